import { expect, test } from 'vitest';
import { fromPercent, notPercent, toPercent } from './percent.ts';

test('rates are read as they were written', () => {
  for (const [rate, percent] of [
    ['0', '0'],
    ['0.19', '19'],
    ['0.2', '20'],
    ['0.055', '5.5'],
    ['0.08875', '8.875'],
    ['0.14975', '14.975'],
    ['0.000001', '0.0001'],
    ['1', '100'],
  ] as const) {
    expect(toPercent(rate)).toBe(percent);
    expect(fromPercent(percent)).toBe(rate);
  }
  expect([toPercent('0.190'), toPercent(null), toPercent(undefined)]).toEqual(['19', '', '']);
});

test('percentages may be typed with a comma and a sign, and anything else is none', () => {
  expect([fromPercent('8,875'), fromPercent(' 19 % '), fromPercent('07')]).toEqual(['0.08875', '0.19', '0.07']);
  for (const typed of ['', 'much', '-1', '101', '100.5', '1.23456', '1e1']) {
    expect(fromPercent(typed)).toBeNull();
    expect(notPercent(typed)).not.toBeNull();
  }
});
