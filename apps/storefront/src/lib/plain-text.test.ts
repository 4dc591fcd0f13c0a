import { expect, test } from 'vitest';
import { plainText, shorten } from './plain-text.ts';

test('HTML becomes a single line of words', () => {
  expect(plainText('<p>Dots &amp; lines,</p>\n<ul><li>50&nbsp;&#215;&nbsp;70</li></ul>')).toBe('Dots & lines, 50 × 70');
});

test('long texts are cut between words', () => {
  expect(shorten('One two three', 20)).toBe('One two three');
  expect(shorten('One two three', 10)).toBe('One two…');
  expect(shorten('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
});
