import { connect, orders, reports, savedViews, storeOrders } from '@stoa/sdk';
import { ordersQueryable } from '../../../apps/server/src/domains/orders/searching/orders-queryable.store.ts';
import { compileQuery } from '../../../apps/server/src/platform/query/index.ts';
import { type HttpClient, transportOver } from '../http-client.ts';
import type { Shop } from '../make-shop.ts';
import type { Case } from '../measure.ts';
import type { Sample } from './fill-orders.ts';

/** Rows on a page of the dashboard's list. */
const PAGE = 50;
const DAYS = [7, 30, 90, 365];
const DIMENSIONS = ['PRODUCT', 'CHANNEL', 'COUNTRY', 'DISCOUNT', 'BUYER'] as const;
const DAY_MS = 86_400_000;

type Filter = (sample: Sample) => Record<string, unknown>;

/** The list's own views, as the dashboard asks for them. */
const toPay = {
  status: 'APPROVED',
  paymentStatus: { $in: ['NOT_PAID', 'PARTIALLY_PAID', 'PENDING_MERCHANT', 'DECLINED'] },
};
const toFulfil = { status: 'APPROVED', fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] } };
const views: Record<string, object> = {
  Open: { archived: false },
  'To fulfil': { $and: [{ archived: false }, toFulfil] },
  'Awaiting payment': { $and: [{ archived: false }, toPay] },
  Archived: { archived: true },
};

const itemOf = ({ lines }: Sample) => lines[0];
const monthBefore = ({ createdDate }: Sample) => ({
  $gte: new Date(Date.parse(createdDate) - 30 * DAY_MS).toISOString(),
  $lte: createdDate,
});

