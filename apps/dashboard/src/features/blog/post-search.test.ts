import { expect, test } from 'vitest';
import { readQuery } from '../../ui/list/address.ts';
import { postFilters, postSorts, toPostQuery } from './post-search.ts';

const read = (address: string) =>
  readQuery({ filters: postFilters, sorts: postSorts, search: '' }, new URLSearchParams(address));

test('the address defines the query, and unknown values are ignored', () => {
  expect(toPostQuery(read('search=ink%20&status=DELETED&sort=title'))).toEqual({
    query: {
      filter: { status: 'DELETED', title: { $contains: 'ink' } },
      sort: [{ fieldName: 'title', order: 'ASC' }],
      cursorPaging: { limit: 25 },
    },
  });
  expect(toPostQuery(read('status=GONE&sort=height'))).toEqual(toPostQuery(read('')));
});
