import { expect, test } from 'vitest';
import { createStorefront, type StorefrontRequest } from './server.tsx';

const manifest = { 'src/client.ts': { file: 'client-1.js', css: ['client-1.css'] } };
const site = { name: 'Halftone', language: 'en', navigation: [{ label: 'All prints', href: '/shop' }], theme: {} };

/** The API as far as these pages ask it, by the beginning of the path. */
const answers: Record<string, { status: number; body: unknown }> = {
  '/stoa/v1/site': { status: 200, body: { site } },
  '/ecom/v1/carts/current': {
    status: 404,
    body: { message: 'none', details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } },
  },
};

function request(path: string, changed = answers, form?: string): StorefrontRequest {
  return {
    method: form === undefined ? 'GET' : 'POST',
    url: new URL(path, 'http://shop.test'),
    form: form === undefined ? null : new URLSearchParams(form),
    nonce: 'abc',
    returnAddresses: {},
    isKnown: false,
    transport: async (call) => {
      const found = Object.entries(changed).find(([start]) => call.path.startsWith(start))?.[1];
      return { status: 404, body: { message: 'nothing' }, ...found, requestId: 'r1' };
    },
  };
}

test('an address without a page gets one that says so', async () => {
  const answer = await createStorefront({ manifest }).handle(request('/nowhere/at/all'));
  expect(answer.status).toBe(404);
  expect(answer.body).toContain('<h1>This page is not here</h1>');
  expect(answer.body).toContain('<html lang="en">');
  expect(answer.body).toContain('<meta name="robots" content="noindex"/>');
});

test('an address that is badly encoded is one without a page', async () => {
  expect((await createStorefront({ manifest }).handle(request('/product-page/%E0%A4%A'))).status).toBe(404);
});

test('an address with a character that no text has is one without a page', async () => {
  expect((await createStorefront({ manifest }).handle(request('/search?q=a%00b'))).status).toBe(404);
});

test('a page that runs no island loads no script, and styles nothing by attribute', async () => {
  const { body } = await createStorefront({ manifest }).handle(request('/cart'));
  expect(body).toContain('Your cart is empty.');
  expect(body).toContain('<link rel="stylesheet" href="/_assets/client-1.css"/>');
  expect(body).not.toContain('client-1.js');
  expect(body).not.toMatch(/ style=| on[a-z]+=/);
  expect(body).toContain('<style nonce="abc">');
});

test('a fault is told to whoever runs the server, and to the visitor without detail', async () => {
  const faults: unknown[] = [];
  const storefront = createStorefront({ manifest, onFault: (error) => faults.push(error) });
  const broken = { ...answers, '/categories/v1/categories/query': { status: 500, body: { message: 'secret detail' } } };
  const answer = await storefront.handle(request('/shop', broken));
  expect(answer.status).toBe(500);
  expect(answer.body).toContain('Request <!-- -->r1');
  expect(answer.body).not.toContain('secret detail');
  expect(faults).toHaveLength(1);
});

test('too many requests are not a fault of ours', async () => {
  const busy = { ...answers, '/categories/v1/categories/query': { status: 429, body: {} } };
  expect((await createStorefront({ manifest }).handle(request('/shop', busy))).status).toBe(429);
});

test('when even the site cannot be read, there is still a page', async () => {
  const answer = await createStorefront({ manifest }).handle(request('/', { '/': { status: 503, body: {} } }));
  expect(answer.status).toBe(500);
  expect(answer.body).toContain('Something went wrong');
});

test('a quantity that is no number changes nothing', async () => {
  const answer = await createStorefront({ manifest }).handle(request('/cart/update', answers, 'line=1&quantity=x'));
  expect(answer).toMatchObject({ status: 303, headers: { location: '/cart?notice=quantity' } });
});
