import { checkouts, orders, storeOrders } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';

let database: Database;
let shop: Shop;
const ann = { address: { country: 'DE' }, contactDetails: { firstName: 'Ann', lastName: 'Lee' } };

/** Five orders for 10, 20 ... 50 with tax, an hour apart, and one with a declined card. */
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database, {}, { tax: null });
  for (const count of [1, 2, 3, 4, 5]) {
    const song = await shop.add({ name: `Song ${count}`, price: count * 1000, isDigital: true });
    await order(song.line(1), `buyer${count}@example.com`, { method: 'createOrder' });
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
  }
  const dear = await shop.add({ name: 'Dear', price: 9000, isDigital: true });
  await order(dear.line(1), 'declined@example.com', {
    method: 'createOrderAndCharge',
    paymentToken: 'sandbox-4000000000000002',
  });
});
afterAll(() => database?.close());

async function order(
  line: object,
  email: string,
  { method, ...payment }: { method: 'createOrder' | 'createOrderAndCharge'; paymentToken?: string },
) {
  const visitor = shop.visitor();
  const checkoutInfo = { buyerInfo: { email }, billingInfo: ann };
  const { checkout } = expectAnswer(
    await visitor.call(checkouts.createCheckout, { lineItems: [line], channelType: 'WEB', checkoutInfo }),
  );
  await visitor.call(checkouts[method], { id: checkout?.id, ...payment });
}

async function search(request: object) {
  const { orders: found = [], metadata } = expectAnswer(
    await shop.staff().call(orders.searchOrders, { search: request }),
  );
  return { totals: found.map((one) => one.priceSummary?.total?.amount), metadata };
}

test('the latest come first, without unpaid ones', async () => {
  expect((await search({})).totals).toEqual(['50.00', '40.00', '30.00', '20.00', '10.00']);
  expect((await search({ filter: { status: { $in: ['INITIALIZED', 'APPROVED'] } } })).totals).toHaveLength(5);
});

test('pages follow by their cursors alone', async () => {
  const first = await search({ cursorPaging: { limit: 2 }, filter: { paymentStatus: 'NOT_PAID' } });
  expect(first).toMatchObject({ totals: ['50.00', '40.00'], metadata: { count: 2, hasNext: true } });
  const second = await search({ cursorPaging: { limit: 2, cursor: first.metadata?.cursors?.next } });
  expect(second.totals).toEqual(['30.00', '20.00']);
});

test.each([
  [{ 'buyerInfo.email': 'buyer2@example.com' }, ['20.00']],
  [{ 'priceSummary.total.amount': { $gte: '40.00' } }, ['50.00', '40.00']],
  [{ number: { $lte: '10002' } }, ['20.00', '10.00']],
  [{ fulfillmentStatus: 'FULFILLED', 'lineItems.productName.original': { $hasSome: ['Song 3'] } }, ['30.00']],
  [{ createdDate: { $lt: '2026-03-02T11:30:00Z' } }, ['20.00', '10.00']],
  [{ archived: true }, []],
  [{ 'billingInfo.contactDetails.firstName': { $startsWith: 'ann' }, number: '10001' }, ['10.00']],
  [{ 'billingInfo.contactDetails.fullName': { $startsWith: 'ann l' }, number: '10002' }, ['20.00']],
  [{ 'billingInfo.contactDetails.fullName': 'Lee' }, []],
  [{ 'shippingInfo.region.name': { $exists: true } }, []],
  [{ 'subscriptionInfo.id': '00000000-0000-4000-8000-000000000000' }, []],
])('filter %j', async (filter, totals) => {
  expect((await search({ filter })).totals).toEqual(totals);
});

