import { plural } from './grammar.ts';

/** The search box, its suggestions and the results page. */
export const search = {
  search: 'Search',
  searchProducts: 'Search products',
  suggestions: 'Suggestions',
  suggestionCount: (count: number) => plural(count, { one: '# suggestion', other: '# suggestions' }),
  category: 'Category',
  priceFrom: (price: string) => `from ${price}`,
  searchFor: (words: string) => `Search for “${words}”`,
  resultsFor: (words: string) => `Results for “${words}”`,
  noResultsFor: (words: string) => `No results for “${words}”.`,
  noProductsFor: (words: string) => `No products match “${words}”.`,
  fromTheBlog: 'From the blog',
  /** `{words}` stands for the corrected words, which are a link. */
  showingInstead: 'Showing results for {words}.',
  quoted: (words: string) => `“${words}”`,
  tryOthers: 'Check the spelling or try a more general term.',
  seeEverything: 'See all products',
};
