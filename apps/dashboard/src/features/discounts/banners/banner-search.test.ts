import { expect, test } from 'vitest';
import { toBannerSearch } from './banner-search.ts';

const query = { text: '', filters: {}, sort: [{ fieldName: 'createdDate', order: 'DESC' as const }], cursor: null };

test('a search of banners, page by page', () => {
  const { search } = toBannerSearch({ ...query, text: ' summer ', filters: { status: 'OFF' } } as never);
  expect(search).toMatchObject({ filter: { enabled: false }, search: { expression: 'summer', mode: 'AND' } });
  expect(toBannerSearch(query as never).search).not.toHaveProperty('search');
  // the words are no part of a cursor
  expect(toBannerSearch({ ...query, text: 'summer', cursor: 'next' } as never).search).toMatchObject({
    cursorPaging: { cursor: 'next' },
    search: { expression: 'summer' },
  });
});
