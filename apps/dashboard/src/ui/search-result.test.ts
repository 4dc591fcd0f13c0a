import { expect, test } from 'vitest';
import { shortened } from './search-result.ts';

test('texts are truncated between words', () => {
  expect(shortened('A mug  that\nholds tea', 40)).toBe('A mug that holds tea');
  expect(shortened('A mug that holds a lot of tea', 20)).toBe('A mug that holds a…');
  expect(shortened('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
});
