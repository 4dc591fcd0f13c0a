import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops({ rateLimits: { app: 0, person: 0, address: 5, newVisitors: 0, newPictures: 0 } });
});
afterAll(() => shops?.stop());

test('pages are counted by the network address, and one above its limit is told to wait', async () => {
  const get = (remoteAddress: string) =>
    shops.server.inject({ url: '/', headers: { host: shops.one.site.host }, remoteAddress });
  for (let n = 0; n < 5; n++) expect((await get('192.0.2.1')).statusCode).not.toBe(429);
  const { statusCode, headers, body } = await get('192.0.2.1');
  expect([statusCode, headers['retry-after']]).toEqual([429, '60']);
  expect(body).toContain('<h1>Too many requests</h1>');
  expect((await get('192.0.2.2')).statusCode).not.toBe(429);
});