/** A filter by each field, which finds many, few or no orders. */
const filters: Record<string, Filter> = {
  id: ({ id }) => ({ id }),
  number: ({ number }) => ({ number }),
  'status, frequent': () => ({ status: 'APPROVED' }),
  'status, rare': () => ({ status: 'REJECTED' }),
  'status, none': () => ({ status: 'PENDING', archived: true, paymentStatus: 'DECLINED' }),
  'archived, before a date': ({ createdDate }) => ({ archived: true, createdDate: { $lt: createdDate } }),
  'imported, none': () => ({ imported: true }),
  'seen by a person, none': () => ({ seenByAHuman: true }),
  'a month by createdDate': (sample) => ({ createdDate: monthBefore(sample) }),
  'a month by updatedDate': (sample) => ({ updatedDate: monthBefore(sample) }),
  'a month by purchasedDate': (sample) => ({ purchasedDate: monthBefore(sample) }),
  'paymentStatus, frequent': () => ({ paymentStatus: 'PAID' }),
  'paymentStatus, rare': () => ({ paymentStatus: 'DECLINED' }),
  'paymentStatus, none': () => ({ paymentStatus: 'CHARGEBACK' }),
  'fulfillmentStatus, frequent': () => ({ fulfillmentStatus: 'FULFILLED' }),
  'fulfillmentStatus, rare': () => ({ fulfillmentStatus: 'PARTIALLY_FULFILLED' }),
  'unpaid and fulfilled of a month': (sample) => ({
    ...{ paymentStatus: 'NOT_PAID', fulfillmentStatus: 'FULFILLED', createdDate: monthBefore(sample) },
  }),
  'currency, that of all': () => ({ currency: 'EUR' }),
  'currency, none': () => ({ currency: 'JPY' }),
  checkoutId: ({ checkoutId }) => ({ checkoutId }),
  'e-mail address': ({ email }) => ({ 'buyerInfo.email': email }),
  'beginning of an e-mail address': ({ email }) => ({ 'buyerInfo.email': { $startsWith: email.slice(0, 12) } }),
  contact: ({ contactId }) => ({ 'buyerInfo.contactId': contactId }),
  'member, none': ({ id }) => ({ 'buyerInfo.memberId': id }),
  visitor: ({ visitorId }) => ({ 'buyerInfo.visitorId': visitorId }),
  'user, none': ({ id }) => ({ 'createdBy.userId': id }),
  'channel, frequent': () => ({ 'channelInfo.type': 'WEB' }),
  'channel, less frequent': () => ({ 'channelInfo.type': 'POS' }),
  'channel, none': () => ({ 'channelInfo.type': 'EBAY' }),
  'externalOrderId, none': ({ id }) => ({ 'channelInfo.externalOrderId': id }),
  'first name': ({ firstName }) => ({ 'billingInfo.contactDetails.firstName': firstName }),
  'last name': ({ lastName }) => ({ 'billingInfo.contactDetails.lastName': lastName }),
  'last name, none': () => ({ 'billingInfo.contactDetails.lastName': 'Nobody' }),
  'full name': ({ firstName, lastName }) => ({ 'billingInfo.contactDetails.fullName': `${firstName} ${lastName}` }),
  'beginning of a full name': ({ firstName, lastName }) => ({
    'billingInfo.contactDetails.fullName': { $startsWith: `${firstName} ${lastName.slice(0, 4)}` },
  }),
  'region, none': () => ({ 'shippingInfo.region.name': 'Nowhere' }),
  'delivery, that of all': () => ({ 'shippingInfo.title': 'Standard delivery' }),
  'delivery time, none': () => ({ 'shippingInfo.logistics.deliveryTime': 'never' }),
  'subscription, none': ({ id }) => ({ 'subscriptionInfo.id': id }),
  'product name': (sample) => ({ 'lineItems.productName.original': itemOf(sample)?.name }),
  product: (sample) => ({ 'lineItems.catalogReference.catalogItemId': { $hasSome: [itemOf(sample)?.id] } }),
  'app, that of all': () => ({ 'lineItems.catalogReference.appId': '215238eb-22a5-4c36-9e7b-e7c08025e04e' }),
  'tag, none': () => ({ $or: [{ 'tags.privateTags.tagIds': 'none' }, { 'tags.tags.tagIds': 'none' }] }),
  'above a total': () => ({ 'priceSummary.total.amount': { $gte: '500' } }),
  'exact total': ({ total }) => ({ 'priceSummary.total.amount': (Number(total) / 100).toFixed(2) }),
  'above a subtotal': () => ({ 'priceSummary.subtotal.amount': { $gte: '450' } }),
  'shipping of nothing': () => ({ 'priceSummary.shipping.amount': '0' }),
  'tax of nothing': () => ({ 'priceSummary.tax.amount': '0' }),
  'with a discount': () => ({ 'priceSummary.discount.amount': { $gt: '0' } }),
};

const sorts = [
  ...['createdDate', 'updatedDate', 'purchasedDate', 'number', 'status', 'paymentStatus', 'fulfillmentStatus'],
  ...['buyerInfo.email', 'priceSummary.total.amount'],
];

const words: Record<string, (sample: Sample) => string> = {
  'a number': ({ number }) => number,
  'the beginning of a number': ({ number }) => number.slice(0, 4),
  'a name': ({ firstName, lastName }) => `${firstName} ${lastName}`,
  'a first name, which is frequent': ({ firstName }) => firstName,
  'the beginning of a last name': ({ lastName }) => lastName.slice(0, 4),
  'an e-mail address': ({ email }) => email,
  'a town, which is frequent': () => 'berlin',
  'a product': (sample) => itemOf(sample)?.name ?? '',
  'words that nothing has': () => 'xylophone zebra',
};

const aggregations: Record<string, { filter: Filter; aggregation: Record<string, unknown> }> = {
  'orders of a month by status': {
    filter: (sample) => ({ createdDate: monthBefore(sample) }),
    aggregation: { orders: { $count: ['paymentStatus', 'fulfillmentStatus'] } },
  },
  'totals of a month': {
    filter: (sample) => ({ createdDate: monthBefore(sample) }),
    aggregation: { sum: { $sum: 'priceSummary.total.amount' }, average: { $avg: 'priceSummary.total.amount' } },
  },
  'totals of a buyer': {
    filter: ({ email }) => ({ 'buyerInfo.email': email }),
    aggregation: { sum: { $sum: 'priceSummary.total.amount' } },
  },
  'those to fulfil': { filter: () => toFulfil, aggregation: { orders: { $count: 'paymentStatus' } } },
  'all orders by status': { filter: () => ({}), aggregation: { orders: { $count: 'status' } } },
};

