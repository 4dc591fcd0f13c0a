import { expect, test } from 'vitest';
import { readQuantity, readSelection } from './purchase-form.ts';

test('the fields of options become a selection', () => {
  const form = new URLSearchParams('slug=twin-suns&option.a=1&option.b=&option.c=3&quantity=2');
  expect(readSelection(form)).toEqual({ a: '1', c: '3' });
});

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['999', 999],
  ['0', null],
  ['1000', null],
  ['1.5', null],
  ['-1', null],
  ['two', null],
  ['', null],
  [null, null],
])('quantity %j reads as %j', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});
