import { createHash } from 'node:crypto';
import { connect, orders } from '@stoa/sdk';
import type { Times } from './cases.ts';
import { type HttpClient, transportOver } from './http-client.ts';
import type { Shop } from './make-shop.ts';
import type { Case } from './measure.ts';

const PAGE = 25;

type Filter = (number: number) => object;

/** What `makePast` gives orders, of which each filter finds few or many. */
const filters: Record<string, Filter> = {
  'all of them': () => ({}),
  'not archived': () => ({ archived: false }),
  'cancelled ones': () => ({ status: 'CANCELED' }),
  'unpaid ones': () => ({ paymentStatus: 'NOT_PAID' }),
  'declined ones, which are rare': () => ({ paymentStatus: 'DECLINED' }),
  'unfulfilled ones, which are rare': () => ({ fulfillmentStatus: 'NOT_FULFILLED' }),
  'unpaid and unfulfilled, archived': () => ({
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    archived: true,
  }),
  'a month of the past': (number) => {
    const from = Date.parse('2024-06-01T00:00:00Z') - (number % 1000) * 86_400_000;
    return {
      createdDate: { $gte: new Date(from).toISOString(), $lt: new Date(from + 30 * 86_400_000).toISOString() },
    };
  },
  'one by its number': (number) => ({ number: String(10_002 + number) }),
  'those of an e-mail address': (number) => ({ 'buyerInfo.email': `buyer${number * 7}@example.com` }),
  'those of a contact': (number) => ({ 'buyerInfo.contactId': guidOf(`contact ${number * 7}`) }),
  'those of a name': (number) => ({ 'billingInfo.contactDetails.fullName': { $startsWith: `ada lee${number * 7}` } }),
  'those with a product': (number) => ({
    'lineItems.catalogReference.catalogItemId': { $hasSome: [guidOf(`item ${number % 5000}`)] },
  }),
  'those of a delivery, which is that of all': () => ({ 'shippingInfo.title': 'Standard delivery' }),
  'those of a delivery that none has': (number) => ({ 'shippingInfo.title': `Pigeon ${number}` }),
  'those with a tag that none has': () => ({ 'tags.privateTags.tagIds': { $hasSome: ['none'] } }),
  'those above a total': () => ({ 'priceSummary.total.amount': { $gte: '509.90' } }),
};

const sorts = [
  'updatedDate',
  'number',
  'status',
  'paymentStatus',
  'fulfillmentStatus',
  'buyerInfo.email',
  'priceSummary.total.amount',
];

/** The owner's list of orders: by each filter, in each sequence, and by words. */
export function orderCases(client: HttpClient, shop: Shop, { reads }: Times, count: number): Case[] {
  const service = connect(orders, transportOver(client, { accessToken: shop.apiKey, ignoreBody: true }));
  const times = Math.ceil(reads / 40);
  const find = (search: object) => service.searchOrders({ search: { cursorPaging: { limit: PAGE }, ...search } });
  const of = (expression: string) => ({ search: { expression, mode: 'AND' } });
  return [
    ...Object.entries(filters).map(([name, filter]) => ({
      name: `Orders: ${name}`,
      times,
      run: (number: number) => find({ filter: filter(number) }),
    })),
    ...sorts.map((fieldName) => ({
      name: `Orders: by ${fieldName}`,
      times,
      run: (number: number) => find({ sort: [{ fieldName, order: number % 2 ? 'ASC' : 'DESC' }] }),
    })),
    { name: 'Orders: words of one', times, run: (number) => find(of(`ada lee${(number * 7) % Math.max(count, 1)}`)) },
    { name: 'Orders: a word of all', times, run: () => find(of('berlin')) },
  ];
}

const guidOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
