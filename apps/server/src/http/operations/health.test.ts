import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops({ metricsToken: 'token of the metrics' });
});
afterAll(() => shops?.stop());

const statusFor = async (remoteAddress: string, headers: Record<string, string> = {}) =>
  (await shops.server.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

test('metrics are for this machine, without a proxy, and for holders of the token', async () => {
  expect(await statusFor('127.0.0.1')).toBe(200);
  expect(await statusFor('::1')).toBe(200);
  expect(await statusFor('192.0.2.1')).toBe(403);
  expect(await statusFor('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toBe(403);
  expect(await statusFor('127.0.0.1', { forwarded: 'for=192.0.2.1' })).toBe(403);
  expect(await statusFor('192.0.2.1', { authorization: 'Bearer another token' })).toBe(403);
  expect(await statusFor('192.0.2.1', { authorization: 'Bearer token of the metrics' })).toBe(200);
});
