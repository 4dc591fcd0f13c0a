import { expect, test } from 'vitest';
import { readQuery } from '../../ui/list/address.ts';
import { memberFilters, memberSorts, toMemberQuery } from './member-search.ts';

const read = (address: string) =>
  readQuery({ filters: memberFilters, sorts: memberSorts, search: '' }, new URLSearchParams(address));

test('the address defines the query, and unknown values are ignored', () => {
  expect(toMemberQuery(read('search=ada%20&status=PENDING&sort=name&cursor=25'))).toEqual({
    query: {
      filter: { status: 'PENDING' },
      sorting: [{ fieldName: 'profile.nickname', order: 'ASC' }],
      paging: { limit: 25, offset: 25 },
    },
    fieldsets: ['FULL'],
    search: { expression: 'ada' },
  });
  expect(toMemberQuery(read('status=GONE&sort=height&cursor=-3'))).toEqual(toMemberQuery(read('')));
});
