import { expect, test } from 'vitest';
import { isNarrowed, readQuery } from '../../ui/list/address.ts';
import { orderFilters, orderSorts, toExactSearch, toOrderSearch } from './order-search.ts';

const read = (address: string) =>
  readQuery({ filters: orderFilters, sorts: orderSorts, search: '' }, new URLSearchParams(address));
const searchOf = (address: string, now?: Date) => toOrderSearch(read(address), now);

test('without filters, the newest orders come first', () => {
  expect(searchOf('')).toEqual({
    filter: {},
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
    cursorPaging: { limit: 25 },
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
  expect(toExactSearch(read('search=1042'))).toMatchObject({ filter: { number: '1042' } });
  expect(toExactSearch(read('search=1042&cursor=abc'))).toBeNull();
  expect(toExactSearch(read('search=1042+Ann'))).toBeNull();
});

test('the order with exactly that number is listed only if it passes the filters', () => {
  expect(toExactSearch(read('search=1042&payment=PAID&fulfilment=NOT_FULFILLED'))?.filter).toEqual({
    number: '1042',
    paymentStatus: 'PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
  });
});

test('orders of a period', () => {
  expect(searchOf('days=7', new Date('2026-03-08T12:00:00Z')).filter).toEqual({
    createdDate: { $gte: '2026-03-01T12:00:00.000Z' },
  });
});

test('filters combine', () => {
  expect(searchOf('payment=PAID&fulfilment=NOT_FULFILLED&sort=oldest')).toMatchObject({
    filter: { paymentStatus: 'PAID', fulfillmentStatus: 'NOT_FULFILLED' },
    sort: [{ fieldName: 'createdDate', order: 'ASC' }],
  });
});

test('unknown values are ignored', () => {
  const query = read('payment=FREE&sort=backwards');
  expect(query).toEqual(read(''));
  expect(isNarrowed(query)).toBe(false);
});

test('a cursor is sent without other parameters', () => {
  expect(searchOf('payment=PAID&cursor=abc')).toEqual({ cursorPaging: { cursor: 'abc', limit: 25 } });
});
