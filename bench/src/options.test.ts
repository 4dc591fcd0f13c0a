import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('both databases, a small and a large shop', () => {
  expect(readOptions([])).toMatchObject({
    databases: ['postgresql', 'embedded'],
    productCounts: [1000, 100_000],
    json: null,
  });
});

test('a quick run has only the small shop, and fewer requests', () => {
  const { productCounts, times } = readOptions(['--quick']);
  expect(productCounts).toEqual([1000]);
  expect(times.postgresql.reads).toBeLessThan(readOptions([]).times.postgresql.reads);
});

test('databases and shops can be chosen', () => {
  expect(readOptions(['--only', 'embedded', '--products', '500,2000'])).toMatchObject({
    databases: ['embedded'],
    productCounts: [500, 2000],
  });
});

test.each([
  ['--soak', 'long'],
  ['--soak', '0'],
  ['--only', 'sqlite'],
  ['--connections', '0'],
  ['--products', 'many'],
  ['--products', '5'],
  ['--orders', 'many'],
  ['--sites', '1.5'],
  ['--fast'],
])('refuses %s %s', (...args) => {
  expect(() => readOptions(args.filter((arg) => arg !== undefined))).toThrow();
});

test('a soak lasts so many minutes', () => {
  expect(readOptions([]).soakMinutes).toBeNull();
  expect(readOptions(['--soak', '0.5']).soakMinutes).toBe(0.5);
});

test('the server has years behind it, unless it is to have none', () => {
  expect(readOptions([]).past).toEqual({ orders: 10_000, sites: 2_000 });
  expect(readOptions(['--orders', '0', '--sites', '5']).past).toEqual({ orders: 0, sites: 5 });
});

test('an owner has a million orders, unless another number is asked for', () => {
  expect(readOptions([]).ownerOrders).toBeNull();
  expect(readOptions(['--owner']).ownerOrders).toBe(1_000_000);
  expect(readOptions(['--owner', '--orders', '5000']).ownerOrders).toBe(5000);
});
