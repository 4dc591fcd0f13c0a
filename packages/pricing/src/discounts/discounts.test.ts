import { describe, expect, test } from 'vitest';
import { aCart, aCoupon, aLine, anItem, aRule, categoryOf, itemsOf } from '../example-cart.ts';
import { type PricingInput, priceCart } from '../index.ts';
import type { Trigger } from './trigger.ts';

const mug = (quantity = 1) => aLine(1000, quantity, { id: 'mug', ...anItem('mug', 'pots', 'all') });
const tea = (quantity = 1) => aLine(500, quantity, { id: 'tea', ...anItem('tea', 'all') });
const adjusted = (cart: PricingInput) => priceCart(cart).adjustments;

test('a bundle names its units, and its saving on each line', () => {
  const rule = aRule({ type: 'BUNDLES', quantity: 3, price: 2000 });
  expect(adjusted(aCart([mug(5), tea(1)], { discountRules: [rule] }))[0]).toMatchObject({
    amount: 1500,
    byLine: { mug: 1400, tea: 100 },
    combinations: [
      { count: 1, lines: [{ lineId: 'mug', quantity: 3, amount: 1000 }] },
      {
        count: 1,
        lines: [
          { lineId: 'mug', quantity: 2, amount: 400 },
          { lineId: 'tea', quantity: 1, amount: 100 },
        ],
      },
    ],
  });
});

test('equal bundles are named once, with their number', () => {
  const rule = aRule({ type: 'BUNDLES', quantity: 2, price: 1500 });
  expect(adjusted(aCart([mug(7)], { discountRules: [rule] }))[0]?.combinations).toEqual([
    { count: 3, lines: [{ lineId: 'mug', quantity: 2, amount: 1500 }] },
  ]);
});

describe('conditions', () => {
  const subtotal = (from: number): Trigger => ({ type: 'SUBTOTAL', scopes: null, from, to: null });
  const teas = (from: number): Trigger => ({ type: 'QUANTITY', scopes: [itemsOf('tea')], from, to: null });
  const saves = (trigger: Trigger) =>
    adjusted(aCart([mug(), tea(2)], { discountRules: [aRule(10, { trigger })] })).length === 1;

  test.each<[string, Trigger, boolean]>([
    ['counts only the items in its scopes', teas(3), false],
    ['counts the items in its scopes', teas(2), true],
    ['all of them', { type: 'ALL', triggers: [subtotal(2000), teas(2)] }, true],
    ['all but one', { type: 'ALL', triggers: [subtotal(2001), teas(2)] }, false],
    ['any of them', { type: 'ANY', triggers: [subtotal(2001), teas(2)] }, true],
    ['none of them', { type: 'ANY', triggers: [subtotal(2001), teas(3)] }, false],
    ['what others say', { type: 'ANSWERED', holds: false }, false],
    ['a category', { type: 'SUBTOTAL', scopes: [categoryOf('pots')], from: 1000, to: 1000 }, true],
  ])('%s', (_, trigger, holds) => expect(saves(trigger)).toBe(holds));
});

describe('a coupon says what became of it', () => {
  const amount = { type: 'ORDER_AMOUNT' as const, amount: 100 };
  const outcome = (cart: PricingInput) => priceCart(cart).couponOutcome;

  test.each<[string, PricingInput, ReturnType<typeof outcome>]>([
    ['none', aCart([mug()]), null],
    ['it saves something', aCart([mug()], { coupon: aCoupon(amount) }), 'APPLIED'],
    [
      'too little in the cart',
      aCart([tea()], { coupon: aCoupon(amount, { minimumSubtotal: 501 }) }),
      'MINIMUM_NOT_REACHED',
    ],
    ['for other items', aCart([tea()], { coupon: aCoupon(amount, { scopes: [itemsOf('mug')] }) }), 'NOT_APPLICABLE'],
    [
      'the price is lower already',
      aCart([tea()], { coupon: aCoupon({ type: 'UNIT_PRICE', price: 600 }) }),
      'NOT_APPLICABLE',
    ],
    ['no shipping is chosen yet', aCart([mug()], { coupon: aCoupon({ type: 'FREE_SHIPPING' }) }), 'APPLIED'],
    [
      'nothing is shipped',
      aCart([aLine(100, 1, { shippable: false })], { coupon: aCoupon({ type: 'FREE_SHIPPING' }) }),
      'NOT_APPLICABLE',
    ],
  ])('%s', (_, cart, expected) => expect(outcome(cart)).toBe(expected));
});

test('items outside of catalogues are in no scope, but in the whole order', () => {
  const custom = aLine(1000, 1, { id: 'custom' });
  expect(adjusted(aCart([custom], { discountRules: [aRule(10, { scopes: [itemsOf('custom')] })] }))).toEqual([]);
  expect(adjusted(aCart([custom], { coupon: aCoupon({ type: 'ORDER_PERCENTAGE', percentage: 10 }) }))).toHaveLength(1);
});

test('the older of two rules comes first, whatever the order they are given in', () => {
  const older = aRule({ type: 'UNIT_PRICE', price: 300 }, { id: 'b', createdDate: '2024-01-01' });
  const newer = aRule({ type: 'UNIT_PRICE', price: 200 }, { id: 'a', createdDate: '2025-01-01' });
  for (const discountRules of [
    [older, newer],
    [newer, older],
  ])
    expect(adjusted(aCart([tea()], { discountRules })).map(({ id }) => id)).toEqual(['b', 'a']);
});