export type Asked = { client: HttpClient; shop: Shop; samples: readonly Sample[]; cursorSecret: string; times: number };

/** What an owner looks at: the list of orders, its views, filters, sorts and search, and the reports. */
export function ownerCases({ client, shop, samples, cursorSecret, times }: Asked): Case[] {
  const transport = transportOver(client, { accessToken: shop.apiKey, ignoreBody: true });
  const { searchOrders, aggregateOrders } = connect(orders, transport);
  const sampleOf = (number: number) => samples[(number * 7919) % samples.length] as Sample;
  const one = (name: string, run: (sample: Sample) => Promise<unknown>): Case => ({
    name,
    times,
    run: (number) => run(sampleOf(number)),
  });
  const find = (search: object) => searchOrders({ search: { cursorPaging: { limit: PAGE }, ...search } });
  const after = (sort: { fieldName: string; order: 'ASC' | 'DESC' } | null, keys: string[]) => {
    const query = compileQuery({ filter: standing, ...(sort && { sort: [sort] }) }, ordersQueryable('EUR'), {
      secret: cursorSecret,
      scope: `orders ${shop.siteId} `,
    });
    if (!query.ok) throw new Error('orders cannot be queried by default');
    return searchOrders({ search: { cursorPaging: { limit: PAGE, cursor: query.value.cursorAt(keys, 'next') } } });
  };
  const service = connect(reports, transport);
  const older = connect(storeOrders, transport);
  return [
    one('List: first page', () => find({})),
    one('List: deep page', ({ createdDate, id }) => after(null, [createdDate, id])),
    one('List: deep page by total', ({ createdDate, id, total }) =>
      after({ fieldName: 'priceSummary.total.amount', order: 'DESC' }, [total, createdDate, id]),
    ),
    one('List: deep page by e-mail address', ({ createdDate, id, email }) =>
      after({ fieldName: 'buyerInfo.email', order: 'ASC' }, [email, createdDate, id]),
    ),
    one('List for older programs, with its total', () => older.queryOrders({ query: { filter: '{}' } })),
    one('Latest orders, on the first page', () =>
      find({ cursorPaging: { limit: 5 }, sort: [{ fieldName: 'createdDate', order: 'DESC' }] }),
    ),
    one('Saved views of the list', () => connect(savedViews, transport).listSavedViews({ list: 'orders' })),
    ...Object.entries(views).map(([name, filter]) => one(`View: ${name}`, () => find({ filter }))),
    ...Object.entries(filters).map(([name, filter]) =>
      one(`Filter: ${name}`, (sample) => find({ filter: filter(sample) })),
    ),
    ...sorts.flatMap((fieldName) =>
      (['ASC', 'DESC'] as const).map((order) =>
        one(`Sort: ${fieldName} ${order}`, () => find({ sort: [{ fieldName, order }] })),
      ),
    ),
    ...Object.entries(words).map(([name, expression]) =>
      one(`Words: ${name}`, (sample) => find({ search: { expression: expression(sample), mode: 'AND' } })),
    ),
    ...Object.entries(aggregations).map(([name, { filter, aggregation }]) =>
      one(`Aggregation: ${name}`, (sample) => aggregateOrders({ filter: filter(sample), aggregation })),
    ),
    ...DAYS.flatMap((days) => [
      one(`Report of ${days} days`, () => service.getSalesReport({ days })),
      ...DIMENSIONS.map((by) => one(`Report of ${days} days: ${by}`, () => service.getSalesBreakdown({ by, days }))),
    ]),
  ];
}

/** What searches without a status leave out, which cursors carry. */
const standing = { status: { $nin: ['PENDING', 'REJECTED'] } };
