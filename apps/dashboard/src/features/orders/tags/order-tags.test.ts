import { expect, test } from 'vitest';
import { tagChange, tagIdsOf } from './order-tags.ts';

test('only what differs is assigned and taken away, each in its own exposure', () =>
  expect(tagChange({ tags: ['a', 'b'], privateTags: ['p'] }, { tags: ['b', 'c'], privateTags: [] })).toEqual({
    assignTags: { tags: { tagIds: ['c'] }, privateTags: { tagIds: [] } },
    unassignTags: { tags: { tagIds: ['a'] }, privateTags: { tagIds: ['p'] } },
  }));

test('an order without tags has none of either', () => expect(tagIdsOf({})).toEqual({ tags: [], privateTags: [] }));
