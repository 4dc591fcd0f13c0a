import { expect, test } from 'vitest';
import { accountLimit, addressLimit } from './attempt-limits.ts';

const keyOf = (address: string) => addressLimit('login', address).key;

test('an IPv6 address stands for its network, an IPv4 address for itself', () => {
  expect(keyOf('2001:db8:1:2:aaaa::1')).toBe(keyOf('2001:db8:1:2:bbbb::ff'));
  expect(keyOf('2001:db8:1:2::1')).not.toBe(keyOf('2001:db8:1:3::1'));
  expect(keyOf('::ffff:192.0.2.1')).toBe(keyOf('192.0.2.1'));
  expect(keyOf('192.0.2.1')).not.toBe(keyOf('192.0.2.2'));
});

test('accounts are distinguished by realm and kind of attempt, not by capitals', () => {
  expect(accountLimit('login', 'a', 'Ann@example.com').key).toBe(accountLimit('login', 'a', 'ann@example.com').key);
  expect(accountLimit('login', 'a', 'ann').key).not.toBe(accountLimit('login', 'b', 'ann').key);
  expect(accountLimit('login', 'a', 'ann').key).not.toBe(accountLimit('code', 'a', 'ann').key);
});
