import { expect, test } from 'vitest';
import { parseTimestamp } from './value-types.ts';

test.each([
  ['2026-01-31 09:30:00+00', '2026-01-31T09:30:00.000Z'],
  ['2026-01-31 09:30:00.1+00', '2026-01-31T09:30:00.100Z'],
  ['2026-01-31 09:30:00.123456+00', '2026-01-31T09:30:00.123Z'],
  ['2026-01-31 11:30:00.5+02', '2026-01-31T09:30:00.500Z'],
  ['2026-01-31 15:00:00+05:30', '2026-01-31T09:30:00.000Z'],
  ['infinity', 'infinity'],
])('the timestamp %s is %s', (text, iso) => {
  expect(parseTimestamp(text)).toBe(iso);
});
