import { expect, test } from 'vitest';
import { deliveryOf, type GiftCard, nameOf, stateOf } from './gift-card.ts';

const card: GiftCard = { obfuscatedCode: '************4HCE', status: 'VALID', balance: { value: '5.00' } };
const date = (instant: string) => instant.slice(0, 10);

test('a card without a balance is used up, unless something worse is wrong with it', () => {
  expect(stateOf(card)).toBe('VALID');
  expect(stateOf({ ...card, balance: { value: '0.00' } })).toBe('EMPTY');
  expect(stateOf({ ...card, balance: { value: '0.00' }, status: 'EXPIRED' })).toBe('EXPIRED');
});

test('a card is named by the end of its code', () => {
  expect(nameOf(card)).toBe('•••• 4HCE');
});

test('delivery is described in words', () => {
  const recipient = { email: 'ada@work.test' };
  expect(deliveryOf(card, date)).toBeNull();
  expect(deliveryOf({ ...card, recipient }, date)).toBe('Being sent');
  expect(deliveryOf({ ...card, recipient, deliveryDate: '2026-05-01T00:00:00Z' }, date)).toBe(
    'To be sent on 2026-05-01',
  );
  expect(deliveryOf({ ...card, recipient, sentDate: '2026-05-02T00:00:00Z' }, date)).toBe('Sent on 2026-05-02');
});
