import { expect, test } from 'vitest';
import { grammarOf } from './grammar.ts';

const forms = { one: '# thing', other: '# things' };

test.each([
  ['en', 0, '0 things'],
  ['en', 1, '1 thing'],
  ['en', 1234, '1,234 things'],
  ['de', 1234, '1.234 things'],
  ['fr', 0, '0 thing'],
])('in %s, the plural for %i is %j', (language, count, text) => {
  expect(grammarOf(language).plural(count, forms)).toBe(text);
});

test('a missing plural form falls back to the form "other"', () => {
  expect(grammarOf('en').plural(1, { other: '# items' })).toBe('1 items');
});

test('lists follow the rules of the language', () => {
  expect(grammarOf('de').all(['Größe', 'Farbe', 'Rahmen'])).toBe('Größe, Farbe und Rahmen');
});
