import { consent, pages } from '@stoa/contract';
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

test('a page that is kept is sent as it was rendered, with a nonce of its own each time', async () => {
  const get = async () => {
    const headers = { host: shops.one.site.host };
    const answer = await shops.server.inject({ url: '/shop', headers, remoteAddress: '192.0.2.4' });
    const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '';
    return { status: answer.statusCode, nonce, parts: answer.body.split(`nonce="${nonce}"`) };
  };
  const [rendered, kept] = [await get(), await get()];
  expect(rendered).toMatchObject({ status: 200, parts: { length: expect.toSatisfy((count) => count > 1) } });
  expect(kept.parts).toEqual(rendered.parts);
  expect(kept.nonce).not.toBe(rendered.nonce);
});

const post = (url: string, payload: string, headers: Record<string, string>) =>
  shops.server.inject({
    method: 'POST',
    ...{ url, payload, remoteAddress: '192.0.2.3' },
    headers: { host: shops.one.site.host, ...headers },
  });

test('a mail program unsubscribes with one click, from nowhere; other forms from elsewhere are refused', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const link = '/review/unknown/unsubscribe';
  // the page of the link, which is unknown
  const oneClick = await post(link, 'List-Unsubscribe=One-Click', form);
  expect([oneClick.statusCode, oneClick.headers['set-cookie']]).toEqual([404, undefined]);
  expect((await post(link, 'List-Unsubscribe=One-Click&more=1', form)).statusCode).toBe(403);
});

test('files of forms from elsewhere are not read, and malformed forms are told so', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await post('/review/unknown', '--x--', type)).statusCode).toBe(403);
  const own = { ...type, origin: `http://${shops.one.site.host}` };
  expect((await post('/review/unknown', 'nothing', own)).statusCode).toBe(400);
  const large = await post('/review/unknown', '', { ...own, 'content-length': String(26 * 1024 * 1024) });
  expect(large.statusCode).toBe(413);
  expect(large.body).toContain('Your pictures are too large');
});

test('a decision about consent counts as pages write it, and in no other order or number', async () => {
  const settings = { enabled: true, categories: ['ANALYTICS', 'ADVERTISING'], revision: '1' };
  const { status } = await shops.call(consent.updateConsentSettings, { settings }, shops.one.apiKey);
  expect(status).toBe(200);
  const isAsked = async (decision: string, remoteAddress: string) => {
    const headers = { host: shops.one.site.host, cookie: `stoa_consent=${decision}` };
    return (await shops.server.inject({ url: '/nowhere', headers, remoteAddress })).body.includes('Reject all');
  };
  const decisions = [
    '',
    '+ANALYTICS-ADVERTISING',
    '-ANALYTICS-ADVERTISING',
    '-ADVERTISING+ANALYTICS',
    '+ANALYTICS'.repeat(2),
  ];
  const asked = await Promise.all(decisions.map((decision, at) => isAsked(decision, `192.0.2.${10 + at}`)));
  expect(asked).toEqual([true, false, false, true, true]);
});

test('parts of a preview are data under any name of the server, and no page of the site is shown there', async () => {
  const { body } = await shops.call(pages.createPreviewLink, {}, shops.one.apiKey);
  const token = String((body as { url?: string }).url)
    .split('/')
    .at(-1);
  const get = (path: string, host: string) =>
    shops.server.inject({ url: `/preview/${token}/parts/${path}`, headers: { host }, remoteAddress: '192.0.2.9' });
  for (const host of ['dashboard.test', shops.other.site.host])
    for (const path of ['PRODUCT?sample=unknown', 'nowhere']) {
      const { statusCode, headers } = await get(path, host);
      expect([statusCode, headers['content-type']]).toEqual([404, expect.stringContaining('application/json')]);
    }
});
