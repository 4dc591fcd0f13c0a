import { expect, test } from 'vitest';
import { toPayLinkQuery } from './pay-link-search.ts';

const sort = [{ fieldName: 'createdDate', order: 'DESC' as const }];

test('pay links are filtered by status, and paged by cursor', () => {
  const query = { text: '', filters: { status: 'INACTIVE' as const }, sort };
  expect(toPayLinkQuery({ ...query, cursor: null })).toEqual({
    query: { filter: { status: 'INACTIVE' }, sort, cursorPaging: { limit: 25 } },
  });
  expect(toPayLinkQuery({ ...query, cursor: 'next' })).toEqual({
    query: { cursorPaging: { limit: 25, cursor: 'next' } },
  });
});

test('words find what links sell, and a pasted address finds its link', () => {
  const filterOf = (text: string) =>
    toPayLinkQuery({ text, filters: { status: 'ACTIVE' as const }, sort, cursor: null }).query?.filter;
  const contains = (word: string) => ({ words: { $contains: word } });
  expect(filterOf('  ')).toEqual({ status: 'ACTIVE' });
  expect(filterOf(' poppy  A3 ')).toEqual({ status: 'ACTIVE', $and: [contains('poppy'), contains('A3')] });
  const id = 'c0ffee00-0000-4000-8000-00000000abcd';
  const address = `https://shop.example/ecom/v1/checkout-templates/${id}/create-and-redirect-to-checkout?siteId=x`;
  expect(filterOf(address)).toEqual({ status: 'ACTIVE', $and: [contains(id)] });
});
