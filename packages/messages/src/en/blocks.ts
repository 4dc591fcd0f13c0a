import { number, plural } from './grammar.ts';

/** Texts of page blocks that are not part of the page's content. */
export const blocks = {
  colors: 'Colours',
  reducedPrice: 'Sale price',
  priceBefore: 'Regular price',
  rated: (average: number) => `${number(average)} out of 5 stars`,
  reviews: (count: number) => plural(count, { one: '# review', other: '# reviews' }),
};
