import { expect, test } from 'vitest';
import { createFormat } from '../../app/format.ts';
import { placeOf } from './notes-panel.tsx';

const format = createFormat({ language: 'en', currency: 'EUR', timeZone: 'UTC' });

test('the place of a note names its first row, and how often it came up', () => {
  const note = { reason: 'Kept.', count: 1200, row: 1003, column: 'SKU', value: 'A' };
  expect(placeOf(note, format)).toBe('1,200 times, first in row 1,003: SKU “A”');
  expect(placeOf({ ...note, count: 1, column: '', value: '' }, format)).toBe('In row 1,003');
});
