import { expect, test } from 'vitest';
import { toAddress, wrongAddress } from './address.ts';

test.each([
  ['About us', 'about-us'],
  ['  Über uns & mehr! ', 'ueber-uns-mehr'],
  ['Crème brûlée', 'creme-brulee'],
  ['О нас', 'о-нас'],
  ['a'.repeat(150), 'a'.repeat(100)],
  ['!?', ''],
])('the address of %s', (title, address) => {
  expect(toAddress(title)).toBe(address);
});

test('a page other than the home page needs an address', () => {
  expect(wrongAddress('')).not.toBeNull();
  expect(wrongAddress('about')).toBeNull();
});
