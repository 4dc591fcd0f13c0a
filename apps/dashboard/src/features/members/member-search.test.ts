import { expect, test } from 'vitest';
import { readMemberFilters, toMemberQuery } from './member-search.ts';

const read = (address: string) => readMemberFilters(new URLSearchParams(address));

test('the address says what to ask for; what it makes no sense of is left out', () => {
  expect(toMemberQuery(read('search=ada%20&status=PENDING&sort=name&cursor=25'))).toEqual({
    query: {
      filter: { status: 'PENDING' },
      sorting: [{ fieldName: 'profile.nickname', order: 'ASC' }],
      paging: { limit: 25, offset: 25 },
    },
    fieldsets: ['FULL'],
    search: { expression: 'ada' },
  });
  expect(read('status=GONE&sort=height&cursor=-3')).toEqual({ text: '', standing: null, sort: 'newest', offset: 0 });
});
