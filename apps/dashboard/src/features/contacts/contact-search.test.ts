import { expect, test } from 'vitest';
import { isNarrowed, readQuery } from '../../ui/list/address.ts';
import { contactFilters, contactSorts, toContactQuery } from './contact-search.ts';

const read = (address: string) =>
  readQuery({ filters: contactFilters, sorts: contactSorts, search: '' }, new URLSearchParams(address));

test('the address defines the query, and unknown values are ignored', () => {
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
  expect(toContactQuery(bare)).toEqual(toContactQuery(read('')));
  expect([isNarrowed(bare), isNarrowed(read('label=custom.vip'))]).toEqual([false, true]);
});
