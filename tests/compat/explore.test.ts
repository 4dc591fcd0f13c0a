import { afterAll, beforeAll, test } from 'vitest';
import { redirectingFetch } from '@stoa/testkit/public-client';
import { startTestServer, type TestServer } from '@stoa/testkit/server';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { products, productsV3, collections, brandsV3 } from '@wix/stores';
let server: TestServer;
beforeAll(async () => { console.time('start'); server = await startTestServer(); console.timeEnd('start'); globalThis.fetch = redirectingFetch(server.url); });
afterAll(() => server.stop());
const show = (x: unknown) => console.log(JSON.stringify(x, null, 1));
test('x', async () => {
  const client = createClient({ auth: OAuthStrategy({ clientId: server.site.clientId }), modules: { products, productsV3, collections, brandsV3 } });
  show(await client.collections.queryCollections().find());
  try { await client.collections.getCollectionBySlug('nope'); } catch (e) { show(e); console.log(e) }
  try { await client.brandsV3.queryBrands({}); } catch (e) { show(e); }
  const owner = createClient({ auth: ApiKeyStrategy({ apiKey: server.site.apiKey, siteId: server.site.id }), modules: { brandsV3 } });
  show(await owner.brandsV3.queryBrands({}));
});
