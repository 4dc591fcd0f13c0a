import { expect, test } from 'vitest';
import { correctedWords } from './corrected-words.ts';

const corrections = [
  { word: 'ambr', alternatives: ['amber', 'ambient'] },
  { word: 'xyz', alternatives: [] },
];

test.each([
  ['ambr dunes', 'amber dunes'],
  ['Ambr, dunes', 'amber dunes'],
  ['amber dunes', null],
  ['xyz', null],
])('%s is corrected to %s', (words, corrected) => {
  expect(correctedWords(words, corrections)).toBe(corrected);
});
