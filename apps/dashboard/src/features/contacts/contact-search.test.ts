import { expect, test } from 'vitest';
import { isFiltered, readContactFilters, toContactQuery } from './contact-search.ts';

const read = (address: string) => readContactFilters(new URLSearchParams(address));

test('the address says what to ask for; what it makes no sense of is left out', () => {
  expect(toContactQuery(read('search=ada%20&kind=MEMBER&label=custom.vip&sort=name&cursor=25'))).toEqual({
    query: {
      filter: {
        'info.extendedFields.members.membershipStatus': 'MEMBER',
        'info.labelKeys': { $hasSome: ['custom.vip'] },
      },
      sort: [{ fieldName: 'info.name.last', order: 'ASC' }],
      paging: { limit: 25, offset: 25 },
    },
    search: 'ada',
  });
  const bare = read('kind=ALIEN&sort=height&cursor=-3');
  expect(bare).toEqual({ text: '', kind: null, label: '', sort: 'active', offset: 0 });
  expect([isFiltered(bare), isFiltered(read('label=custom.vip'))]).toEqual([false, true]);
});
