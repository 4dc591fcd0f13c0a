import { brands } from '@stoa/contract';
import { expect, test } from 'vitest';
import { undeclaredFields } from './undeclared-fields.ts';

test('undeclared fields of an answer are found at any depth', () => {
  const answer = { brands: [{ name: 'Kiln', secret: 1 }], pagingMetadata: { cursors: { next: null, more: 1 } } };
  expect(undeclaredFields(brands.queryBrands.response, answer)).toEqual([
    '.brands[0].secret',
    '.pagingMetadata.cursors.more',
  ]);
});
