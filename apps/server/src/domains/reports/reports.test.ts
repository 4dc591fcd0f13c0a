import { checkouts, coupons, orders, reports } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import type { AddedProduct } from '@stoa/server/testing/products';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastDays } from '../../platform/calendar.ts';
import type { Database } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database, {}, { tax: null });
});
afterAll(() => database?.close());

async function order(at: string, line: object) {
  shop.clock.now = new Date(at);
  const visitor = shop.visitor();
  const checkoutInfo = { billingInfo: { address: { country: 'DE' } } };
  const { checkout } = expectAnswer(
    await visitor.call(checkouts.createCheckout, { lineItems: [line], channelType: 'WEB', checkoutInfo }),
  );
  expectAnswer(await visitor.call(checkouts.createOrder, { id: checkout?.id }));
}

test("sales by the days of the site's calendar, beside the days before", async () => {
  const [song, film] = [
    await shop.add({ name: 'Song', price: 100, isDigital: true, stock: 12 }),
    await shop.add({ name: 'Film', price: 1000, isDigital: true, stock: 50 }),
  ];
  await order('2026-03-07T12:00:00Z', song.line(1)); // the last day but one before
  await order('2026-03-08T22:59:00Z', film.line(1)); // just before midnight in Berlin
  await order('2026-03-08T23:01:00Z', song.line(4)); // just after
  await order('2026-03-11T12:00:00Z', film.line(2));
  await order('2026-03-11T12:30:00Z', song.line(2));
  const staff = shop.staff();
  staff.ctx.statements.count = 0;
  const report = expectAnswer(await staff.call(reports.getSalesReport, { days: 3 }));
  expect(staff.ctx.statements.count).toBe(3); // days, best sellers, low stock
  expect(report).toMatchObject({
    currency: 'EUR',
    current: { orders: 3, itemsSold: 8, sales: { amount: '26.00' }, averageOrder: { amount: '8.67' } },
    previous: { orders: 2, itemsSold: 2, sales: { amount: '11.00' } },
    bestSellers: [
      { productId: film.id, name: 'Film', itemsSold: 2, sales: { amount: '20.00' } },
      { productId: song.id, name: 'Song', itemsSold: 6, sales: { amount: '6.00' } },
    ],
    lowStock: [{ productId: song.id, name: 'Song', variant: '', quantity: 5 }],
  });
  expect(report.days?.map(({ date, orders, sales }) => [date, orders, sales?.amount])).toEqual([
    ['2026-03-09', 1, '4.00'],
    ['2026-03-10', 0, '0.00'],
    ['2026-03-11', 2, '22.00'],
  ]);

  const earlier = expectAnswer(await staff.call(reports.getSalesReport, { days: 2, until: '2026-03-09' }));
  expect(earlier).toMatchObject({
    current: { orders: 2, itemsSold: 5, sales: { amount: '14.00' } },
    previous: { orders: 1, sales: { amount: '1.00' } },
    bestSellers: [
      { name: 'Film', itemsSold: 1, sales: { amount: '10.00' } },
      { name: 'Song', itemsSold: 4, sales: { amount: '4.00' } },
    ],
  });
  expect(earlier.days?.map(({ date }) => date)).toEqual(['2026-03-08', '2026-03-09']);
});

test('a shop without orders has a report of zeros', async () => {
  const empty = await openShop(database);
  const report = expectAnswer(await empty.staff().call(reports.getSalesReport, {}));
  expect(report.days).toHaveLength(30);
  expect(report).toMatchObject({
    current: { orders: 0, averageOrder: { amount: '0.00' } },
    bestSellers: [],
    lowStock: [],
  });
});

test('days follow the calendar, even when clocks change', () => {
  expect(lastDays(new Date('2026-03-29T22:30:00Z'), 'Europe/Berlin', 3)).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
  ]);
  expect(lastDays(new Date('2026-03-01T03:00:00Z'), 'America/New_York', 2)).toEqual(['2026-02-27', '2026-02-28']);
});

describe('sales by what tells them apart', () => {
  let staff: Customer;
  let mug: AddedProduct;
  let cup: AddedProduct;
  beforeAll(async () => {
    shop = await openShop(database, {}, { tax: null });
    staff = shop.staff();
    [mug, cup] = [
      await shop.add({ name: 'Mug', price: 1000, stock: 90 }),
      await shop.add({ name: 'Cup', price: 300, stock: 90 }),
    ];
    const specification = { name: 'Spring', code: 'SPRING', startTime: '0', moneyOffAmount: 1, minimumSubtotal: 0 };
    expectAnswer(await staff.call(coupons.createCoupon, { specification }));
    shop.clock.now = new Date('2026-03-02T10:00:00Z');
    await placeOrder(shop, [mug.line(2)], { email: 'ada@example.com' });
    shop.clock.now = new Date('2026-03-03T10:00:00Z');
    await placeOrder(shop, [mug.line(1), cup.line(1)], { email: 'ADA@example.com', couponCode: 'SPRING' });
    const { id } = await placeOrder(shop, [cup.line(9)], { email: 'eve@example.com' });
    expectAnswer(await staff.call(orders.cancelOrder, { id }));
  });

  const partsBy = async (by: 'PRODUCT' | 'CHANNEL' | 'COUNTRY' | 'DISCOUNT' | 'BUYER', days = 30, until?: string) => {
    staff.ctx.statements.count = 0;
    const { parts = [] } = expectAnswer(
      await staff.call(reports.getSalesBreakdown, { by, days, ...(until && { until }) }),
    );
    expect(staff.ctx.statements.count).toBe(1);
    return parts.map(({ key, name, orders, itemsSold, sales, saved }) => [
      ...[key, name, orders, itemsSold, sales?.amount],
      ...(saved ? [saved.amount] : []),
    ]);
  };

  // a delivery costs 4.90
  test('products are counted by their lines', async () => {
    expect(await partsBy('PRODUCT')).toEqual([
      [mug.id, 'Mug', 2, 3, '29.23'],
      [cup.id, 'Cup', 1, 1, '2.77'],
    ]);
  });

  test('everything else by the orders, those of today alone if wanted', async () => {
    expect(await partsBy('CHANNEL')).toEqual([['WEB', null, 2, 4, '41.80']]);
    expect(await partsBy('COUNTRY')).toEqual([['DE', null, 2, 4, '41.80']]);
    expect(await partsBy('COUNTRY', 1)).toEqual([['DE', null, 1, 2, '16.90']]);
    expect(await partsBy('COUNTRY', 7, '2026-03-02')).toEqual([['DE', null, 1, 2, '24.90']]);
  });

  test('discounts say what they took off', async () => {
    expect(await partsBy('DISCOUNT')).toEqual([['SPRING', 'Spring', 1, 2, '16.90', '1.00']]);
  });

  test('buyers return under the same address, in whichever letters', async () => {
    expect(await partsBy('BUYER')).toEqual([
      ['NEW', null, 1, 2, '24.90'],
      ['RETURNING', null, 1, 2, '16.90'],
    ]);
  });
});
