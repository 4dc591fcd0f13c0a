import { sum } from '@stoa/money';
import { addUp } from '../add-up.ts';
import type { GiftCardPayment } from '../priced-cart.ts';
import type { Stage } from '../stage.ts';

/**
 * Gift cards pay one after the other until nothing is left to pay, each up to its balance or the limit set by the buyer.
 * They change neither the total nor the tax, and do not pay for gift cards that are bought.
 */
export const giftCards: Stage = (draft, { giftCards: cards, lines }) => {
  const stored = draft.lines.filter((_, index) => lines[index]?.isStoredValue);
  let left = addUp(draft).total - sum(stored.map(({ totalAfterTax }) => totalAfterTax));
  const payments = cards.map(({ id, balance, most }): GiftCardPayment => {
    const amount = Math.min(balance, most ?? balance, left);
    left -= amount;
    return { id, amount };
  });
  return { ...draft, giftCards: payments.filter(({ amount }) => amount > 0) };
};
