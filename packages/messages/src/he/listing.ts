import type { listing as English } from '../en/listing.ts';
import { all, number, plural } from './grammar.ts';

const products = (count: number): string => plural(count, { one: 'מוצר אחד', two: 'שני מוצרים', other: '# מוצרים' });

export const listing: typeof English = {
  products,
  productsOnPage: (first, last, total) => `${number(first)}–${number(last)} מתוך ${products(total)}`,
  productsUnit: (count) => (count === 1 ? 'מוצר' : 'מוצרים'),
  categories: 'קטגוריות',
  categoriesIn: (category) => `קטגוריות בתוך ${category}`,
  titleOfPage: (title, page) => `${title}, עמוד ${number(page)}`,
  describe: (count, title, site, parts) =>
    `${title} באתר ${site}: ${products(count)}${parts.length > 0 ? ` בקטגוריות ${all(parts)}` : ''}.`,
  empty: 'אין כאן מוצרים עדיין.',
  seeAllOf: (category) => `לכל המוצרים בקטגוריה ${category}`,
  priceFrom: (price) => `החל מ-${price}`,
  preorder: 'הזמנה מראש',
  soldOut: 'אזל מהמלאי',
  sort: 'מיון לפי:',
  sortings: {
    featured: 'מומלצים',
    match: 'רלוונטיות',
    newest: 'החדשים ביותר',
    rating: 'הדירוג הגבוה ביותר',
    'price-up': 'מחיר, מהנמוך לגבוה',
    'price-down': 'מחיר, מהגבוה לנמוך',
    name: 'שם',
  },
  filters: 'סינון',
  filtersSet: (count) => `סינון (${number(count)})`,
  showProducts: (count) =>
    count === 0
      ? 'אין מוצרים'
      : plural(count, { one: 'הצגת מוצר אחד', two: 'הצגת שני מוצרים', other: 'הצגת # מוצרים' }),
  close: 'סגירה',
  availability: 'זמינות',
  inStock: 'במלאי',
  onSale: 'במבצע',
  rating: 'דירוג',
  starsAndUp: (stars) => plural(stars, { one: 'כוכב אחד ומעלה', two: 'שני כוכבים ומעלה', other: '# כוכבים ומעלה' }),
  brand: 'מותג',
  tags: 'תגיות',
  priceIn: (currency) => `מחיר (${currency})`,
  from: 'מינימום',
  to: 'מקסימום',
  applyPrice: 'אישור',
  priceRange: 'טווח מחירים',
  priceBetween: (least, most) => `מ-${least} עד ${most}`,
  priceAtLeast: (least) => `החל מ-${least}`,
  priceAtMost: (most) => `עד ${most}`,
  more: (count) => plural(count, { one: 'עוד אחד', two: 'עוד שניים', other: 'עוד #' }),
  activeFilters: 'מסננים פעילים',
  removeFilter: 'הסרת המסנן',
  removeAllFilters: 'הסרת כל המסננים',
  nothingMatches: 'אין מוצרים שמתאימים לכל המסננים האלה.',
  pages: 'עמודים',
  page: 'עמוד',
  previous: 'הקודם',
  next: 'הבא',
};
