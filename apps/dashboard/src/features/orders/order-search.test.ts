import { expect, test } from 'vitest';
import { isFiltered, readOrderFilters, toOrderSearch } from './order-search.ts';

const searchOf = (address: string) => toOrderSearch(readOrderFilters(new URLSearchParams(address)));

test('without filters the newest orders come first', () => {
  expect(searchOf('')).toEqual({
    filter: {},
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
    cursorPaging: { limit: 25 },
  });
});

test('digits are an order number, all else begins an e-mail address', () => {
  expect(searchOf('search=1042').filter).toEqual({ number: '1042' });
  expect(searchOf('search=%231042').filter).toEqual({ number: '1042' });
  expect(searchOf('search=ann%40shop').filter).toEqual({ 'buyerInfo.email': { $startsWith: 'ann@shop' } });
  expect(searchOf('search=42nd%40').filter).toEqual({ 'buyerInfo.email': { $startsWith: '42nd@' } });
});

test('filters combine', () => {
  expect(searchOf('payment=PAID&fulfilment=NOT_FULFILLED&sort=oldest')).toMatchObject({
    filter: { paymentStatus: 'PAID', fulfillmentStatus: 'NOT_FULFILLED' },
    sort: [{ fieldName: 'createdDate', order: 'ASC' }],
  });
});

test('values that nobody knows are left out', () => {
  const filters = readOrderFilters(new URLSearchParams('payment=FREE&sort=backwards'));
  expect(filters).toMatchObject({ payment: null, sort: 'newest' });
  expect(isFiltered(filters)).toBe(false);
});

test('a cursor goes alone', () => {
  expect(searchOf('payment=PAID&cursor=abc')).toEqual({ cursorPaging: { cursor: 'abc', limit: 25 } });
});
