import type { TestServer } from '@stoa/server/testing/server';
import { fetchFrom } from '@stoa/testkit/public-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf, readyCheckout } from './buying.ts';
import { newVisitor, refusalOf, startShop, type Visitor, violationsOf } from './public-clients.ts';

let shop: TestServer;

let line: Lines;
beforeAll(async () => {
  shop = await startShop();

  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

test('the checkout page opens, once, for the visitor', async () => {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug'));
  const callbacks = { postFlowUrl: 'http://localhost:4321/cart', thankYouPageUrl: 'http://localhost:4321/thanks' };
  const { redirectSession } = await visitor.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks,
  });
  const fullUrl = redirectSession?.fullUrl ?? expect.fail('no address');
  expect(redirectSession?.urlDetails?.endpoint).toBeTruthy();
  expect(new URL(fullUrl).hostname).toBe(shop.site.host);
  const open = (url: string, cookie = '') => fetchFrom(shop.url, new Request(url, { headers: { cookie } }));
  const landed = await open(fullUrl);
  expect([landed.status, landed.headers.get('location')]).toEqual([
    303,
    expect.stringContaining(`/checkout/${checkoutId}`),
  ]);
  expect((await open(fullUrl)).status).toBe(404);
  const cookies = landed.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  expect(cookies).toHaveLength(2);
  const read = await open(`http://${shop.site.host}/ecom/v1/checkouts/${checkoutId}`, cookies.join('; '));
  expect(await read.json()).toMatchObject({ checkout: { id: checkoutId } });
});

test('redirects to foreign checkouts or return pages are refused', async () => {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug'));
  const create = (who: Visitor, request: object) => refusalOf(who.redirects.createRedirectSession(request));
  expect(await create(newVisitor(shop), { ecomCheckout: { checkoutId } })).toEqual(['CHECKOUT_NOT_FOUND', 404]);
  const callbacks = { postFlowUrl: 'https://evil.example/' };
  expect(await create(visitor, { ecomCheckout: { checkoutId }, callbacks })).toEqual([
    'REDIRECT_DOMAIN_NOT_ALLOWED',
    403,
  ]);
  const long = { postFlowUrl: `http://localhost/${'x'.repeat(2048)}` };
  const wrong = visitor.redirects.createRedirectSession({ ecomCheckout: { checkoutId }, callbacks: long });
  expect(await violationsOf(wrong)).toEqual({ 'callbacks.postFlowUrl': 'MAX_LENGTH' });
});

test('logging out discards the tokens and leads back to the application', async () => {
  const visitor = newVisitor(shop);
  await visitor.auth.setTokens(await visitor.auth.generateVisitorTokens());
  const { logoutUrl } = await visitor.auth.logout('http://localhost:4321/goodbye');
  expect(visitor.auth.getTokens().accessToken.value).toBe('');
  const landed = await fetchFrom(shop.url, new Request(logoutUrl));
  expect([landed.status, landed.headers.get('location')]).toEqual([303, 'http://localhost:4321/goodbye']);
  const foreign = newVisitor(shop).auth.logout('https://evil.example/');
  expect(await refusalOf(foreign)).toEqual(['REDIRECT_DOMAIN_NOT_ALLOWED', 403]);
});

test('a product’s page opens for the visitor', async () => {
  const visitor = newVisitor(shop);
  const storesProduct = { productSlug: 'stoneware-mug' };
  const { redirectSession } = await visitor.redirects.createRedirectSession({ storesProduct });
  const landed = await fetchFrom(shop.url, new Request(redirectSession?.fullUrl ?? ''));
  expect([landed.status, landed.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(new RegExp(`^http://${shop.site.host}:\\d+/product-page/stoneware-mug$`)),
  ]);
});
