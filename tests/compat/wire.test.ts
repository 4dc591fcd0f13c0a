import type { TestServer } from '@stoa/server/testing/server';
import { fetchFrom, redirectingFetch } from '@stoa/testkit/public-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, startShop } from './public-clients.ts';

const API = 'https://edge.wixapis.com';

let shop: TestServer;
let token: string;
beforeAll(async () => {
  shop = await startShop();
  token = (await newVisitor(shop).auth.generateVisitorTokens()).accessToken.value;
});
afterAll(() => shop?.stop());

type Body = { product?: { id: string; media: { main: { image: { url: string } } } }; details?: object };
type Answer = { status: number; body: Body; headers: Headers };

async function call(
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: unknown; headers?: object } = {},
): Promise<Answer> {
  const answer = await fetch(`${API}${path}`, {
    method,
    headers: {
      authorization: token,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Body, headers: answer.headers };
}

const encoded = (request: object) => `?.r=${Buffer.from(JSON.stringify(request)).toString('base64url')}`;

test('a request is sent as .r, as r, as plain parameters, or as POST', async () => {
  const request = { query: { filter: { slug: 'tall-vase' } } };
  const answers = [
    await call(`/stores/v3/products/query${encoded(request)}`),
    await call(`/stores/v3/products/query${encoded(request).replace('.r', 'r')}`),
    await call('/stores/v3/products/query', { method: 'POST', body: request }),
    await call('/stores/v3/products/slug/tall-vase?slug=tall-vase&fields=URL&fields=CURRENCY'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const { body } of answers.slice(0, 3)) expect(body).toMatchObject({ products: [{ slug: 'tall-vase' }] });
  expect(answers[3]?.body).toMatchObject({
    product: { slug: 'tall-vase', currency: 'EUR', url: { relativePath: '/product-page/tall-vase' } },
  });
});

test('an unreadable request is refused as such', async () => {
  expect(await call('/stores/v3/products/query?.r=%7Bnot-base64')).toMatchObject({
    status: 400,
    body: { details: {} },
  });
  expect(await call('/stores/v3/products/query?.r=WzFd')).toMatchObject({ status: 400 });
  const cut = await fetch(`${API}/ecom/v1/carts/current/add-to-cart`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: '{"lineItems":[',
  });
  expect([cut.status, await cut.json()]).toEqual([400, { message: expect.any(String), details: {} }]);
});

test('the token is sent with or without Bearer; without a token, the caller is unknown', async () => {
  const path = '/stores/v3/products/slug/tall-vase';
  expect((await call(path, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  expect((await call(path, { headers: { authorization: '' } })).status).toBe(401);
});

test('every response has its request id, and errors have one format', async () => {
  const found = await call('/stores/v3/products/slug/tall-vase');
  expect(found.headers.get('x-wix-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const coded = await call('/ecom/v1/carts/current');
  expect(coded).toMatchObject({
    status: 404,
    body: { details: { applicationError: { code: 'OWNED_CART_NOT_FOUND', description: expect.any(String) } } },
  });
  const missing = await call('/v2/collections/slug/none');
  expect(missing).toMatchObject({ status: 404, body: { message: expect.any(String), details: {} } });
  expect(missing.body.details).toEqual({});
  const nowhere = await call('/no/such/path');
  expect(nowhere).toMatchObject({ status: 404, body: { details: {} } });
});

test('data collections and site scripts do not exist, and front ends are told so in the expected way', async () => {
  const path = '/wix-data/v2/items/query';
  const request = { dataCollectionId: 'Menus', query: { filter: { slug: 'footer' }, paging: { limit: 50 } } };
  const missing = { applicationError: { code: 'WDE0025', data: { dataCollectionId: 'Menus' } } };
  for (const asked of [call(`${path}${encoded(request)}`), call(path, { method: 'POST', body: request })]) {
    expect(await asked).toMatchObject({ status: 404, body: { details: missing } });
  }
  expect(await call(path, { headers: { authorization: '' } })).toMatchObject({ status: 401 });
  const scripts = '/assets/scripts/v1/site-scripts';
  expect(await call(`${scripts}?pageUrl=https%3A%2F%2Fshop.example`)).toMatchObject({
    status: 200,
    body: { siteScripts: [] },
  });
  expect(await call(`${scripts}?pageUrl=${'x'.repeat(2049)}`)).toMatchObject({
    status: 400,
    body: { details: { validationError: { fieldViolations: [{ field: 'pageUrl', violatedRule: 'MAX_LENGTH' }] } } },
  });
});

test('success is 200 with a JSON object, even if it is empty', async () => {
  const lineItems = [
    {
      catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: await idOf('stoneware-mug') },
      quantity: 1,
    },
  ];
  expect((await call('/ecom/v1/carts/current/add-to-cart', { method: 'POST', body: { lineItems } })).status).toBe(200);
  expect(await call('/ecom/v1/carts/current', { method: 'DELETE' })).toMatchObject({ status: 200, body: {} });
});

async function idOf(slug: string): Promise<string> {
  const { body } = await call(`/stores/v3/products/slug/${slug}`);
  return body.product?.id ?? expect.fail(`no product ${slug}`);
}

test('pages of any origin may call the API with a token', async () => {
  const asked = {
    origin: 'https://shop.example',
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'authorization, content-type, x-wix-bi-gateway',
  };
  for (const address of [
    `${API}/ecom/v1/carts/current`,
    'https://www.wixapis.com/oauth2/token',
    `${API}/stores/v3/products/query`,
  ]) {
    const { status, headers } = await fetch(address, { method: 'OPTIONS', headers: asked });
    expect(status).toBeLessThan(300);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toMatch(/GET.*POST.*PATCH.*DELETE/);
    expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type, x-wix-bi-gateway');
  }
  const { headers } = await call('/stores/v3/products/slug/tall-vase', { headers: { origin: 'https://shop.example' } });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toContain('x-wix-request-id');
});

test('pictures have addresses under the requested host', async () => {
  const mainUrl = ({ product }: Body) => product?.media.main.image.url;
  const path = '/stores/v3/products/slug/stoneware-mug';
  expect(mainUrl((await call(path)).body)).toMatch(/^https:\/\/static\.wixstatic\.com\/media\//);
  const own = await fetch(`${shop.url}${path}`, { headers: { authorization: token } });
  expect(mainUrl((await own.json()) as Body)).toMatch(/^http:\/\/[^/]+:\d+\/media\//);
});

test('the same operations answer under their documented paths, and on the site’s own host without a token', async () => {
  const found = { product: { slug: 'tall-vase' } };
  for (const path of ['/stores/v3/products/slug/tall-vase', '/v3/products/slug/tall-vase']) {
    expect(await call(path)).toMatchObject({ status: 200, body: found });
  }
  const path = '/_api/stores-catalog-orchestrator/v3/products/slug/tall-vase';
  const own = await fetchFrom(shop.url, new Request(`http://${shop.site.host}${path}`));
  expect([own.status, await own.json()]).toMatchObject([200, found]);
});

test('requests to other hosts are left alone', async () => {
  const asked: string[] = [];
  const redirecting = redirectingFetch(shop.url, async (input) => {
    asked.push(String(input));
    return new Response('elsewhere');
  });
  expect(await (await redirecting('https://example.com/page')).text()).toBe('elsewhere');
  expect(await (await redirecting(new URL('https://wixapis.com.example/x'))).text()).toBe('elsewhere');
  expect((await redirecting(new Request(`${API}/livez`))).status).toBe(200);
  expect(asked).toEqual(['https://example.com/page', 'https://wixapis.com.example/x']);
});

test('an unreachable server causes the usual error of fetch', async () => {
  const call = redirectingFetch('http://127.0.0.1:9')(`${API}/livez`);
  await expect(call).rejects.toThrow(new TypeError('fetch failed'));
  const aborted = redirectingFetch(shop.url)(`${API}/livez`, { signal: AbortSignal.abort() });
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
});
