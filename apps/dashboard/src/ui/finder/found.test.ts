import { expect, test } from 'vitest';
import { found } from './found.ts';

const items = [
  { title: 'Move up' },
  { title: 'Select the one before', words: 'Selection' },
  { title: 'Über uns' },
  { title: 'Remove' },
  { title: 'Move down' },
];
const titles = (search: string) => found(items, search).map(({ title }) => title);

test('without words, everything is found in its order', () => {
  expect(found(items, '  ')).toEqual(items);
});

test('titles that begin with a word come before those that only contain it', () => {
  expect(titles('move')).toEqual(['Move up', 'Move down', 'Remove']);
});

test('all words count, in any order and without accents', () => {
  expect(titles('down mo')).toEqual(['Move down']);
  expect(titles('uber')).toEqual(['Über uns']);
  expect(titles('selection before')).toEqual(['Select the one before']);
  expect(titles('nothing like it')).toEqual([]);
});
