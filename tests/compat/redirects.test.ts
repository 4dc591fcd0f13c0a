import type { TestServer } from '@stoa/server/testing/server';
import { fetchFrom } from '@stoa/testkit/public-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf, readyCheckout } from './buying.ts';
import { memberClient, staffClient } from './member-clients.ts';
import { newVisitor, refusalOf, startShop, type Visitor, violationsOf } from './public-clients.ts';

let shop: TestServer;

let line: Lines;
beforeAll(async () => {
  shop = await startShop();

  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

/** The page that a redirect address leads to. */
async function landOn(fullUrl = '', referer = ''): Promise<string> {
  const headers = { accept: 'text/html', ...(referer && { referer }) };
  const landed = await fetchFrom(shop.url, new Request(fullUrl, { headers }));
  const cookies = landed.headers.getSetCookie().map((one) => one.split(';')[0]);
  const page = new Request(landed.headers.get('location') ?? '', {
    headers: { ...headers, cookie: cookies.join('; ') },
  });
  return (await fetchFrom(shop.url, page)).text();
}

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

test('without a cart page of its own, a front end’s buyers go back to where they came from', async () => {
  const cartHref = async (callbacks: object, referer = '') => {
    const visitor = newVisitor(shop);
    const checkoutId = await readyCheckout(visitor, line('stoneware-mug'));
    const { redirectSession } = await visitor.redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks,
    });
    return /<a class="back-link" href="([^"]*)"/.exec(await landOn(redirectSession?.fullUrl, referer))?.[1];
  };
  const postFlowUrl = 'http://localhost:4321/mugs';
  expect(await cartHref({ postFlowUrl })).toBe(postFlowUrl);
  expect(await cartHref({ postFlowUrl, cartPageUrl: 'http://localhost:4321/bag' })).toBe('http://localhost:4321/bag');
  expect(await cartHref({}, 'http://localhost:4321/')).toBe('http://localhost:4321/');
  expect(await cartHref({}, 'https://evil.example/')).toBe('/cart');
  expect(await cartHref({}, `http://localhost:4321/?${'long'.repeat(200)}`)).toBe('/cart');
});

test('a member’s checkout is filled in from their account', async () => {
  const { members } = staffClient(shop);
  const loginEmail = 'grace@example.com';
  const address = { country: 'DE', city: 'Köln', postalCode: '50667', addressLine: 'Domkloster 4' };
  const contact = { firstName: 'Grace', lastName: 'Hopper', addresses: [address] };
  const memberId = (await members.createMember({ member: { loginEmail, contact } }))._id ?? '';
  const member = newVisitor(shop, (await memberClient(shop, memberId)).auth.getTokens());
  const created = await member.checkout.createCheckout({
    lineItems: [line('stoneware-mug')],
    channelType: 'WEB',
  });
  expect(created.buyerInfo).toMatchObject({ memberId, email: loginEmail });
  const checkoutId = created._id ?? '';
  const { redirectSession } = await member.redirects.createRedirectSession({ ecomCheckout: { checkoutId } });
  const page = await landOn(redirectSession?.fullUrl);
  for (const value of [loginEmail, 'Grace', 'Hopper', 'Domkloster 4', '50667', 'Köln'])
    expect(page).toContain(`value="${value}"`);
  const { shippingInfo } = await member.checkout.getCheckout(checkoutId);
  expect(shippingInfo?.shippingDestination).toMatchObject({ address: { city: 'Köln' } });
  expect(shippingInfo?.selectedCarrierServiceOption?.code).toBeTruthy();
});

test('a used link shows a page that leads on', async () => {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug'));
  const postFlowUrl = 'http://localhost:4321/cart';
  const callbacks = { postFlowUrl };
  const { redirectSession } = await visitor.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks,
  });
  const open = (cookie = '') =>
    fetchFrom(shop.url, new Request(redirectSession?.fullUrl ?? '', { headers: { cookie } }));
  const cookie = (await open()).headers.getSetCookie().map((one) => one.split(';')[0]);
  const again = await open(cookie.join('; '));
  expect(again.status).toBe(404);
  expect(await again.text()).toContain(`<a href="${postFlowUrl}">Continue shopping</a>`);
  const stranger = await (await open()).text();
  expect(stranger).toContain('<a href="/">Continue shopping</a>');
  expect(stranger).toMatch(/<style>.*<\/style>/);
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
