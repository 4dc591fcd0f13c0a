import { expect, test } from 'vitest';
import { createStorefront } from './server.tsx';
import { answers, manifest, member, noted, request } from './storefront.fixture.ts';

test('an address in capitals leads to its page, if there is one', async () => {
  const storefront = createStorefront({ manifest });
  const moved = await storefront.handle(request('/WISHLIST?x=Y'));
  expect([moved.status, moved.headers.location]).toEqual([301, '/wishlist?x=Y']);
  expect((await storefront.handle(request('/Nowhere/At/All'))).status).toBe(404);
});

test.each(['//EVIL.com', '//EVIL.com/Shop', '/\\EVIL.com', '/%5CEVIL.com', '///Wishlist'])(
  'the address %s leads to no other site',
  async (path) => {
    const url = new URL(`http://shop.test${path}`);
    const answer = await createStorefront({ manifest }).handle({ ...request('/'), url });
    expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
  },
);

test.each(['/.//evil.com', '//evil.com', '/\\evil.com', '/.\\\\evil.com', 'http://evil.com/'])(
  'what asks to go on to %s stays on the site',
  async (target) => {
    const storefront = createStorefront({ manifest });
    const changed = { ...answers, ...member, '/ecom/v1/wishlists': { status: 200, body: {} } };
    const form = String(new URLSearchParams({ product: 'p1', wish: 'yes', from: target }));
    const { headers } = await storefront.handle(request('/wishlist', changed, form));
    expect(new URL(headers.location ?? '', 'http://shop.test').host).toBe('shop.test');
    const query = new URLSearchParams({ returnTo: target });
    const { body } = await storefront.handle(request(`/account/login?${query}`));
    const [, returnTo = ''] = /name="returnTo" value="([^"]*)"/.exec(String(body)) ?? [];
    expect(new URL(returnTo, 'http://shop.test').host).toBe('shop.test');
  },
);

test('looking for the page of an address in capitals is no view of the product', async () => {
  const shop = {
    ...answers,
    '/stores/v3/products/slug/mug': {
      status: 200,
      body: { product: { id: 'p1', slug: 'mug', name: 'Mug', currency: 'EUR' } },
    },
    '/stores/v3/products/search': { status: 200, body: { products: [] } },
    '/stoa/v1/storefront/current-slug': { status: 200, body: {} },
    '/stoa/v1/storefront/products/p1/availability': { status: 200, body: { variants: [] } },
  };
  const { calls, request: asked } = noted(request('/product-page/MUG', shop));
  const moved = await createStorefront({ manifest }).handle(asked);
  expect([moved.status, moved.headers.location]).toEqual([301, '/product-page/mug']);
  expect(calls).toContain('GET /stores/v3/products/slug/mug');
  expect(calls).not.toContain('POST /stoa/v1/products/p1/views');
});

test('an address in capitals under which there can be no page is looked up once', async () => {
  const { calls, request: asked } = noted(request('/No/Such/Page'));
  expect((await createStorefront({ manifest }).handle(asked)).status).toBe(404);
  expect(calls.filter((call) => call === 'GET /stoa/v1/site')).toHaveLength(1);
});
