import { describe, expect, test } from 'vitest';
import { type CollectabilityFacts, collectabilityOf } from './collectability.ts';

const payable: CollectabilityFacts = { status: 'APPROVED', owed: 2963, isChargedBack: false, takesCards: true };

describe('whether money can be collected', () => {
  test.each([
    ['what is owed for a final order', {}, 'COLLECTABLE'],
    ['nothing for a cancelled one', { status: 'CANCELED' }, 'NONCOLLECTABLE_ORDER_IS_CANCELLED'],
    ['nothing for a rejected one', { status: 'REJECTED' }, 'NONCOLLECTABLE_ORDER_IS_REJECTED'],
    ['nothing while its payment takes time', { status: 'PENDING' }, 'NONCOLLECTABLE_ORDER_IS_PENDING'],
    ['nothing while its buyer is at the checkout', { status: 'INITIALIZED' }, 'NONCOLLECTABLE_ORDER_IS_PENDING'],
    ['nothing where nothing is owed', { owed: 0 }, 'NONCOLLECTABLE_ORDER_IS_PAID'],
    ['nothing after a chargeback', { isChargedBack: true }, 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS'],
    ['nothing without cards', { takesCards: false }, 'NONCOLLECTABLE_MISSING_PAYMENT_METHOD'],
    ['first of all that it is cancelled', { status: 'CANCELED', owed: 0 }, 'NONCOLLECTABLE_ORDER_IS_CANCELLED'],
    ['a chargeback before the debt', { isChargedBack: true, owed: 0 }, 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS'],
    ['the debt before the cards', { owed: 0, takesCards: false }, 'NONCOLLECTABLE_ORDER_IS_PAID'],
  ] as [string, Partial<CollectabilityFacts>, string][])('%s', (_, facts, status) => {
    expect(collectabilityOf({ ...payable, ...facts })).toBe(status);
  });
});
