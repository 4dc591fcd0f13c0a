import type { blocks as English } from '../en/blocks.ts';
import { number, plural } from './grammar.ts';

export const blocks: typeof English = {
  colors: 'צבעים',
  reducedPrice: 'מחיר מבצע',
  priceBefore: 'מחיר רגיל',
  rated: (average) => `${number(average)} מתוך 5 כוכבים`,
  reviews: (count) => plural(count, { one: 'ביקורת אחת', two: 'שתי ביקורות', other: '# ביקורות' }),
};
