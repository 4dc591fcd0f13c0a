import { expect, test } from 'vitest';
import { accountLimit, addressLimit } from './attempt-limits.ts';

const keyOf = (address: string) => addressLimit('login', address).key;

test('an address of IPv6 stands for its network, one of IPv4 for itself', () => {
  expect(keyOf('2001:db8:1:2:aaaa::1')).toBe(keyOf('2001:db8:1:2:bbbb::ff'));
  expect(keyOf('2001:db8:1:2::1')).not.toBe(keyOf('2001:db8:1:3::1'));
  expect(keyOf('::ffff:192.0.2.1')).toBe(keyOf('192.0.2.1'));
  expect(keyOf('192.0.2.1')).not.toBe(keyOf('192.0.2.2'));
});

test('accounts are told apart by realm and by what is attempted, not by capitals', () => {
  expect(accountLimit('login', 'a', 'Ann@example.com').key).toBe(accountLimit('login', 'a', 'ann@example.com').key);
  expect(accountLimit('login', 'a', 'ann').key).not.toBe(accountLimit('login', 'b', 'ann').key);
  expect(accountLimit('login', 'a', 'ann').key).not.toBe(accountLimit('code', 'a', 'ann').key);
});
