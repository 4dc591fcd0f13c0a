import { expect, test } from 'vitest';
import { bannersOnPage } from './banners.ts';
import { pagingOf } from './paging.ts';

const at = (...positions: number[]) =>
  positions.map((position) => ({
    id: String(position),
    picture: { id: 'a.webp', width: 1, height: 1, alt: '' },
    href: null,
    position,
  }));
const shown = (positions: number[], page: number, total: number) =>
  bannersOnPage(at(...positions), pagingOf(page, total)).map(({ banner, after }) => [banner.id, after]);

test('a banner stands before the product of its place', () => {
  expect(shown([1, 3, 24], 1, 50)).toEqual([
    ['1', 0],
    ['3', 2],
    ['24', 23],
  ]);
  expect(shown([1, 25], 1, 50)).toEqual([['1', 0]]);
  expect(shown([24, 25, 26], 2, 50)).toEqual([
    ['25', 0],
    ['26', 1],
  ]);
});

test('one beyond the last product follows it, on the last page', () => {
  expect(shown([4, 90], 1, 3)).toEqual([
    ['4', 3],
    ['90', 3],
  ]);
  expect(shown([90], 2, 30)).toEqual([['90', 6]]);
  expect(shown([90], 1, 30)).toEqual([]);
});
