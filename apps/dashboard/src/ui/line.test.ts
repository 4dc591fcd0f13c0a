import { expect, test } from 'vitest';
import { chosenOptions } from './line.ts';

test('choices are shown as name and value', () => {
  const line = {
    descriptionLines: [
      { name: { original: 'Size' }, plainText: { original: 'M' } },
      { name: { original: 'Colour' }, colorInfo: { original: 'Terracotta', code: '#b5543a' } },
      { plainText: { original: 'Gift wrapped' } },
      { name: { original: 'Empty' } },
    ],
  };
  expect(chosenOptions(line)).toEqual(['Size: M', 'Colour: Terracotta', 'Gift wrapped']);
});
