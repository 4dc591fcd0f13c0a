import { expect, test } from 'vitest';
import { toFormQuery } from './form-search.ts';

const sort = [{ fieldName: 'name', order: 'ASC' as const }];

test('forms are searched by name and status', () => {
  const query = { text: 'book', filters: { enabled: 'no' as const }, sort, cursor: null };
  expect(toFormQuery(query)).toEqual({
    query: {
      filter: { namespace: 'wix.form_app.form', name: { $contains: 'book' }, enabled: false },
      sort,
      cursorPaging: { limit: 25 },
    },
  });
  expect(toFormQuery({ ...query, text: '', filters: { enabled: null }, cursor: 'x' })).toEqual({
    query: { cursorPaging: { cursor: 'x', limit: 25 } },
  });
});
