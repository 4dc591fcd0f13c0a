import { expect, test } from 'vitest';
import { activeAfterKey } from './list-keys.ts';

test.each([
  ['ArrowDown', null, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, null],
  ['ArrowUp', null, 3, 2],
  ['ArrowUp', 0, 3, null],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', null, 0, null],
  ['a', 1, 3, 1],
])('%s at %s of %s leads to %s', (key, active, count, next) => {
  expect(activeAfterKey(key, active, count)).toBe(next);
});
