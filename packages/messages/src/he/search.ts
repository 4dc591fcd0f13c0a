import type { search as English } from '../en/search.ts';
import { plural } from './grammar.ts';

export const search: typeof English = {
  search: 'חיפוש',
  searchProducts: 'חיפוש מוצרים',
  suggestions: 'הצעות',
  suggestionCount: (count) => plural(count, { one: 'הצעה אחת', two: 'שתי הצעות', other: '# הצעות' }),
  category: 'קטגוריה',
  priceFrom: (price) => `החל מ-${price}`,
  searchFor: (words) => `חיפוש ”${words}”`,
  resultsFor: (words) => `תוצאות עבור ”${words}”`,
  noResultsFor: (words) => `אין תוצאות עבור ”${words}”.`,
  noProductsFor: (words) => `אין מוצרים שמתאימים ל”${words}”.`,
  fromTheBlog: 'מהבלוג',
  showingInstead: 'מוצגות תוצאות עבור {words}.',
  quoted: (words) => `”${words}”`,
  tryOthers: 'בדקו את האיות או נסו מונח כללי יותר.',
  seeEverything: 'לכל המוצרים',
};
