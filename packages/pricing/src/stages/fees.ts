import type { Stage } from '../stage.ts';
import { untaxed } from './untaxed.ts';

/** Additional fees are added after discounts, which therefore never reduce a fee. */
export const fees: Stage = (draft, { additionalFees }) => ({
  ...draft,
  additionalFees: additionalFees.map(({ id, name, price, provider }) => ({
    id,
    name,
    price,
    ...(provider && { provider }),
    ...untaxed(price),
  })),
});
