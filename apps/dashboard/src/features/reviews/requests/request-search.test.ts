import { expect, test } from 'vitest';
import { toRequestQuery } from './request-search.ts';

const sort = [{ fieldName: 'createdDate', order: 'DESC' as const }];

test('requests are filtered by status, and paged by cursor', () => {
  const query = { text: '', filters: { status: 'SENT' as const }, sort };
  expect(toRequestQuery({ ...query, cursor: null }).query).toEqual({
    filter: { status: 'SENT' },
    sort,
    cursorPaging: { limit: 25 },
  });
  expect(toRequestQuery({ ...query, cursor: 'next' }).query).toEqual({ cursorPaging: { limit: 25, cursor: 'next' } });
});
