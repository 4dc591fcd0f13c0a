import { expect, test } from 'vitest';
import { linksIn, withLinks } from './words-with-links.ts';

test('links within a line are read and written', () => {
  const line = 'I agree to the [privacy policy](/policies/privacy) and more';
  const spans = linksIn(line);
  expect(spans).toEqual([
    { text: 'I agree to the ' },
    { text: 'privacy policy', href: '/policies/privacy' },
    { text: ' and more' },
  ]);
  expect(withLinks(spans)).toBe(line);
});

test('what is no safe address stays words', () => {
  expect(linksIn('[run](javascript:x)')).toEqual([{ text: '[run](javascript:x)' }]);
});
