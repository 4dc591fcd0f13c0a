import { expect, test } from 'vitest';
import { toPayLinkQuery } from './pay-link-search.ts';

const sort = [{ fieldName: 'createdDate', order: 'DESC' as const }];

test('pay links are filtered by status, and paged by cursor', () => {
  const query = { text: '', filters: { status: 'INACTIVE' as const }, sort };
  expect(toPayLinkQuery({ ...query, cursor: null })).toEqual({
    query: { filter: { status: 'INACTIVE' }, sort, cursorPaging: { limit: 25 } },
  });
  expect(toPayLinkQuery({ ...query, cursor: 'next' })).toEqual({
    query: { cursorPaging: { limit: 25, cursor: 'next' } },
  });
});
