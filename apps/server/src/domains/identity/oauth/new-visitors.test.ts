import { expect, test } from 'vitest';
import { newVisitors } from './new-visitors.ts';

const NOW = new Date('2026-01-01T00:00:00.000Z');

test('new visitors are counted by address, an IPv6 address with its network; 0 means no limit', () => {
  const limited = newVisitors(1);
  expect([limited.count('2001:db8:1:2::1', NOW), limited.count('2001:db8:1:2:ffff::9', NOW)]).toEqual([0, 60]);
  expect([limited.count('2001:db8:1:3::1', NOW), limited.count('192.0.2.1', NOW)]).toEqual([0, 0]);
  expect(limited.count('192.0.2.1', new Date(NOW.getTime() + 59_500))).toBe(1);
  expect(limited.count('192.0.2.1', new Date(NOW.getTime() + 60_000))).toBe(0);
  const unlimited = newVisitors(0);
  expect(Array.from({ length: 5 }, () => unlimited.count('192.0.2.1', NOW))).toEqual([0, 0, 0, 0, 0]);
});
