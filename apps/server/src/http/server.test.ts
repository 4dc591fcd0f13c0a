import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops.stop());

const wireError = { message: expect.any(String), details: expect.any(Object) };

test.each(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])(
  '%s of an unknown path is answered in the shape of errors',
  async (method) => {
    const { status, body, headers } = await shops.send({
      method,
      url: '/stores/v3/nothing?secret=1',
      token: shops.one.apiKey,
    });
    expect(status).toBe(404);
    expect(body).toEqual({ message: `there is nothing at ${method} /stores/v3/nothing`, details: {} });
    expect(headers['x-wix-request-id']).toEqual(expect.any(String));
  },
);

test("programs are told so under a site's host as well", async () => {
  const { status, body } = await shops.send({
    url: '/stores/v3/nothing',
    token: shops.one.apiKey,
    headers: { host: shops.one.site.host },
  });
  expect({ status, body }).toEqual({ status: 404, body: wireError });
});

test.each(['/stores/v3/products/%', '/%c0%af', '/stores/v3/products/%E0%A4%A'])(
  'an address that cannot be read: %s',
  async (url) => {
    const { status, body, headers } = await shops.send({ url, token: shops.one.apiKey });
    expect(status).toBe(400);
    expect(body).toEqual(wireError);
    expect(headers['x-wix-request-id']).toEqual(expect.any(String));
  },
);

test.each(['//', '//evil.test/', '/?a=?b', `/${'x'.repeat(5000)}`])("a site's page at %s is no fault", async (url) => {
  for (const host of [shops.one.site.host, `${shops.one.site.host}:99999`]) {
    const { status } = await shops.send({ url, headers: { host } });
    expect(status === 503 || status < 500).toBe(true);
  }
});

test.each([
  ['{"a":', 400],
  [`${'['.repeat(65)}${']'.repeat(65)}`, 400],
  ['x'.repeat(1024 * 1024 + 1), 413],
])('a body that cannot be used: %.20s', async (payload, expected) => {
  const { status, body } = await shops.send({
    method: 'POST',
    url: '/stores/v3/brands',
    payload,
    token: shops.one.apiKey,
  });
  expect({ status, body }).toEqual({ status: expected, body: wireError });
});

test('a body of an unsupported type', async () => {
  const { status, body } = await shops.send({
    method: 'POST',
    url: '/stores/v3/brands',
    payload: '<a/>',
    headers: { 'content-type': 'text/xml' },
    token: shops.one.apiKey,
  });
  expect({ status, body }).toEqual({ status: 415, body: wireError });
});

test('an empty body is an empty request', async () => {
  const { status, body } = await shops.send({
    method: 'POST',
    url: '/stores/v3/ribbons/query',
    payload: '',
    token: shops.one.apiKey,
  });
  expect({ status, body }).toMatchObject({ status: 200, body: { ribbons: [] } });
});

test('pages of other origins may call with a token, and never as our own client', async () => {
  const { status, headers } = await shops.send({
    method: 'OPTIONS',
    url: '/stores/v3/products/query',
    headers: {
      origin: 'https://front.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type, X-Stoa-Client',
    },
  });
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '86400',
  });
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

test('answers to other origins, including refusals, can be read by them', async () => {
  const answer = await shops.send({
    url: '/stores/v3/brands/x',
    headers: { origin: 'https://front.test' },
    token: 'none',
  });
  expect(answer.status).toBe(401);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': expect.stringContaining('x-wix-request-id'),
    'x-content-type-options': 'nosniff',
  });
});

test('the server reports whether it is alive and ready', async () => {
  expect(await shops.send({ url: '/livez' })).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await shops.send({ url: '/readyz' })).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect((await shops.server.inject({ url: '/metrics' })).body).toContain('stoa_http_request_seconds');
});

test('the API describes itself, and has a page for reading that', async () => {
  const description = await shops.send({ url: '/openapi.json' });
  expect(description.body).toMatchObject({ openapi: expect.stringMatching(/^3/), paths: expect.any(Object) });
  const types = async (url: string) => {
    const { status, headers } = await shops.send({ url });
    return [status, headers['content-type'] ?? headers.location];
  };
  expect(await types('/docs')).toEqual([301, '/docs/']);
  expect(await types('/docs/')).toEqual([200, 'text/html; charset=utf-8']);
  expect(await types('/docs/js/scalar.js')).toEqual([200, 'application/javascript; charset=utf-8']);
  expect((await shops.send({ url: '/docs/none' })).status).toBe(404);
});
