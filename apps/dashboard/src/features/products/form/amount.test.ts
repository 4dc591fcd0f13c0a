import { expect, test } from 'vitest';
import { readAmount, readQuantity } from './amount.ts';

test('amounts may be typed with point or comma', () => {
  expect([' 12.5 ', '12,50', '12', '12.', '0.005'].map(readAmount)).toEqual(['12.5', '12.50', '12', '12', '0.005']);
});

test('what is no amount is refused', () => {
  for (const typed of ['', 'abc', '-1', '1e3', '1,000.00', '1.0005', '1234567890', '.5', '€5'])
    expect(readAmount(typed)).toBeNull();
});

test('quantities are whole', () => {
  expect(['0', ' 12 ', '1.5', '-1', '', '123456'].map(readQuantity)).toEqual([0, 12, null, null, null, null]);
});
