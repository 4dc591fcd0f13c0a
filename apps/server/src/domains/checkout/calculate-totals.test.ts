import { totalsCalculator } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { POST } from '@stoa/server/testing/delivery';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database?.close());

const calculate = (request: object) => shop.visitor().call(totalsCalculator.calculateTotals, request);
const clay = { id: 'a', price: '10.00', quantity: 3, physicalProperties: { shippable: true, weight: 1 } };

test('totals of items with the caller’s prices, their delivery and tax', async () => {
  const request = {
    lineItems: [clay, { id: 'b', price: '5', quantity: 1, fullPrice: '8' }],
    shippingAddress: { country: 'DE' },
    selectedShippingOption: { code: POST },
  };
  const totals = expectAnswer(await calculate(request));
  expect(totals).toMatchObject({
    calculatedLineItems: [
      { lineItemId: 'a', pricesBreakdown: { lineItemPrice: { amount: '30.00' } } },
      { lineItemId: 'b', pricesBreakdown: { fullPrice: { amount: '8.00' }, price: { amount: '5.00' } } },
    ],
    priceSummary: {
      subtotal: { amount: '35.00' },
      shipping: { amount: '4.90' },
      tax: { amount: '7.58' },
      total: { amount: '47.48' },
    },
    totalAfterGiftCard: { amount: '47.48' },
    currency: 'EUR',
    taxIncludedInPrice: false,
  });
  expect(await shop.rows('carts')).toEqual([]);
  const bare = { ...request, calculateTax: false, calculateShipping: false };
  expect(await calculate(bare)).toMatchObject({ priceSummary: { total: { amount: '35.00' } } });
});

test('the catalogue adds what it knows of its items, and the price stays the caller’s', async () => {
  const book = await shop.add({ name: 'Book', price: 2000 });
  const { catalogReference } = book.line(1);
  const lineItems = [{ id: 'x', price: '1.00', quantity: 2, catalogReference }];
  const totals = expectAnswer(await calculate({ lineItems, calculateTax: false }));
  expect(totals.priceSummary?.total?.amount).toBe('2.00');
});

test('codes that do not apply are errors of the calculation; unknown gift cards are refused', async () => {
  const errors = {
    calculationErrors: { couponCalculationError: { applicationError: { code: 'ERROR_COUPON_DOES_NOT_EXIST' } } },
  };
  expect(await calculate({ lineItems: [clay], couponCode: 'NOSUCH' })).toMatchObject(errors);
  expect(await calculate({ lineItems: [clay], couponId: 'nosuch' })).toMatchObject(errors);
  expect(await calculate({ lineItems: [clay], giftCardCode: 'ABCDEFGH' })).toMatchObject({
    code: 'GIFT_CARD_NOT_FOUND',
  });
  expect(await calculate({ lineItems: [{ ...clay, price: '-1' }] })).toMatchObject({
    violations: [{ field: 'lineItems.0.price' }],
  });
});
