import { expect, test } from 'vitest';
import { readAmount, readMeasure, readQuantity, showMeasure } from './amount.ts';

test('amounts may be typed with point or comma', () => {
  expect([' 12.5 ', '12,50', '12', '12.', '0.005'].map(readAmount)).toEqual(['12.5', '12.50', '12', '12', '0.005']);
});

test('what is no amount is refused', () => {
  for (const typed of ['', 'abc', '-1', '1e3', '1,000.00', '1.0005', '1234567890', '.5', '€5'])
    expect(readAmount(typed)).toBeNull();
});

test('what is measured may be known to the milligram, and is shown as somebody would write it', () => {
  expect(['0,0125', '1.0000005'].map(readMeasure)).toEqual(['0.0125', null]);
  expect([0.1 + 0.2, 1.5, 0.000001, 0, null, undefined].map(showMeasure)).toEqual([
    '0.3',
    '1.5',
    '0.000001',
    '0',
    '',
    '',
  ]);
});

test('quantities are whole', () => {
  expect(['0', ' 12 ', '1.5', '-1', '', '123456'].map(readQuantity)).toEqual([0, 12, null, null, null, null]);
});