test.each([
  ['Lee', 'OR', ['50.00', '40.00', '30.00', '20.00', '10.00']],
  ['ann lee 10002', 'AND', ['20.00']],
  ['buyer3@example.com', 'AND', ['30.00']],
  ['song 4', 'AND', ['40.00']],
  ['10005', 'AND', ['50.00']],
  ['nobody', 'AND', []],
  ['ann nobody', 'AND', []],
])('the words %s, %s', async (expression, mode, totals) => {
  expect((await search({ search: { expression, mode } })).totals).toEqual(totals);
});

test('pages of found words follow by their cursors alone', async () => {
  const first = await search({ cursorPaging: { limit: 2 }, search: { expression: 'song', mode: 'AND' } });
  expect(first.totals).toEqual(['50.00', '40.00']);
  const second = await search({ cursorPaging: { limit: 2, cursor: first.metadata?.cursors?.next } });
  expect(second.totals).toEqual(['30.00', '20.00']);
  const third = await search({ cursorPaging: { limit: 2, cursor: second.metadata?.cursors?.next } });
  expect(third).toMatchObject({ totals: ['10.00'], metadata: { hasNext: false } });
});

test('other sort orders', async () => {
  expect((await search({ sort: [{ fieldName: 'number', order: 'ASC' }] })).totals[0]).toBe('10.00');
  expect((await search({ sort: [{ fieldName: 'buyerInfo.email', order: 'DESC' }] })).totals[0]).toBe('50.00');
});

test.each([
  'status',
  'paymentStatus',
  'fulfillmentStatus',
  'updatedDate',
  'priceSummary.total.amount',
  'buyerInfo.email',
])('pages sorted by %s follow by their cursors, in both directions', async (fieldName) => {
  for (const order of ['ASC', 'DESC']) {
    const seen: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await search({
        cursorPaging: { limit: 2, cursor },
        ...(!cursor && { sort: [{ fieldName, order }] }),
      });
      seen.push(...page.totals);
      cursor = page.metadata?.cursors?.next ?? undefined;
    } while (cursor);
    // orders that rank equal come in the sequence of their dates
    const oldestFirst = ['10.00', '20.00', '30.00', '40.00', '50.00'];
    expect(seen).toEqual(order === 'ASC' ? oldestFirst : oldestFirst.toReversed());
  }
});

test('each text that terms stand for is found by its value, and by no other', async () => {
  const paper = await shop.add({ name: 'Paper', price: 1500 });
  const visitor = shop.visitor();
  const checkoutInfo = {
    buyerInfo: { email: 'Terms@Example.com' },
    billingInfo: ann,
    shippingInfo: { shippingDestination: ann },
  };
  const { checkout } = expectAnswer(
    await visitor.call(checkouts.createCheckout, { lineItems: [paper.line(1)], channelType: 'WEB', checkoutInfo }),
  );
  const option = checkout?.shippingInfo?.carrierServiceOptions?.[0]?.shippingOptions?.[0];
  expectAnswer(
    await visitor.call(checkouts.updateCheckout, {
      checkout: { id: checkout?.id, shippingInfo: { selectedCarrierServiceOption: { code: option?.code } } },
    }),
  );
  const { orderId = '' } = expectAnswer(await visitor.call(checkouts.createOrder, { id: checkout?.id }));
  const [tag, privateTag] = ['tag01', 'tag02'];
  expectAnswer(
    await shop.staff().call(orders.bulkUpdateOrderTags, {
      orderIds: [orderId],
      assignTags: { tags: { tagIds: [tag] }, privateTags: { tagIds: [privateTag] } },
    }),
  );
  const { order: placed } = expectAnswer(await shop.staff().call(orders.getOrder, { id: orderId }));
  const values: Record<string, unknown> = {
    'buyerInfo.visitorId': placed?.buyerInfo?.visitorId,
    'shippingInfo.title': placed?.shippingInfo?.title,
    'shippingInfo.region.name': placed?.shippingInfo?.region?.name,
    'lineItems.productName.original': 'Paper',
    'lineItems.catalogReference.catalogItemId': paper.id,
    'tags.tags.tagIds': tag,
    'tags.privateTags.tagIds': privateTag,
    'buyerInfo.email': 'terms@EXAMPLE.com',
  };
  for (const [field, value] of Object.entries(values)) {
    expect(value, field).toBeTypeOf('string');
    expect((await search({ filter: { [field]: value } })).totals, field).toHaveLength(1);
    expect((await search({ filter: { [field]: { $in: [value, 'other'] } } })).totals, field).toHaveLength(1);
    expect((await search({ filter: { [field]: `${value}x` } })).totals, field).toEqual([]);
  }
  const [all, others] = [{}, { 'shippingInfo.title': { $ne: placed?.shippingInfo?.title } }];
  const counts = await Promise.all([all, others].map(async (filter) => (await search({ filter })).totals.length));
  expect(counts[0]).toBe((counts[1] ?? 0) + 1);
});

