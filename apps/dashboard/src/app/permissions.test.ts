import { operationsFor } from '@stoa/contract/abilities';
import { expect, test } from 'vitest';
import { allows } from './permissions.ts';

const holding = (...permissions: string[]) => ({ permissions, operations: operationsFor(permissions) });

test('an operation is allowed if the session lists it, or its whole service', () => {
  const account = { permissions: [], operations: ['brands.queryBrands', 'ribbons.*'] };
  expect(allows(account, 'brands.queryBrands')).toBe(true);
  expect(allows(account, 'brands.createBrand')).toBe(false);
  expect(allows(account, 'ribbons.createRibbon')).toBe(true);
});

test('a permission that no operation requires is a permission in its own right', () => {
  expect(allows(holding('TAGS.TAG_READ'), 'TAGS.TAG_READ')).toBe(true);
  expect(allows(holding('TAGS.TAG_CREATE'), 'TAGS.TAG_READ')).toBe(false);
});

test('nothing is allowed before the session is loaded', () => {
  expect(allows({}, 'productsV3.searchProducts')).toBe(false);
});

test('an operation outside the contract does not compile', () => {
  // @ts-expect-error there is no such operation
  expect(allows(holding('WIX_STORES.BRAND_READ'), 'brands.createBrnad')).toBe(false);
});
