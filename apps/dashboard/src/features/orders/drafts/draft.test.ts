import { describe, expect, test } from 'vitest';
import { asOrder, changeOf, type DraftView, differenceOf, hasChanges, keptLines, whyNotToEdit } from './draft.ts';

const line = (id: string, more: object = {}) => ({ lineItem: { id, quantity: 2 }, ...more });
const money = (amount: string | undefined) => `€${amount}`;

test('a line that was taken off is not part of the order', () => {
  const draft: DraftView = { lineItems: [line('a'), line('b', { removed: true })] };
  expect(keptLines(draft).map(({ lineItem }) => lineItem?.id)).toEqual(['a']);
});

describe('whether there are changes', () => {
  test.each<[string, DraftView, boolean]>([
    ['none', { lineItems: [line('a')], discounts: [{ source: 'ORIGINAL_ORDER', applied: true }] }, false],
    ['a new line', { lineItems: [line('a', { added: true })] }, true],
    ['a line less', { lineItems: [line('a', { removed: true })] }, true],
    ['another quantity', { lineItems: [line('a', { changedDetails: { quantityBeforeChange: 1 } })] }, true],
    [
      'a discount of the order that no longer counts',
      { discounts: [{ source: 'ORIGINAL_ORDER', applied: false }] },
      true,
    ],
    ['a discount that counts from now on', { discounts: [{ source: 'CUSTOM', applied: true }] }, true],
    ['a discount that does not count', { discounts: [{ source: 'AUTOMATIC', applied: false }] }, false],
    ['a fee', { additionalFees: [{ source: 'CUSTOM', applied: true }] }, true],
    ['another delivery', { shippingInfo: { changedDetails: {} } }, true],
  ])('%s', (_, draft, expected) => expect(hasChanges(draft)).toBe(expected));
});

test.each([
  ['5.00', 'COLLECT', '5.00'],
  ['-5.00', 'REFUND', '5.00'],
  ['0.00', 'NONE', '0.00'],
])('a balance of %s is %s %s', (amount, kind, expected) => {
  expect(differenceOf({ currency: 'EUR', balanceSummary: { balance: { amount } } })).toEqual({
    kind,
    amount: expected,
  });
});

test('a line says how it differs', () => {
  expect(changeOf(line('a'), money)).toBeNull();
  expect(changeOf(line('a', { added: true }), money)).toBe('New');
  expect(changeOf(line('a', { removed: true }), money)).toBe('Removed');
  const changedDetails = { quantityBeforeChange: 3, priceBeforeChange: { amount: '9.00' } };
  expect(changeOf(line('a', { changedDetails }), money)).toBe('Quantity was 3, price was €9.00');
});

test('only what counts is among the amounts', () => {
  const order = asOrder({
    currency: 'EUR',
    additionalFees: [
      { applied: true, additionalFee: { name: 'Wrapping' } },
      { applied: false, additionalFee: { name: 'Express' } },
    ],
    shippingInfo: { removed: true, shippingInfo: { title: 'Post' } },
  });
  expect(order.additionalFees).toEqual([{ name: 'Wrapping' }]);
  expect(order.shippingInfo).toBeUndefined();
});

test.each([
  ['119.00', true],
  ['138.00', false],
])('a total of %s has the tax of its prices in it: %s', (amount, expected) => {
  const priceSummary = {
    subtotal: { amount: '100.00' },
    discount: { amount: '0.00' },
    shipping: { amount: '19.00' },
    tax: { amount: '19.00' },
    total: { amount },
  };
  expect(asOrder({ currency: 'EUR', priceSummary }).taxIncludedInPrices).toBe(expected);
});

test('an order that cannot be edited has a reason, known or not', () => {
  expect(whyNotToEdit(['ORDER_HAS_CHARGEBACKS'])).toMatch(/bank took money back/);
  expect(whyNotToEdit(['SOMETHING_NEW'])).toMatch(/can’t be edited/);
});