test('unsupported queries are named', async () => {
  const answer = await shop.staff().call(orders.searchOrders, { search: { filter: { colour: 'red' } } });
  expect(answer).toMatchObject({ refused: 'invalid', violations: [{ field: 'search.filter.colour' }] });
});

test('buyers find their own orders only', async () => {
  const everybodys = expectAnswer(await shop.staff().call(orders.searchOrders, { search: {} }));
  const buyerId = everybodys.orders?.[0]?.buyerInfo?.visitorId ?? '';
  const found = async (visitor: ReturnType<Shop['visitor']>) => {
    const answer = expectAnswer(await visitor.call(orders.searchOrders, { search: {} }));
    return (answer.orders ?? []).map((one) => one.buyerInfo?.visitorId);
  };
  expect(await found(shop.visitor(buyerId))).toEqual([buyerId]);
  expect(await found(shop.visitor())).toEqual([]);
});

test('words of SKUs, phone numbers, companies and addresses', async () => {
  const frame = await shop.add({ name: 'Frame', price: 7000, sku: 'HT-FR-OAK-3', isDigital: true });
  const zoe = {
    address: { country: 'DE', city: 'Köln', postalCode: '50667', addressLine: 'Domkloster 4' },
    contactDetails: { firstName: 'Zoë', lastName: 'Żak', phone: '+49 (221) 99 88 77', company: 'Rahmenwerk' },
  };
  const visitor = shop.visitor();
  const checkoutInfo = { buyerInfo: { email: 'zoe@example.com' }, billingInfo: zoe };
  const { checkout } = expectAnswer(
    await visitor.call(checkouts.createCheckout, { lineItems: [frame.line(1)], channelType: 'WEB', checkoutInfo }),
  );
  expectAnswer(await visitor.call(checkouts.createOrder, { id: checkout?.id }));
  for (const expression of ['ht-fr-oak-3', 'zoe zak', '+49221998877', 'rahmen', 'koln domkloster', '50667'])
    expect((await search({ search: { expression, mode: 'AND' } })).totals, expression).toHaveLength(1);
  expect((await search({ search: { expression: 'zoe', mode: 'AND', fields: ['lineItems'] } })).totals).toEqual([]);
});

test.each([
  ['['.repeat(30_000)],
  [`${'{"$and":['.repeat(5000)}{}${']}'.repeat(5000)}`],
  ['[1]'],
  ['"text"'],
  ['nonsense'],
])('text %# is no filter of an older program', async (filter) => {
  const answer = await shop.staff().call(storeOrders.queryOrders, { query: { filter } });
  const violations = [expect.objectContaining({ field: 'query.filter', violatedRule: 'FORMAT' })];
  expect(answer).toEqual({ refused: 'invalid', violations });
});

test('an older program gets the total of all pages', async () => {
  const ask = async (limit: number) =>
    expectAnswer(await shop.staff().call(storeOrders.queryOrders, { query: { filter: '{}', paging: { limit } } }));
  const { orders: all = [] } = await ask(100);
  expect(all.length).toBeGreaterThan(4);
  expect((await ask(1)).totalResults).toBe(all.length);
});
