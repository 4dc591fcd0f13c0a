import { expect, test } from 'vitest';
import { gtinOf } from './gtin.ts';

test.each([
  ['4006381333931', '4006381333931'],
  ['400-6381 333931', '4006381333931'],
  ['036000291452', '036000291452'],
  ['96385074', '96385074'],
  ['4006381333932', null],
  ['HT-101', null],
  ['123', null],
  [null, null],
])('%s is the trade number %s', (barcode, gtin) => {
  expect(gtinOf(barcode)).toBe(gtin);
});
