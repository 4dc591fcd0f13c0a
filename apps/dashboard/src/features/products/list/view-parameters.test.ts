import { expect, test } from 'vitest';
import { isSameView, viewParameters } from './view-parameters.ts';

test('a view is the search without its page, in whatever order', () => {
  expect(viewParameters(new URLSearchParams('sort=name&cursor=x&search=&brand=b'))).toBe('brand=b&sort=name');
  expect(isSameView('sort=name&brand=b', 'brand=b&sort=name&cursor=y')).toBe(true);
  expect(isSameView('sort=name', '')).toBe(false);
});
