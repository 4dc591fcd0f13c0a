import { expect, test } from 'vitest';
import { freeSlug, slugOf } from './slug.ts';

test.each([
  ['Stoneware Mug', 'stoneware-mug'],
  ['  Größe & Maß ', 'grosse-mass'],
  ['Café: 100% Ærø', 'cafe-100-aero'],
  ['陶器', '陶器'],
  ['!!!', 'product'],
  ['', 'product'],
  [`${'a'.repeat(89)} b`, 'a'.repeat(89)],
])('the slug of %j is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('the first number that is free', () => {
  expect(freeSlug('mug', new Set())).toBe('mug');
  expect(freeSlug('mug', new Set(['mug-1']))).toBe('mug');
  expect(freeSlug('mug', new Set(['mug', 'mug-1', 'mug-3']))).toBe('mug-2');
});
