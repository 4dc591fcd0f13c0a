import { currentCart, discountPreview, discountRules } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { STORES_APP } from '@stoa/server/testing/products';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
let lineItems: object[];
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  shop = await openShop(database);
  const [mug, tea] = [await shop.add({ name: 'Mug', price: 1000 }), await shop.add({ name: 'Tea', price: 400 })];
  lineItems = [mug.line(2), tea.line(1)];
});
afterAll(() => database?.close());

const preview = (request: object) => shop.staff().call(discountPreview.previewDiscount, { lineItems, ...request });
const onEverything = { scopes: [{ catalogItemFilter: { catalogAppId: STORES_APP } }] };
const rule = (discount: object, rest: object = {}) => ({
  name: 'Unsaved',
  discounts: { values: [{ specificItemsInfo: onEverything, ...discount }] },
  ...rest,
});
const coupon = (specification: object) => ({ name: 'Unsaved', code: 'UNSAVED', startTime: '0', ...specification });
const inShop = { scope: { namespace: 'stores' } };
const fromTotal = (from: string) => ({ trigger: { subtotalRange: { from } } });

describe('every kind of automatic discount, on a cart of 24.00', () => {
  test.each<[string, object, string, string]>([
    ['percentage', rule({ percentage: 50 }), '12.00', 'APPLIED'],
    ['amount off each item', rule({ fixedAmount: '1' }), '21.00', 'APPLIED'],
    ['fixed price', rule({ fixedPrice: '3' }), '9.00', 'APPLIED'],
    ['bundle', rule({ quantityBased: { configurations: [{ quantity: 3, price: '20' }] } }), '20.00', 'APPLIED'],
    [
      'bundle of more',
      rule({ quantityBased: { configurations: [{ quantity: 4, price: '2' }] } }),
      '24.00',
      'NOT_APPLICABLE',
    ],
    ['condition that is met', rule({ percentage: 50 }, fromTotal('24')), '12.00', 'APPLIED'],
    ['condition that is not', rule({ percentage: 50 }, fromTotal('24.01')), '24.00', 'CONDITION_NOT_MET'],
  ])('%s', async (_, discountRule, totalAfter, outcome) => {
    expect(await preview({ discountRule })).toMatchObject({ totalBefore: '24.00', totalAfter, outcome, inForce: true });
  });
});

describe('every kind of coupon, on a cart of 24.00', () => {
  test.each<[string, object, string, string]>([
    ['money off the order', { moneyOffAmount: 5, minimumSubtotal: 0 }, '19.00', 'APPLIED'],
    ['a minimum above it', { moneyOffAmount: 5, minimumSubtotal: 25 }, '24.00', 'MINIMUM_NOT_REACHED'],
    ['percent off items', { percentOffRate: 50, ...inShop }, '12.00', 'APPLIED'],
    ['a fixed price', { fixedPriceAmount: 7, ...inShop }, '18.00', 'APPLIED'],
    ['buy some, get some', { buyXGetY: { x: 2, y: 1 }, ...inShop }, '20.00', 'APPLIED'],
    ['too few to get some', { buyXGetY: { x: 3, y: 1 }, ...inShop }, '24.00', 'NOT_APPLICABLE'],
    ['free delivery', { freeShipping: true }, '24.00', 'FREE_DELIVERY'],
  ])('%s', async (_, specification, totalAfter, outcome) => {
    const answer = await preview({ specification: coupon(specification) });
    expect(answer).toMatchObject({ totalBefore: '24.00', totalAfter, outcome, inForce: true });
  });
});

