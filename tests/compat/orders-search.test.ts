import type { TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { delivery, type Lines, linesOf, readyCheckout } from './buying.ts';
import { newOwner, newVisitor, type Owner, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
let owner: Owner;
let line: Lines;
let ids: string[];
let numbers: string[];

/** Three orders, for one, two and three mugs. */
beforeAll(async () => {
  shop = await startShop();
  owner = newOwner(shop);
  line = await linesOf(shop);
  const placed: string[] = [];
  for (const count of [1, 2, 3]) {
    const visitor = newVisitor(shop);
    const { orderId } = await visitor.checkout.createOrder(await readyCheckout(visitor, line('stoneware-mug', count)));
    placed.push(orderId ?? '');
  }
  ids = placed;
  numbers = (await Promise.all(ids.map((id) => owner.orders.getOrder(id)))).map(({ number }) => number ?? '');
});
afterAll(() => shop?.stop());

type Search = Parameters<Owner['orders']['searchOrders']>[0];

/** Which of the three orders a search finds, in its order. */
async function found(search: Search): Promise<number[]> {
  const { orders = [] } = await owner.orders.searchOrders(search);
  return orders.map(({ _id }) => ids.indexOf(_id ?? '') + 1).filter((place) => place > 0);
}

/** Shops are shared: without one of these, other orders would fill the page. */
const ours = () => ({ id: { $in: ids } });

test('every documented filter finds orders', async () => {
  const first = await owner.orders.getOrder(ids[0] ?? '');
  const filters: [object, number[]][] = [
    [{ id: ids[0] }, [1]],
    [{ number: numbers[1] }, [2]],
    [{ status: 'APPROVED' }, [3, 2, 1]],
    [{ archived: true }, []],
    [{ createdDate: { $lte: first._createdDate } }, [1]],
    [{ updatedDate: { $gte: first._createdDate } }, [3, 2, 1]],
    [{ paymentStatus: 'NOT_PAID' }, [3, 2, 1]],
    [{ fulfillmentStatus: { $in: ['FULFILLED'] } }, []],
    [{ 'lineItems.productName.original': { $hasSome: ['Stoneware Mug'] } }, [3, 2, 1]],
    [
      {
        'lineItems.catalogReference.catalogItemId': {
          $hasAll: [first.lineItems?.[0]?.catalogReference?.catalogItemId],
        },
      },
      [3, 2, 1],
    ],
    [{ 'lineItems.catalogReference.appId': { $hasSome: [first.lineItems?.[0]?.catalogReference?.appId] } }, [3, 2, 1]],
    [{ 'subscriptionInfo.id': { $exists: true } }, []],
    [{ 'buyerInfo.email': 'ADA@example.com' }, [3, 2, 1]],
    [{ 'buyerInfo.contactId': first.buyerInfo?.contactId }, [3, 2, 1]],
    [{ 'buyerInfo.memberId': { $exists: true } }, []],
    [{ 'priceSummary.total.amount': { $gt: first.priceSummary?.total?.amount } }, [3, 2]],
    [{ 'billingInfo.contactDetails.fullName': 'Ada Lovelace' }, [3, 2, 1]],
    [{ 'billingInfo.contactDetails.fullName': { $startsWith: 'ada l' } }, [3, 2, 1]],
    [{ 'shippingInfo.title': first.shippingInfo?.title }, [3, 2, 1]],
    [{ 'shippingInfo.region.name': first.shippingInfo?.region?.name ?? null }, [3, 2, 1]],
    [{ 'shippingInfo.logistics.deliveryTime': first.shippingInfo?.logistics?.deliveryTime ?? null }, [3, 2, 1]],
    [{ 'createdBy.userId': { $exists: true } }, []],
    [{ $or: [{ number: numbers[0] }, { number: numbers[2] }] }, [3, 1]],
    [{ $not: { number: { $lt: numbers[1] } } }, [3, 2]],
  ];
  for (const [filter, places] of filters)
    expect(await found({ filter: { $and: [ours(), filter] } } as Search), JSON.stringify(filter)).toEqual(places);
});

test('every documented sort orders them, page by page', async () => {
  const fields = [
    'number',
    'createdDate',
    'updatedDate',
    'status',
    'paymentStatus',
    'fulfillmentStatus',
    'buyerInfo.email',
  ];
  for (const fieldName of fields)
    for (const order of ['ASC', 'DESC'] as const) {
      const first = await owner.orders.searchOrders({
        filter: ours(),
        sort: [{ fieldName, order }],
        cursorPaging: { limit: 2 },
      } as Search);
      expect(first.metadata, fieldName).toMatchObject({ count: 2, hasNext: true });
      const cursor = first.metadata?.cursors?.next;
      const second = await owner.orders.searchOrders({ cursorPaging: { limit: 2, cursor } });
      const places = [...(first.orders ?? []), ...(second.orders ?? [])].map(({ _id }) => ids.indexOf(_id ?? '') + 1);
      expect(places, `${fieldName} ${order}`).toEqual(order === 'ASC' ? [1, 2, 3] : [3, 2, 1]);
    }
});

test('words find orders by number, people and items', async () => {
  const search = (expression: string) => ({ filter: ours(), search: { expression, mode: 'AND' } }) as Search;
  expect(await found(search(numbers[1] ?? ''))).toEqual([2]);
  expect(await found(search('lovelace mug'))).toEqual([3, 2, 1]);
  expect(await found(search(`${delivery().buyerInfo.email} nothing`))).toEqual([]);
});

test('unknown fields, wrong values and foreign cursors are refused by name', async () => {
  const refusals = async (search: object) => violationsOf(owner.orders.searchOrders(search as Search));
  expect(await refusals({ filter: { colour: 'red' } })).toEqual({ 'search.filter.colour': 'FIELD_NOT_ALLOWED' });
  expect(await refusals({ filter: { createdDate: 'yesterday' } })).toEqual({ 'search.filter.createdDate': 'FORMAT' });
  expect(await refusals({ filter: { archived: { $gt: true } } })).toEqual({
    'search.filter.archived.$gt': 'FIELD_NOT_ALLOWED',
  });
  expect(await refusals({ sort: [{ fieldName: 'archived' }] })).toEqual({
    'search.sort.0.fieldName': 'FIELD_NOT_ALLOWED',
  });
  expect(await refusals({ sort: Array.from({ length: 5 }, () => ({ fieldName: 'number' })) })).toEqual({
    'search.sort': 'MAX_SIZE',
  });
  expect(await refusals({ cursorPaging: { limit: 101 } })).toEqual({ 'search.cursorPaging.limit': 'MAX' });
  expect(await refusals({ cursorPaging: { cursor: 'made up' } })).toEqual({
    'search.cursorPaging.cursor': 'FORMAT',
  });
});

test('orders are counted by their values, and their amounts added up', async () => {
  const request = {
    filter: ours(),
    aggregation: {
      statuses: { $count: ['paymentStatus', 'fulfillmentStatus'] },
      total: { $sum: 'priceSummary.total.amount' },
    },
  };
  const orders = await Promise.all(ids.map((id) => owner.orders.getOrder(id)));
  const total = orders.reduce((sum, { priceSummary }) => sum + Number(priceSummary?.total?.amount), 0).toFixed(2);
  const expected = { statuses: { '(NOT_PAID|NOT_FULFILLED)': 3 }, total };
  // a function that the client has, and does not declare
  const client = owner.orders as unknown as Record<
    'aggregateOrders',
    (options: object) => Promise<{ aggregates?: Record<string, unknown> }>
  >;
  const answer = await client.aggregateOrders(request);
  expect(answer.aggregates).toEqual(expected);
});
