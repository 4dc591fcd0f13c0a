import { expect, test } from 'vitest';
import { sizeOf } from './size-of.ts';

test.each([
  [1, 'en', '1 byte'],
  [999, 'en', '999 byte'],
  [1500, 'en', '1.5 kB'],
  [24_600_000, 'en', '25 MB'],
  [2_400_000_000, 'de', '2,4 GB'],
])('%i bytes in %s are %s', (bytes, language, text) => {
  expect(sizeOf(bytes, language).replaceAll('\u00a0', ' ')).toBe(text);
});
