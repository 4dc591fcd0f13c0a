import { expect, test } from 'vitest';
import { readAmount, readMeasure, readQuantity, showMeasure } from './read-number.ts';

test('amounts may be typed with a point or a comma', () => {
  expect([' 12.5 ', '12,50', '12', '12.', '0.005'].map(readAmount)).toEqual(['12.5', '12.50', '12', '12', '0.005']);
});

test('text that is not an amount is rejected', () => {
  for (const typed of ['', 'abc', '-1', '1e3', '1,000.00', '1.0005', '1234567890', '.5', '€5'])
    expect(readAmount(typed)).toBeNull();
});

test('measures have up to six decimals and are shown as people write them', () => {
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

test('quantities are whole numbers', () => {
  expect(['0', ' 12 ', '1.5', '-1', '', '123456'].map(readQuantity)).toEqual([0, 12, null, null, null, null]);
});
