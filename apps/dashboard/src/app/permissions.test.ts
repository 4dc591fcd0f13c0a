import { expect, test } from 'vitest';
import { allows } from './permissions.ts';

test('an operation takes every permission that it is declared with', () => {
  expect(allows(['CONTACTS.MODIFY'], 'contacts.createContact')).toBe(true);
  expect(allows(['CONTACTS.MODIFY'], 'contacts.updateContact')).toBe(false);
  expect(allows(['CONTACTS.*'], 'contacts.updateContact')).toBe(true);
  expect(allows(['*'], 'team.transferOwnership')).toBe(true);
});

test('an operation that takes none is for the whole team', () => {
  expect(allows([], 'productsV3.searchProducts')).toBe(true);
});

test('what no operation insists on is a permission itself', () => {
  expect(allows(['TAGS.TAG_READ'], 'TAGS.TAG_READ')).toBe(true);
  expect(allows(['TAGS.TAG_CREATE'], 'TAGS.TAG_READ')).toBe(false);
});
