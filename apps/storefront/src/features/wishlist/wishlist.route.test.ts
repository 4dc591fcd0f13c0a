import { expect, test } from 'vitest';
import { createStorefront } from '../../server.tsx';
import { answers, manifest, request } from '../../storefront.fixture.ts';

const mug = { id: 'p1', slug: 'mug', name: 'Mug', currency: 'EUR', variantsInfo: { variants: [{ id: 'v1' }] } };
const shirt = { id: 'p2', slug: 'shirt', name: 'Shirt', options: [{ name: 'Size' }] };
const shop = {
  '/ecom/v1/carts/current/add-to-cart': { status: 200, body: {} },
  ...answers,
  '/stoa/v1/visitors/current/collected': { status: 200, body: { wishedProductIds: ['p1', 'p2'] } },
  '/stores/v3/products/search': { status: 200, body: { products: [mug, shirt] } },
  '/stores/v3/products/slug/mug': { status: 200, body: { product: mug } },
  '/stoa/v1/storefront/products/p1/availability': {
    status: 200,
    body: { variants: [{ variantId: 'v1', inStock: true, quantity: 5 }] },
  },
};

test('the wish list adds what has no options to the cart, and leads to the choices of what has', async () => {
  const storefront = createStorefront({ manifest });
  const body = String((await storefront.handle(request('/wishlist', shop))).body);
  expect(body).toMatch(/href="\/product-page\/shirt">Choose options/);
  const forms = [...body.matchAll(/<form action="([^"]*)" method="post">(.*?)<\/form>/g)];
  const [, action = '', fields = ''] = forms.find(([form]) => form.includes('Add to cart')) ?? [];
  const inputs = [...fields.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const form = new URLSearchParams(inputs.map(([, name = '', value = '']) => [name, value]));
  const answer = await storefront.handle(request(action, shop, String(form)));
  expect([answer.status, answer.headers.location]).toEqual([303, '/cart']);
});
