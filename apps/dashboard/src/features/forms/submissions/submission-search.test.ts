import { expect, test } from 'vitest';
import { toSubmissionSearch } from './submission-search.ts';

const sort = [{ fieldName: 'createdDate', order: 'DESC' as const }];

test('what people sent by a form is searched by words, and by whether somebody read it', () => {
  const query = { text: 'ada', filters: { seen: 'no' as const }, sort, cursor: null };
  expect(toSubmissionSearch('f', query)).toEqual({
    search: {
      filter: { formId: 'f', seen: false },
      search: { expression: 'ada', mode: 'AND' },
      sort,
      cursorPaging: { limit: 25 },
    },
  });
  expect(toSubmissionSearch('f', { ...query, text: '', filters: { seen: null } })).toEqual({
    search: { filter: { formId: 'f' }, sort, cursorPaging: { limit: 25 } },
  });
});
