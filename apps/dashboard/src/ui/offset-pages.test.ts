import { expect, test } from 'vitest';
import { neighbours, readOffset } from './offset-pages.ts';

test('the address says how many stand before the page; what makes no sense is none', () => {
  const read = (address: string) => readOffset(new URLSearchParams(address));
  expect(['', 'cursor=25', 'cursor=-3', 'cursor=2.5', 'cursor=abc'].map(read)).toEqual([0, 25, 0, 0, 0]);
});

test('there is a page before and after where there are items', () => {
  expect(neighbours(0, 25, 60)).toEqual({ previous: null, next: '25' });
  expect(neighbours(50, 10, 60)).toEqual({ previous: '25', next: null });
  expect(neighbours(25, 25, null)).toEqual({ previous: '0', next: '50' });
});
