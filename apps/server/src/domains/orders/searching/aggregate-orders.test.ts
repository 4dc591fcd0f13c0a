import { checkouts, orders } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';

let database: Database;
let shop: Shop;
let productIds: string[] = [];

/** Three orders of 10, 10 and 30, the last of two products. */
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database, {}, { tax: null });
  const song = await shop.add({ name: 'Song', price: 1000, isDigital: true });
  const film = await shop.add({ name: 'Film', price: 2000, isDigital: true });
  productIds = [song.id, film.id];
  for (const [email, lineItems] of [
    ['ann@example.com', [song.line(1)]],
    ['ann@example.com', [song.line(1)]],
    ['bob@example.com', [song.line(1), film.line(1)]],
  ] as const) {
    const visitor = shop.visitor();
    const billingInfo = { address: { country: 'DE' }, contactDetails: { firstName: 'Ann', lastName: 'Lee' } };
    const checkoutInfo = { buyerInfo: { email }, billingInfo };
    const { checkout } = expectAnswer(
      await visitor.call(checkouts.createCheckout, { lineItems, channelType: 'WEB', checkoutInfo }),
    );
    expectAnswer(await visitor.call(checkouts.createOrder, { id: checkout?.id }));
  }
});
afterAll(() => database?.close());

const ask = (request: object) => shop.staff().call(orders.aggregateOrders, request);

test('orders are counted by the values of fields, and by their combinations', async () => {
  const aggregation = {
    buyers: { $count: 'buyerInfo.email' },
    products: { $count: ['lineItems.catalogReference.catalogItemId'] },
    both: { $count: ['paymentStatus', 'buyerInfo.email'] },
    regions: { $count: ['shippingInfo.region.name'] },
  };
  expect(expectAnswer(await ask({ aggregation })).aggregates).toEqual({
    buyers: { 'ann@example.com': 2, 'bob@example.com': 1 },
    products: { [productIds[0] ?? '']: 3, [productIds[1] ?? '']: 1 },
    both: { '(NOT_PAID|ann@example.com)': 2, '(NOT_PAID|bob@example.com)': 1 },
    regions: { 'N/A': 3 },
  });
  const { aggregates } = expectAnswer(
    await ask({
      filter: { 'buyerInfo.email': 'bob@example.com' },
      aggregation: { both: { $count: ['paymentStatus', 'status'] } },
      hierarchySeparatorOverride: ' > ',
    }),
  );
  expect(aggregates).toEqual({ both: { '(NOT_PAID > APPROVED)': 1 } });
});

test('amounts are added up in the currency of the site', async () => {
  const total = 'priceSummary.total.amount';
  const aggregation = {
    sum: { $sum: total },
    average: { $avg: [total] },
    least: { $min: total },
    most: { $max: total },
  };
  expect(expectAnswer(await ask({ aggregation })).aggregates).toEqual({
    sum: '50.00',
    average: '16.67',
    least: '10.00',
    most: '30.00',
  });
  expect(expectAnswer(await ask({ filter: { archived: true }, aggregation })).aggregates).toEqual({
    sum: '0.00',
    average: null,
    least: null,
    most: null,
  });
});

test.each([
  [{ aggregation: {} }, 'aggregation', 'REQUIRED_FIELD'],
  [{ aggregation: { a: { $median: 'priceSummary.total.amount' } } }, 'aggregation.a', 'INVALID_ENUM_VALUE'],
  [{ aggregation: { a: 'status' } }, 'aggregation.a', 'INVALID_ENUM_VALUE'],
  [{ aggregation: { a: { $count: [] } } }, 'aggregation.a.$count', 'MAX_SIZE'],
  [{ aggregation: { a: { $count: ['colour'] } } }, 'aggregation.a.$count', 'FIELD_NOT_ALLOWED'],
  [{ aggregation: { a: { $count: ['__proto__'] } } }, 'aggregation.a.$count', 'FIELD_NOT_ALLOWED'],
  [{ aggregation: { a: { $sum: 'status' } } }, 'aggregation.a.$sum', 'FIELD_NOT_ALLOWED'],
  [{ aggregation: { a: { $count: 'status' } }, filter: { colour: 'red' } }, 'filter.colour', 'FIELD_NOT_ALLOWED'],
])('%j is refused by its field', async (request, field, violatedRule) => {
  expect(await ask(request)).toMatchObject({ refused: 'invalid', violations: [{ field, violatedRule }] });
});
