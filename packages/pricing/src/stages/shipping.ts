import type { Stage } from '../stage.ts';
import { untaxed } from './untaxed.ts';

/** The chosen shipping option is added at its price, less any discounts on shipping. */
export const shipping: Stage = (draft, { shipping: chosen }) => {
  if (!chosen) return draft;
  const { optionId, title, price } = chosen;
  const wanted = draft.adjustments
    .filter(({ target }) => target === 'SHIPPING')
    .reduce((total, { amount }) => total + amount, 0);
  const discount = Math.min(price, wanted);
  return { ...draft, shipping: { optionId, title, price, discount, ...untaxed(price - discount) } };
};
