import { expect, test } from 'vitest';
import {
  allReviews,
  choiceHref,
  readChoice,
  toggledStars,
  toRequest,
  withNotice,
  withoutNotice,
} from './review-choice.ts';

const page = (query: string) => new URL(`http://shop.test/product-page/suns${query}`);
const read = (query: string) => readChoice(page(query).searchParams);

test('a choice is read from the address, and what is no choice is left out', () => {
  expect(read('?reviews-stars=4&reviews-stars=5&reviews-photos=yes&reviews-sort=newest&reviews-page=3')).toEqual({
    stars: [5, 4],
    isWithPhotos: true,
    isVerified: false,
    sort: 'newest',
    page: 3,
  });
  expect(read('?reviews-stars=6&reviews-sort=constructor&reviews-page=-1&reviews-verified=maybe&page=2')).toEqual(
    allReviews,
  );
});

test('links change one thing, keep the options of the product, and start at the first page', () => {
  const url = page('?Colour=Oak&reviews-stars=5&reviews-page=2&reviews-notice=written');
  const start = '/product-page/suns?Colour=Oak';
  expect(choiceHref(url, { sort: 'helpful' })).toBe(`${start}&reviews-stars=5&reviews-sort=helpful#reviews`);
  expect(choiceHref(url, { page: 3 })).toBe(`${start}&reviews-stars=5&reviews-page=3#reviews`);
  expect(choiceHref(url, { stars: toggledStars(read(url.search), 5) })).toBe(`${start}#reviews`);
  expect(choiceHref(page(''), { stars: toggledStars(allReviews, 1), isVerified: true })).toBe(
    '/product-page/suns?reviews-stars=1&reviews-verified=yes#reviews',
  );
});

test('a page of reviews is requested by its offset, with the filters that are set', () => {
  expect(toRequest('p', allReviews)).toEqual({ productId: 'p', sort: 'RELEVANT', limit: 5, offset: 0 });
  expect(toRequest('p', { stars: [2], isWithPhotos: true, isVerified: true, sort: 'lowest', page: 4 })).toEqual({
    ...{ productId: 'p', ratings: [2], withMedia: true, verified: true },
    ...{ sort: 'LOWEST', limit: 5, offset: 15 },
  });
});

test('a notice is added to an address, and left out of those to return to', () => {
  expect(withNotice('/product-page/suns?Colour=Oak', 'written')).toBe(
    '/product-page/suns?Colour=Oak&reviews-notice=written#reviews',
  );
  expect(withoutNotice(page('?reviews-notice=deleted'))).toBe('/product-page/suns');
  expect(withoutNotice(page('?reviews-notice=deleted&reviews-page=2'))).toBe('/product-page/suns?reviews-page=2');
});
