import { expect, test } from 'vitest';
import { changeNames } from './change-names.ts';

test('changes are described in words, each once', () => {
  expect(changeNames(['name', 'categoryIds', 'description', 'richDescription'])).toBe('name, categories, description');
  expect(changeNames([])).toBe('');
});
