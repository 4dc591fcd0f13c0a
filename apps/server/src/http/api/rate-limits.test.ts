import { brands, productsV3, tokens } from '@stoa/contract';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimiter } from './rate-limits.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);
const ada = { kind: 'visitor' as const, id: 'ada' };

test('a caller above the limit waits until the minute ends', () => {
  const limits = rateLimiter({ app: 1, person: 2, address: 0, newPictures: 0 });
  const waits = [0, 10, 20, 59, 60].map((second) => limits.countCaller('site', ada, at(second)));
  expect(waits).toEqual([0, 0, 40, 1, 0]);
});

test('each caller is counted separately, per site; apps have their own limit; 0 means none', () => {
  const limits = rateLimiter({ app: 1, person: 2, address: 0, newPictures: 0 });
  const app = { kind: 'app' as const, id: 'ada', permissions: [] };
  const calls = [limits.countCaller('site', app, at(0)), limits.countCaller('other', app, at(0))];
  expect([...calls, limits.countCaller('site', ada, at(0))]).toEqual([0, 0, 0]);
  expect(limits.countCaller('site', app, at(1))).toBe(59);
  expect(Array.from({ length: 10 }, () => limits.countAddress('127.0.0.1', at(0)))).toEqual(Array(10).fill(0));
});

test('the holder of an IPv6 network has one address, whichever of its addresses calls', () => {
  const limits = rateLimiter({ app: 0, person: 0, address: 2, newPictures: 1 });
  const call = (from: string) => limits.countAddress(from, at(0));
  expect(['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6'].map(call)).toEqual([0, 0, 60]);
  expect(['2001:db8:1:3::1', '::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'].map(call)).toEqual([0, 0, 0, 60]);
  expect(['2001:db8::1', '2001:db8::2'].map((from) => limits.countNewPicture(from, at(0)))).toEqual([0, 60]);
});

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops({ rateLimits: { app: 3, person: 3, address: 12, newVisitors: 0, newPictures: 0 } });
});
afterAll(() => shops?.stop());

test('the API answers 429 with the time to wait; the other site, visitors and our own pages continue', async () => {
  const list = (token: string) => shops.call(brands.queryBrands, {}, token);
  const statuses = [];
  for (let call = 0; call < 4; call++) statuses.push((await list(shops.one.apiKey)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await list(shops.one.apiKey);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.body).toMatchObject({ details: { applicationError: { code: 'TOO_MANY_REQUESTS' } } });
  expect((await list(shops.other.apiKey)).status).toBe(200);
  expect((await shops.call(productsV3.queryProducts, {}, await shops.one.visitorToken())).status).toBe(200);
  // five more, and the address has reached its twelve
  for (let call = 0; call < 5; call++) await shops.call(productsV3.queryProducts, {}, await shops.one.visitorToken());
  expect((await shops.call(productsV3.queryProducts, {}, await shops.one.visitorToken())).status).toBe(429);
  expect((await shops.send({ url: '/shop', headers: { host: shops.one.site.host } })).status).toBe(200);
  const url = '/_payments/sandbox/00000000-0000-4000-8000-000000000001/notifications';
  const notification = await shops.send({ method: 'POST', url, payload: '{}' });
  expect([notification.status, notification.headers['retry-after']]).toEqual([429, '60']);
});

test('an address is issued tokens for a limited number of new visitors a minute, whichever names it uses', async () => {
  const limited = await openTwoShops({ rateLimits: { app: 0, person: 0, address: 0, newVisitors: 2, newPictures: 0 } });
  try {
    const { clientId } = limited.one.site;
    const issue = () => limited.call(tokens.token, { clientId, grantType: 'anonymous' });
    const { body } = await issue();
    const older = { method: 'POST', url: '/oauth/access', body: { client_id: clientId, grant_type: 'anonymous' } };
    expect((await limited.send(older)).status).toBe(200);
    const refused = await issue();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.body).toMatchObject({ details: { applicationError: { code: 'TOO_MANY_REQUESTS' } } });
    expect((await limited.send(older)).status).toBe(429);
    // those who have a token renew it, and use it
    const renewal = { clientId, grantType: 'refresh_token', refreshToken: body.refresh_token };
    expect((await limited.call(tokens.token, renewal)).status).toBe(200);
    expect((await limited.call(productsV3.queryProducts, {}, String(body.access_token))).status).toBe(200);
  } finally {
    await limited.stop();
  }
});
