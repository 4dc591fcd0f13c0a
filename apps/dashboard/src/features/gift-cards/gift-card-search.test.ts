import { expect, test } from 'vitest';
import { toGiftCardQuery } from './gift-card-search.ts';

const sort = [{ fieldName: 'createdDate', order: 'DESC' as const }];

test('cards are searched by text and status; the text goes along to other pages', () => {
  const query = { text: '4HCE', filters: { status: 'EMPTY' as const }, sort };
  expect(toGiftCardQuery({ ...query, cursor: null })).toEqual({
    search: '4HCE',
    query: { filter: { status: 'VALID', isEmpty: true }, sort, cursorPaging: { limit: 25 } },
  });
  expect(toGiftCardQuery({ ...query, cursor: 'next' })).toEqual({
    search: '4HCE',
    query: { cursorPaging: { limit: 25, cursor: 'next' } },
  });
});
