import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('an item moves and the others keep their order', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a'], 5, 0)).toEqual(['a']);
});
