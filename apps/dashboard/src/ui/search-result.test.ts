import { expect, test } from 'vitest';
import { fit, shortened } from './search-result.ts';

test('texts are truncated between words', () => {
  expect(shortened('A mug  that\nholds tea', 40)).toBe('A mug that holds tea');
  expect(shortened('A mug that holds a lot of tea', 20)).toBe('A mug that holds a…');
  expect(shortened('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
});

test('texts that are too long are reported', () => {
  expect(fit(' abc ', 3)).toEqual({ text: '3 of 3', isLong: false });
  expect(fit('abcd', 3)).toEqual({ text: '4 of 3', isLong: true });
});
