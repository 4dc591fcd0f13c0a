import { expect, test } from 'vitest';
import { toAbandonedSearch } from './abandoned-search.ts';

const sort = [{ fieldName: 'createdDate', order: 'DESC' as const }];

test('checkouts are searched by words and status, page by page', () => {
  const query = { text: 'ada', filters: { status: 'ABANDONED' as const }, sort, cursor: '25' };
  expect(toAbandonedSearch(query)).toEqual({
    search: {
      filter: { status: 'ABANDONED' },
      sort,
      paging: { limit: 25, offset: 25 },
      search: { expression: 'ada', mode: 'AND' },
    },
  });
  expect(toAbandonedSearch({ text: '', filters: { status: null }, sort, cursor: null })).toEqual({
    search: { filter: {}, sort, paging: { limit: 25, offset: 0 } },
  });
});