describe('among the discounts of the site', () => {
  const save = async (discountRule: object) =>
    expectAnswer(await shop.staff().call(discountRules.createDiscountRule, { discountRule })).discountRule?.id ?? '';

  test('the saved ones count in both prices, except the one that is edited', async () => {
    const discountRuleId = await save(rule({ percentage: 50 }, { name: 'Saved' }));
    expect(await preview({ discountRule: rule({ percentage: 10 }) })).toMatchObject({
      totalBefore: '12.00',
      totalAfter: '10.80',
      discounts: [
        { name: 'Saved', amount: '12.00', isPreviewed: false },
        { name: 'Unsaved', amount: '1.20', isPreviewed: true },
      ],
    });
    expect(await preview({ discountRule: rule({ percentage: 10 }), discountRuleId })).toMatchObject({
      lines: [
        { productName: 'Mug', quantity: 2, priceBefore: '20.00', priceAfter: '18.00' },
        { productName: 'Tea', quantity: 1, priceBefore: '4.00', priceAfter: '3.60' },
      ],
      totalBefore: '24.00',
      totalAfter: '21.60',
    });
  });

  test('others may leave nothing to take off', async () => {
    await save(rule({ fixedPrice: '0' }, { name: 'Everything is free' }));
    expect(await preview({ discountRule: rule({ percentage: 10 }) })).toMatchObject({ outcome: 'OTHER_DISCOUNTS' });
    const specification = coupon({ percentOffRate: 10, minimumSubtotal: 0 });
    expect(await preview({ specification })).toMatchObject({ outcome: 'OTHER_DISCOUNTS', totalAfter: '0.00' });
  });

  test('one that is not in force is priced as if it were, and says so', async () => {
    const discountRule = rule({ percentage: 50 }, { active: false });
    expect(await preview({ discountRule })).toMatchObject({ totalAfter: '12.00', inForce: false });
    const later = coupon({ percentOffRate: 50, minimumSubtotal: 0, startTime: String(Date.UTC(2030, 0, 1)) });
    expect(await preview({ specification: later })).toMatchObject({ totalAfter: '12.00', inForce: false });
  });

  test('the price is that of a cart once it is saved, and nothing is written before', async () => {
    const discountRule = rule({ percentage: 33 });
    const { totalAfter } = expectAnswer(await preview({ discountRule }));
    expect(await shop.rows('discount_rules')).toEqual([]);
    expect(await shop.rows('carts')).toEqual([]);
    await save(discountRule);
    const visitor = shop.visitor();
    await visitor.call(currentCart.addToCurrentCart, { lineItems });
    const { priceSummary } = expectAnswer(
      await visitor.call(currentCart.estimateCurrentCartTotals, { calculateShipping: false, calculateTax: false }),
    );
    expect(priceSummary?.total?.amount).toBe(totalAfter);
  });
});

describe('refused', () => {
  test.each<[string, object, string]>([
    ['neither of them', {}, 'discountRule'],
    [
      'both of them',
      { discountRule: rule({ percentage: 5 }), specification: coupon({ freeShipping: true }) },
      'specification',
    ],
    ['a rule without a value', { discountRule: rule({}) }, 'discountRule.discounts.values.0'],
    ['a rule without a name', { discountRule: rule({ percentage: 5 }, { name: ' ' }) }, 'discountRule.name'],
    ['a coupon without items', { specification: coupon({ percentOffRate: 5 }) }, 'specification'],
    [
      'a coupon without a code',
      { specification: { ...coupon({ freeShipping: true }), code: ' ' } },
      'specification.code',
    ],
  ])('%s', async (_, request, field) => {
    expect(await preview(request)).toMatchObject({ refused: 'invalid', violations: [{ field }] });
  });

  test('the products and discounts of another site are unknown', async () => {
    const other = await openShop(database);
    const foreign = await other.add({ name: 'Foreign', price: 100 });
    const discountRule = rule({ percentage: 5 });
    expect(await preview({ discountRule, lineItems: [foreign.line(1)] })).toMatchObject({
      code: 'ITEM_NOT_FOUND_IN_CATALOG',
    });
    const { discountRule: saved } = expectAnswer(
      await other.staff().call(discountRules.createDiscountRule, { discountRule }),
    );
    expect(await preview({ discountRule, discountRuleId: saved?.id })).toMatchObject({ refused: expect.any(String) });
  });
});
