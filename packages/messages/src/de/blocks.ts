import type { blocks as English } from '../en/blocks.ts';
import { number, plural } from './grammar.ts';

export const blocks: typeof English = {
  colors: 'Farben',
  reducedPrice: 'Angebotspreis',
  priceBefore: 'Ursprünglicher Preis',
  rated: (average) => `${number(average)} von 5 Sternen`,
  reviews: (count) => plural(count, { one: '# Bewertung', other: '# Bewertungen' }),
};
