import { expect, test } from 'vitest';
import { neighbours, readMemberFilters, toMemberQuery } from './member-search.ts';

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

test('there is a page before and after where there are members', () => {
  expect(neighbours(read(''), 25, 60)).toEqual({ previous: null, next: '25' });
  expect(neighbours(read('cursor=50'), 10, 60)).toEqual({ previous: '25', next: null });
  expect(neighbours(read('cursor=25'), 25, null)).toEqual({ previous: '0', next: '50' });
});
