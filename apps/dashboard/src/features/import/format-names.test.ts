import { expect, test } from 'vitest';
import { changeNames, formatName } from './format-names.ts';

test('changes are described in words, each once', () => {
  expect(changeNames(['name', 'categoryIds', 'description', 'richDescription'])).toBe('name, categories, description');
  expect(changeNames([])).toBe('');
});

test('formats have names', () => {
  expect(formatName('store-v1')).toBe('Store CSV (handleId)');
  expect(formatName(undefined)).toBe('Unknown');
});
