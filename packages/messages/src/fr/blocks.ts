import type { blocks as English } from '../en/blocks.ts';
import { number, plural } from './grammar.ts';

export const blocks: typeof English = {
  colors: 'Couleurs',
  reducedPrice: 'Prix réduit',
  priceBefore: 'Prix avant réduction',
  rated: (average) =>
    plural(average, { one: `${number(average)} étoile sur 5`, other: `${number(average)} étoiles sur 5` }),
  reviews: (count) => plural(count, { one: '# avis', other: '# avis' }),
};
