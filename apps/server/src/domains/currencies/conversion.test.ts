import { assert, bigInt, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { converted, rateBetween, viewRate } from './conversion.ts';

const eurToUsd = rateBetween('1', '1.0842');

test.each([
  ['1095', 2, 'USD', '1187', 2],
  ['1', 0, 'USD', '108', 2],
  ['-1095', 2, 'USD', '-1187', 2],
  ['1095', 2, 'JPY', '12', 0],
  ['1095', 2, 'KWD', '11872', 3],
  ['0', 2, 'USD', '0', 2],
])('%s with %d decimals in %s is %s', (value, decimalPlaces, to, expected, places) => {
  expect(converted({ value, decimalPlaces }, eurToUsd, to)).toEqual({ value: expected, decimalPlaces: places });
});

test('a rate between two currencies follows from the prices of a third in both', () => {
  expect(viewRate(eurToUsd)).toEqual({ value: '10842', decimalPlaces: 4 });
  expect(viewRate(rateBetween('1.0842', '1'))).toEqual({ value: '9223390518', decimalPlaces: 10 });
  expect(viewRate(rateBetween('1.25', '100'))).toEqual({ value: '80', decimalPlaces: 0 });
  expect(converted({ value: '1,5', decimalPlaces: 0 }, eurToUsd, 'USD')).toBeNull();
});

test('an amount in the same currency stays as it is', () =>
  assert(
    property(bigInt(-(10n ** 15n), 10n ** 15n), constantFrom('1', '0.07', '163.5'), (amount, rate) => {
      const value = { value: amount.toString(), decimalPlaces: 2 };
      expect(converted(value, rateBetween(rate, rate), 'EUR')).toEqual(value);
    }),
  ));
