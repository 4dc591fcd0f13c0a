import { expect, test } from 'vitest';
import { queryOfSelection, selectionFromNames } from './deep-link.ts';
import type { OptionView } from './purchasable.ts';

const choice = (id: string, name: string) => ({ id, name, color: null, swatchId: null, pictureId: null });
const options: OptionView[] = [
  { id: 's', name: 'Size', isSwatch: false, choices: [choice('s1', '30 × 40 cm'), choice('s2', 'A&B')] },
  { id: 'f', name: 'Frame', isSwatch: true, choices: [choice('f1', 'Oak')] },
];

test('an address names choices in any case; unknown names are ignored', () => {
  const read = (query: string) => selectionFromNames(options, new URLSearchParams(query));
  expect(read('?frame=OAK&Size=30+%C3%97+40+cm&utm_source=x')).toEqual({ s: 's1', f: 'f1' });
  expect(read('?Frame=Gold')).toEqual({});
});

test('a link leads back to the same choices', () => {
  const query = queryOfSelection(options, { s: 's2', f: 'f1' });
  expect(query).toBe('?Size=A%26B&Frame=Oak');
  expect(selectionFromNames(options, new URLSearchParams(query))).toEqual({ s: 's2', f: 'f1' });
  expect(queryOfSelection([], {})).toBe('');
});
