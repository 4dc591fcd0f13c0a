/** Operations of buying for which the public client has no function of its own, at their addresses. */
import type { TestServer } from '@stoa/server/testing/server';
import { cart as carts, orderTransactions } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf, readyCheckout } from './buying.ts';
import { MISSING, newVisitor, refusalOf, startShop } from './public-clients.ts';

let shop: TestServer;
let line: Lines;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

const newApp = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { carts, orderTransactions },
  });

/** A call as the site's own program; a redirection is not followed. */
async function call(method: string, address: string, body?: object) {
  const answer = await fetch(`${shop.url}${address}`, {
    method,
    redirect: 'manual',
    headers: { authorization: shop.site.apiKey, 'wix-site-id': shop.site.id, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    body: answer.status === 302 ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
}
const refused = (code: string) => ({ body: { details: { applicationError: { code } } } });

test('a checkout tells its cart, its address and how it may be paid', async () => {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug'));
  const { cartId } = await visitor.checkout.getCheckout(checkoutId);
  expect(await call('GET', `/ecom/v1/carts/by-checkout-id/${checkoutId}`)).toMatchObject({
    body: { cart: { id: cartId } },
  });
  expect(await call('GET', `/ecom/v1/carts/by-checkout-id/${MISSING}`)).toMatchObject(refused('CART_NOT_FOUND'));
  const { body } = await call('GET', `/ecom/v1/checkouts/${checkoutId}/wix-checkout-url`);
  expect(body.checkoutUrl).toMatch(new RegExp(`/checkout/${checkoutId}`));
  expect(await call('GET', `/ecom/v1/checkouts/${MISSING}/wix-checkout-url`)).toMatchObject(
    refused('CHECKOUT_NOT_FOUND'),
  );
  expect(await call('GET', `/ecom/v1/checkouts/${checkoutId}/payment-settings`)).toMatchObject({
    status: 200,
    body: { paymentSettings: expect.any(Object) },
  });
  const { orderId = '' } = await visitor.checkout.createOrder(checkoutId);
  const { orderTransactions: client } = newApp();
  expect((await client.listTransactionsForSingleOrder(orderId)).orderTransactions).toMatchObject({ orderId });
  expect(await refusalOf(client.listTransactionsForSingleOrder(MISSING))).toEqual(['ORDER_NOT_FOUND', 404]);
});

test('a cart belongs to one location until it is taken away', async () => {
  const { carts: client } = newApp();
  const lineItems = [line('sewing-pattern')];
  const id = (await client.createCart({ lineItems }))._id ?? '';
  await client.addToCart(id, { lineItems: [line('sewing-pattern')], businessLocationId: MISSING });
  const another = { lineItems: [line('sewing-pattern')], businessLocationId: shop.site.id };
  expect(await refusalOf(client.addToCart(id, another))).toEqual([
    'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
    428,
  ]);
  expect(await client.removeBusinessLocation(id)).not.toHaveProperty('cart.businessLocationId');
  expect(await refusalOf(client.removeBusinessLocation(MISSING))).toEqual(['CART_NOT_FOUND', 404]);
});

test('templates and coupons are made several at a time, each on its own terms', async () => {
  const { catalogReference, quantity } = line('sewing-pattern');
  const checkoutTemplates = [{ lineItems: [{ catalogReference, quantity }] }, { lineItems: [] }];
  expect(await call('POST', '/ecom/v1/bulk/checkout-templates/create', { checkoutTemplates })).toMatchObject({
    body: { bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 } },
  });
  const coupon = { name: 'Coupon', startTime: '0', moneyOffAmount: 5, scope: { namespace: 'stores' } };
  const specifications = [
    { ...coupon, code: 'BULK-A' },
    { ...coupon, code: 'bulk-a' },
  ];
  expect(await call('POST', '/stores/v2/bulk/coupons/create', { specifications })).toMatchObject({
    body: { bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 } },
  });
});

test('what is gone leads to the site, and unknown carriers are refused', async () => {
  const link = `/ecom/v1/abandoned-checkout/${MISSING}/redirect-to-checkout?metasiteId=${shop.site.id}`;
  expect(await call('GET', link)).toMatchObject({ status: 302, location: expect.stringMatching(/\/$/) });
  const carrier = { carrierId: MISSING, rowId: MISSING, active: true };
  expect((await call('POST', '/ecom/v1/delivery-profiles/update-carrier-settings', carrier)).status).toBe(404);
});
