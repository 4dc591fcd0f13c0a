import { expect, test } from 'vitest';
import { barcodeOf } from './barcode.ts';

test('numbers of orders are drawn, whatever their length', () => {
  for (const number of ['1', '10001', '123456789012345678']) expect(barcodeOf(number)).toMatch(/^<svg .*<path/s);
  expect(barcodeOf('10001')).not.toBe(barcodeOf('10002'));
});
