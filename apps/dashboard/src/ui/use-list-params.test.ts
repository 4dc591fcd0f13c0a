import { expect, test } from 'vitest';
import { changed, oneOf } from './use-list-params.ts';

test('parameters are set and taken away', () => {
  const before = new URLSearchParams('search=mug&cursor=abc');
  expect(changed(before, { visibility: 'hidden', cursor: null }).toString()).toBe('search=mug&visibility=hidden');
  expect(changed(before, { search: '' }).toString()).toBe('cursor=abc');
  expect(before.toString()).toBe('search=mug&cursor=abc');
});

test('only known values count', () => {
  expect(oneOf(['a', 'b'], 'b')).toBe('b');
  expect(oneOf(['a', 'b'], 'c')).toBeNull();
  expect(oneOf(['a', 'b'], null)).toBeNull();
});
