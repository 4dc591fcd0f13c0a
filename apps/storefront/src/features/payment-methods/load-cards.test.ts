import { ApiError } from '@stoa/sdk';
import { expect, test } from 'vitest';
import { likelyCard, likelyPayment } from './load-cards.ts';
import { noticeOf } from './notice-of.ts';

const NOW = new Date('2026-08-01T12:00:00Z');
const cardOf = (id: string, expirationYear: number) => ({
  id,
  paymentMethod: { cardInfo: { expirationMonth: 6, expirationYear } },
});
const [old, good] = [cardOf('old', 2026), cardOf('good', 2030)];
const pays = (saved: (typeof old)[]) =>
  likelyPayment(
    { paymentMethods: [{ id: 'offline' }, { id: 'card', saved }] } as unknown as Parameters<typeof likelyPayment>[0],
    NOW,
  );

test('a card that has expired is not offered first', () => {
  expect(likelyCard([old, good], NOW)).toBe(good);
  expect(likelyCard([old], NOW)).toBeUndefined();
  expect(pays([old, good])).toEqual({ payment: 'card', savedCard: 'good' });
  expect(pays([old])).toEqual({ payment: 'offline', savedCard: '' });
});

test.each([
  [409, 'SAVED_PAYMENT_METHOD_IN_USE', 'inUse'],
  [404, 'SAVED_PAYMENT_METHOD_NOT_FOUND', 'gone'],
  [429, 'TOO_MANY_REQUESTS', 'failed'],
])('what went wrong is told: %i %s', (status, code, notice) => {
  const body = { details: { applicationError: { code } } };
  expect(noticeOf(new ApiError({ status, body, requestId: null }))).toBe(notice);
});
