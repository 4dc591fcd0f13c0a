import { expect, test } from 'vitest';
import { withoutAllProducts } from './all-products.ts';

const ALL = '00000000-000000-000000-000000000001';
const OTHER = '0193a8a0-0000-7000-8000-000000000001';

test.each<[string, unknown, unknown]>([
  ['nothing', undefined, undefined],
  ['by itself', { collectionIds: ALL, name: 'x' }, { name: 'x' }],
  ['as one of some', { 'collections.id': { $hasSome: [OTHER, ALL] } }, {}],
  ['in a list', { collectionIds: { $in: [ALL] } }, {}],
  [
    'beside what else is asked of them',
    { collectionIds: { $eq: ALL, $hasSome: [OTHER] } },
    { collectionIds: { $hasSome: [OTHER] } },
  ],
  ['with others', { collectionIds: { $hasAll: [ALL, OTHER] } }, { collectionIds: { $hasAll: [OTHER] } }],
  [
    'inside of others',
    { $and: [{ collectionIds: ALL }, { $not: { collectionIds: ALL } }] },
    { $and: [{}, { $not: {} }] },
  ],
  ['left out, which leaves nothing', { collectionIds: { $ne: ALL } }, { collectionIds: { $hasSome: [] } }],
  ['as the text of a filter', `{"collectionIds":{"$hasSome":["${ALL}"]}}`, {}],
  ['other collections', { collectionIds: { $hasSome: [OTHER] } }, { collectionIds: { $hasSome: [OTHER] } }],
  ['an empty condition', { collectionIds: {} }, { collectionIds: {} }],
  ['what is no filter', 7, 7],
])('All Products asked for: %s', (_, filter, expected) => {
  expect(withoutAllProducts(filter)).toEqual(expected);
});
