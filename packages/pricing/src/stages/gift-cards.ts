import { addUp } from '../add-up.ts';
import type { GiftCardPayment } from '../priced-cart.ts';
import type { Stage } from '../stage.ts';

/**
 * Gift cards pay one after the other until nothing is left to pay, each up to its balance or the limit set by the buyer.
 * They change neither the total nor the tax.
 */
export const giftCards: Stage = (draft, { giftCards: cards }) => {
  let left = addUp(draft).total;
  const payments = cards.map(({ id, balance, most }): GiftCardPayment => {
    const amount = Math.min(balance, most ?? balance, left);
    left -= amount;
    return { id, amount };
  });
  return { ...draft, giftCards: payments.filter(({ amount }) => amount > 0) };
};
