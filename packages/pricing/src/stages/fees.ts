import type { Stage } from '../stage.ts';
import { untaxed } from './untaxed.ts';

/** Additional fees are added after discounts, which therefore never reduce a fee. */
export const fees: Stage = (draft, { additionalFees }) => ({
  ...draft,
  additionalFees: additionalFees.map(({ id, name, translated, price, provider }) => ({
    id,
    name,
    ...(translated && { translated }),
    price,
    ...(provider && { provider }),
    ...untaxed(price),
  })),
});
