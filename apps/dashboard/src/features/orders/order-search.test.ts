import { expect, test } from 'vitest';
import { isNarrowed, readQuery } from '../../ui/list/address.ts';
import { orderFilters, orderSorts, orderViews, toExactSearch, toMatching, toOrderSearch } from './order-search.ts';

const site = { timeZone: 'Europe/Berlin' };
const read = (address: string) =>
  readQuery({ filters: orderFilters, sorts: orderSorts, search: '' }, new URLSearchParams(address));
const searchOf = (address: string) => toOrderSearch(read(address), site);
const filterOf = (address: string) => toMatching(read(address), site).filter;

test('without filters, the newest orders come first', () => {
  expect(searchOf('')).toEqual({
    filter: {},
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
    cursorPaging: { limit: 50 },
  });
});

test('words are searched for, and a number after # is an order number', () => {
  expect(searchOf('search=%231042')).toMatchObject({ filter: { number: '1042' } });
  expect(searchOf('search=%231042')).not.toHaveProperty('search');
  expect(searchOf('search=Ann+Lee')).toMatchObject({ filter: {}, search: { expression: 'Ann Lee', mode: 'AND' } });
  expect(searchOf('search=ann%40shop')).toMatchObject({ search: { expression: 'ann@shop' } });
  expect(searchOf('search=1042')).toMatchObject({ search: { expression: '1042' } });
});

test('the order with exactly the number that was typed is looked for on the first page', () => {
  expect(toExactSearch(read('search=1042'), site)).toMatchObject({ filter: { number: '1042' } });
  expect(toExactSearch(read('search=1042&cursor=abc'), site)).toBeNull();
  expect(toExactSearch(read('search=1042+Ann'), site)).toBeNull();
});

test('the order with exactly that number is listed only if it passes the filters', () => {
  expect(toExactSearch(read('search=1042&payment=PAID&fulfilment=NOT_FULFILLED'), site)?.filter).toEqual({
    $and: [{ number: '1042' }, { paymentStatus: 'PAID' }, { fulfillmentStatus: 'NOT_FULFILLED' }],
  });
});

test('orders of a period, by the days of the site', () => {
  expect(filterOf('from=2026-03-01&to=2026-03-31')).toEqual({
    $and: [
      { createdDate: { $gte: '2026-02-28T23:00:00.000Z' } },
      // summer time has begun
      { createdDate: { $lte: '2026-03-31T21:59:59.999Z' } },
    ],
  });
  expect(filterOf('from=2026-02-30x&to=')).toEqual({});
});

test('filters combine', () => {
  expect(searchOf('payment=PAID&status=CANCELED&archived=no&channel=POS&sort=highest')).toMatchObject({
    filter: {
      $and: [{ paymentStatus: 'PAID' }, { status: 'CANCELED' }, { archived: false }, { 'channelInfo.type': 'POS' }],
    },
    sort: [{ fieldName: 'priceSummary.total.amount', order: 'DESC' }],
  });
});

test('a tag may be for everybody or private', () => {
  expect(filterOf('tag=abc12')).toEqual({
    $or: [{ 'tags.privateTags.tagIds': 'abc12' }, { 'tags.tags.tagIds': 'abc12' }],
  });
});

test('each view that everybody has sets filters of the list', () => {
  for (const { parameters } of orderViews) expect(isNarrowed(read(parameters)), parameters).toBe(true);
  expect(filterOf('archived=no&fulfilment=TO_FULFIL')).toEqual({
    $and: [
      { status: 'APPROVED', fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] } },
      { archived: false },
    ],
  });
});

test('unknown values are ignored', () => {
  const query = read('payment=FREE&sort=backwards&archived=perhaps');
  expect(query).toEqual(read(''));
  expect(isNarrowed(query)).toBe(false);
});

test('a cursor is sent without other parameters', () => {
  expect(searchOf('payment=PAID&cursor=abc')).toEqual({ cursorPaging: { cursor: 'abc', limit: 50 } });
});
