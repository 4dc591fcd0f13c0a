import { expect, test } from 'vitest';
import { validityOf } from './saved-card.ts';

test.each([
  ['2026-04-30T23:00:00Z', 'VALID'],
  ['2026-06-29T12:00:00Z', 'SOON'],
  ['2026-06-30T23:59:59Z', 'SOON'],
  ['2026-07-01T11:59:59Z', 'SOON'],
  ['2026-07-01T12:00:00Z', 'EXPIRED'],
] as const)('a card that ends with June is, on %s, %s', (now, validity) => {
  const cardInfo = { expirationMonth: 6, expirationYear: 2026 };
  expect(validityOf({ paymentMethod: { cardInfo } }, new Date(now))).toBe(validity);
});

test('a card of which nobody knows the end is valid', () => {
  expect(validityOf({}, new Date())).toBe('VALID');
});
