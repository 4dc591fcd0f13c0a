import { all, number, plural } from './grammar.ts';

const products = (count: number): string => plural(count, { one: '# product', other: '# products' });

/** Lists of products: shop, categories, search results. */
export const listing = {
  products,
  productsOnPage: (first: number, last: number, total: number) =>
    `${number(first)}–${number(last)} of ${products(total)}`,
  /** Read aloud after a number. */
  productsUnit: (count: number): string => (count === 1 ? 'product' : 'products'),
  categories: 'Categories',
  categoriesIn: (category: string) => `Categories in ${category}`,
  titleOfPage: (title: string, page: number) => `${title}, page ${number(page)}`,
  /** For search engines. `parts` are the categories in it. */
  describe: (count: number, title: string, site: string, parts: string[]) =>
    `${title} at ${site}: ${products(count)}${parts.length > 0 ? ` in ${all(parts)}` : ''}.`,
  empty: 'There are no products here yet.',
  seeAllOf: (category: string) => `See everything in ${category}`,
  priceFrom: (price: string) => `from ${price}`,
  preorder: 'Pre-order',
  soldOut: 'Sold out',
  sort: 'Sort by:',
  sortings: {
    featured: 'Featured',
    match: 'Best match',
    newest: 'Newest',
    rating: 'Best rated',
    'price-up': 'Price, low to high',
    'price-down': 'Price, high to low',
    name: 'Name',
  },
  filters: 'Filters',
  filtersSet: (count: number) => `Filters (${number(count)})`,
  showProducts: (count: number) => (count === 0 ? 'No products' : `Show ${products(count)}`),
  close: 'Close',
  availability: 'Availability',
  inStock: 'In stock',
  onSale: 'On sale',
  rating: 'Rating',
  starsAndUp: (stars: number) => `${number(stars)} stars and up`,
  brand: 'Brand',
  tags: 'Tags',
  priceIn: (currency: string) => `Price in ${currency}`,
  from: 'From',
  to: 'To',
  applyPrice: 'Apply',
  priceRange: 'price range',
  priceBetween: (least: string, most: string) => `${least} to ${most}`,
  priceAtLeast: (least: string) => `From ${least}`,
  priceAtMost: (most: string) => `Up to ${most}`,
  more: (count: number) => plural(count, { other: '# more' }),
  activeFilters: 'Active filters',
  removeFilter: 'Remove filter',
  removeAllFilters: 'Remove all filters',
  nothingMatches: 'No products match all these filters.',
  pages: 'Pages',
  page: 'Page',
  previous: 'Previous',
  next: 'Next',
};
