import { expect, test } from 'vitest';
import { oneOf } from './one-of.ts';

test('only known values are accepted', () => {
  expect(oneOf(['a', 'b'], 'b')).toBe('b');
  expect(oneOf(['a', 'b'], 'c')).toBeNull();
  expect(oneOf(['a', 'b'], null)).toBeNull();
});
