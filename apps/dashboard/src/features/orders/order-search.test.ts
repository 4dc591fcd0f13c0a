import { expect, test } from 'vitest';
import { isNarrowed, readQuery } from '../../ui/list/address.ts';
import { orderFilters, orderSorts, toOrderSearch } from './order-search.ts';

const read = (address: string) =>
  readQuery({ filters: orderFilters, sorts: orderSorts, search: '' }, new URLSearchParams(address));
const searchOf = (address: string) => toOrderSearch(read(address));

test('without filters, the newest orders come first', () => {
  expect(searchOf('')).toEqual({
    filter: {},
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
    cursorPaging: { limit: 25 },
  });
});

test('digits are an order number, and other text is the start of an e-mail address', () => {
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

test('unknown values are ignored', () => {
  const query = read('payment=FREE&sort=backwards');
  expect(query).toEqual(read(''));
  expect(isNarrowed(query)).toBe(false);
});

test('a cursor is sent without other parameters', () => {
  expect(searchOf('payment=PAID&cursor=abc')).toEqual({ cursorPaging: { cursor: 'abc', limit: 25 } });
});
