import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import { priceNote } from './price-note.ts';

test.each([
  [true, true, 'Tax included. Delivery is calculated at checkout.'],
  [true, false, 'Tax included.'],
  [false, true, 'Tax and delivery are calculated at checkout.'],
  [false, false, 'Tax is calculated at checkout.'],
  [null, true, 'Delivery is calculated at checkout.'],
  [null, false, ''],
])('tax included %s, delivers %s', (taxIncluded, delivers, note) => {
  expect(priceNote({ taxIncluded, delivers }, messagesIn('en'))).toBe(note);
});
