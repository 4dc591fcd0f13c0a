import { connect, createSession, developers, httpTransport } from '@stoa/sdk';
import type { TestServer } from '@stoa/server/testing/server';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { brandsV3, productsV3, ribbonsV3 } from '@wix/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorOf, refusalOf, startShop } from './public-clients.ts';

let now = Date.UTC(2026, 2, 2, 10);
let shop: TestServer;
let programs: ReturnType<typeof staffOf>;
const staffOf = (cookie: string) =>
  connect(developers, httpTransport({ baseUrl: shop.url, headers: () => ({ cookie, 'x-stoa-client': '1' }) }));
beforeAll(async () => {
  shop = await startShop({ now: () => new Date(now) });
  const { ownerEmail: email, ownerPassword: password } = shop.site;
  const signedIn = await fetch(`${shop.url}/stoa/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-stoa-client': '1' },
    body: JSON.stringify({ email, password }),
  });
  programs = staffOf(signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '');
});
afterAll(() => shop?.stop());

const clientOf = (apiKey: string) =>
  createClient({
    auth: ApiKeyStrategy({ apiKey, siteId: shop.site.id }),
    modules: { brandsV3, ribbonsV3, productsV3 },
  });

test('a key grants its permissions and nothing else, until it expires', async () => {
  const expiresDate = new Date(now + 60_000).toISOString();
  const permissions = ['WIX_STORES.BRAND_READ', 'WIX_STORES.BRAND_CREATE'];
  const { secret = '' } = await programs.createApiKey({ apiKey: { name: 'Brands', permissions, expiresDate } });
  const client = clientOf(secret);
  expect(await client.brandsV3.createBrand({ name: 'Kiln' })).toMatchObject({ name: 'Kiln' });
  expect((await client.brandsV3.queryBrands().eq('name', 'Kiln').find()).items).toHaveLength(1);
  const denied = await errorOf(client.ribbonsV3.createRibbon({ name: 'New' }));
  expect([denied.status, denied.message]).toEqual([403, expect.stringContaining('WIX_STORES.RIBBON_CREATE')]);
  expect((await errorOf(client.productsV3.deleteProduct(shop.site.id))).status).toBe(403);
  now += 60_001;
  expect((await errorOf(client.brandsV3.queryBrands().find())).status).toBe(401);
});

test('a revoked key is refused at once', async () => {
  const key = { name: 'Short', permissions: ['WIX_STORES.*'] };
  const { apiKey, secret = '' } = await programs.createApiKey({ apiKey: key });
  const client = clientOf(secret);
  await client.brandsV3.queryBrands().find();
  await programs.revokeApiKey({ apiKeyId: apiKey?.id ?? '' });
  expect((await errorOf(client.brandsV3.queryBrands().find())).status).toBe(401);
});

test('a front end created in the dashboard has visitors; once it is deleted it has none', async () => {
  const { oAuthApp } = await programs.createOAuthApp({ oAuthApp: { name: 'Window', kind: 'HEADLESS' } });
  const clientId = oAuthApp?.id ?? '';
  const visit = () => createClient({ auth: OAuthStrategy({ clientId }), modules: { productsV3 } });
  expect((await visit().productsV3.queryProducts().find()).items.length).toBeGreaterThan(0);
  await programs.deleteOAuthApp({ oAuthAppId: clientId });
  await expect(visit().productsV3.queryProducts().find()).rejects.toThrow();
});

test('visitors and keys cannot give programs access', async () => {
  const visitor = connect(developers, createSession({ baseUrl: shop.url, clientId: shop.site.clientId }).transport);
  const key = connect(
    developers,
    httpTransport({ baseUrl: shop.url, headers: () => ({ authorization: shop.site.apiKey }) }),
  );
  const before = await programs.listApiKeys();
  for (const client of [visitor, key]) {
    const [, status] = await refusalOf(
      client.createApiKey({ apiKey: { name: 'Mine', permissions: ['TAGS.*'] } }).catch((error) => {
        throw Object.assign(error, { details: error.details ?? {} });
      }),
    );
    expect(status).toBe(403);
  }
  expect(await programs.listApiKeys()).toEqual(before);
});
