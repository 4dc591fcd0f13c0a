// For tests: somebody else who issues gift cards, with books, as one that can be relied on.

import type { Context } from '../src/context.ts';
import { returnHold } from '../src/domains/gift-cards/holds.ts';
import type { GiftCardProvider, RedeemProblem } from '../src/domains/purchase/index.ts';
import { doDueWork } from './tasks.ts';

export const ISSUER = '4b1f4a58-2f7c-4d55-9a0e-5f2f0c7c1d90';
export const CARD = 'ELSE-WHERE-1';

type Redemption = { transactionId: string; code: string; orderId: string | null; amount: number; isVoided: boolean };

/** An issuer of one card; `answers` replace what it does. */
export function cardIssuer(balance = 5000, answers: Partial<GiftCardProvider> = {}) {
  const balances = new Map([[CARD, balance]]);
  const redemptions: Redemption[] = [];
  const asked: string[] = [];
  const problemOf = (code: string, amount: number): RedeemProblem | null => {
    if (!balances.has(code)) return 'GIFT_CARD_NOT_FOUND';
    return (balances.get(code) ?? 0) < amount ? 'INSUFFICIENT_FUNDS' : null;
  };
  const books: GiftCardProvider = {
    id: ISSUER,
    name: 'Elsewhere',
    async balance(_ctx, { code }) {
      asked.push('balance');
      const left = balances.get(code.toUpperCase());
      return left === undefined ? null : { status: 'VALID', balance: left, currency: 'EUR', externalId: 'card-1' };
    },
    async redeem(_ctx, { code, orderId, amount }) {
      asked.push('redeem');
      const known = redemptions.find((one) => one.code === code && one.orderId === orderId && !one.isVoided);
      if (known) return { transactionId: known.transactionId };
      const problem = problemOf(code, amount);
      if (problem) return { problem };
      const transactionId = `taken-${redemptions.length + 1}`;
      redemptions.push({ transactionId, code, orderId, amount, isVoided: false });
      balances.set(code, (balances.get(code) ?? 0) - amount);
      return { transactionId };
    },
    async void(_ctx, { transactionId }) {
      asked.push('void');
      const known = redemptions.find((one) => one.transactionId === transactionId);
      if (!known) return 'TRANSACTION_NOT_FOUND';
      if (known.isVoided) return 'ALREADY_VOIDED';
      known.isVoided = true;
      balances.set(known.code, (balances.get(known.code) ?? 0) + known.amount);
      return null;
    },
  };
  return {
    provider: { ...books, ...answers },
    books,
    redemptions,
    asked,
    /** What is left on the card. */
    left: (): number => balances.get(CARD) ?? 0,
    change: (to: number): void => void balances.set(CARD, to),
  };
}

/** What is due by now on its way back to gift cards gets there. */
export const returnToCards = (ctx: Context): Promise<void> => doDueWork(ctx, [returnHold]);
