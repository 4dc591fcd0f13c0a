import { toDecimal } from '@stoa/money';
import { obfuscated } from '../purchase/index.ts';
import { type GiftCard, statusOf } from './gift-card.ts';

/** A card as the people who run the site see it: all but its code. */
export function viewIssuedCard(card: GiftCard, now: Date) {
  const { code, initialAmount, balance, currency, orderId, language: _, ...rest } = card;
  return {
    ...rest,
    obfuscatedCode: obfuscated(code),
    initialAmount: viewMoney(initialAmount, currency),
    balance: viewMoney(balance, currency),
    status: statusOf(card, now),
    order: orderId === null ? null : { id: orderId },
  };
}

export const viewMoney = (amount: number, currency: string) => ({ value: toDecimal(amount, currency), currency });
