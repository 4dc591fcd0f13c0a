import { describe, expect, test } from 'vitest';
import { type RefundabilityFacts, refundabilityOf } from './refundability.ts';

const paid: RefundabilityFacts = {
  orderStatus: 'APPROVED',
  amount: 1000,
  captured: 1000,
  refunded: 0,
  refunding: 0,
  chargedBack: 0,
  isDisabled: false,
  by: 'PROVIDER',
};

describe('whether a payment can be refunded', () => {
  test.each([
    ['one that a provider moved', {}, 'REFUNDABLE'],
    ['the rest of one', { refunded: 400 }, 'REFUNDABLE'],
    ['one of a cancelled order', { orderStatus: 'CANCELED' }, 'REFUNDABLE'],
    ['what the bank left of one', { chargedBack: 400 }, 'REFUNDABLE'],
    ['one that the merchant received', { by: 'MERCHANT' }, 'OFFLINE'],
    ['one that another system moved', { by: 'ELSEWHERE' }, 'NOT_SUPPORTED'],
    ['one of a provider that refunds nothing', { by: 'PROVIDER_WITHOUT_REFUNDS' }, 'NOT_SUPPORTED'],
    ['one that nobody knows', { by: 'GONE' }, 'TRANSACTION_NOT_FOUND'],
    ['one that is not done', { orderStatus: 'PENDING' }, 'ORDER_IS_PENDING'],
    ['one of a buyer at the checkout', { orderStatus: 'INITIALIZED' }, 'ORDER_IS_PENDING'],
    ['one of a rejected order', { orderStatus: 'REJECTED' }, 'ORDER_IS_REJECTED'],
    ['nothing', { amount: 0, captured: 0 }, 'ZERO_PRICE'],
    ['what is only held', { captured: 0 }, 'NOT_PAID'],
    ['what went back', { refunded: 1000 }, 'ALREADY_REFUNDED'],
    ['what is about to go back', { refunding: 100 }, 'PENDING_REFUND'],
    ['what the bank took back', { chargedBack: 1000 }, 'AMOUNT_OFFSET_BY_CHARGEBACK'],
    ['what the bank and the shop gave back', { refunded: 600, chargedBack: 400 }, 'AMOUNT_OFFSET_BY_CHARGEBACK'],
    ['what a program forbade', { isDisabled: true }, 'FORBIDDEN'],
  ] as [string, Partial<RefundabilityFacts>, string][])('%s', (_, facts, expected) => {
    const state = refundabilityOf({ ...paid, ...facts });
    expect(state.status === 'REFUNDABLE' ? 'REFUNDABLE' : state.reason).toBe(expected);
  });
});
