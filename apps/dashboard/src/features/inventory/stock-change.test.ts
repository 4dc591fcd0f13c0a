import { expect, test } from 'vitest';
import { differenceAsChange, readStockChange } from './stock-change.ts';

test.each([
  ['12', { kind: 'set', quantity: 12 }],
  [' 0 ', { kind: 'set', quantity: 0 }],
  ['+5', { kind: 'adjust', by: 5 }],
  ['-3', { kind: 'adjust', by: -3 }],
  ['− 3', { kind: 'adjust', by: -3 }],
  ['+0', null],
  ['1.5', null],
  ['many', null],
  ['100000', null],
])('%s', (text, expected) => {
  expect(readStockChange(text)).toEqual(expected);
});

test('an edited level becomes an adjustment', () => {
  expect(differenceAsChange(5, 8)).toEqual({ kind: 'adjust', by: 3 });
  expect(differenceAsChange(5, 5)).toBeNull();
});
