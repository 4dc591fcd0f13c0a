import type { blocks as English } from '../en/blocks.ts';
import { number, plural } from './grammar.ts';

export const blocks: typeof English = {
  colors: 'Colores',
  reducedPrice: 'Precio rebajado',
  priceBefore: 'Precio habitual',
  rated: (average) => `${number(average)} de 5 estrellas`,
  reviews: (count) => plural(count, { one: '# reseña', other: '# reseñas' }),
};
