import type { TestServer } from '@stoa/server/testing/server';
import { cart as carts, checkout as checkouts } from '@wix/ecom';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf } from './buying.ts';
import { MISSING, newVisitor, refusalOf, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
let line: Lines;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

const modules = { carts, checkouts };
const newApp = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
const noCart = ['CART_NOT_FOUND', 404];

test('an app fills a cart, estimates it and checks it out', async () => {
  const app = newApp();
  const created = await app.carts.createCart({
    cartInfo: { buyerNote: 'from the phone', buyerInfo: { email: 'ada@example.com' } },
    lineItems: [line('sewing-pattern')],
    customLineItems: [
      { quantity: 1, price: '5.00', itemType: { preset: 'SERVICE' }, productName: { original: 'Gift wrap' } },
    ],
  });
  const id = created._id ?? expect.fail('no cart');
  expect(created.lineItems?.map(({ productName, itemType }) => [productName?.original, itemType?.preset])).toEqual([
    ['Sewing Pattern', 'DIGITAL'],
    ['Gift wrap', 'SERVICE'],
  ]);
  const { cart } = await app.carts.addToCart(id, { lineItems: [line('sewing-pattern', 2)] });
  const first = cart?.lineItems?.[0]?._id ?? '';
  expect(cart?.lineItems?.[0]?.quantity).toBe(3);
  await app.carts.updateLineItemsQuantity(id, [{ _id: first, quantity: 2 }]);
  const { priceSummary } = await app.carts.estimateTotals(id, { calculateTax: false, calculateShipping: false });
  expect(priceSummary).toEqual(expect.objectContaining({ total: expect.objectContaining({ amount: '24.80' }) }));
  const { checkoutId } = await app.carts.createCheckout(id, { channelType: 'WEB' });
  const checkout = await app.checkouts.getCheckout(checkoutId ?? '');
  expect(checkout).toMatchObject({ cartId: id, buyerInfo: { email: 'ada@example.com' }, buyerNote: 'from the phone' });
  expect(await app.carts.removeLineItems(id, [first])).toMatchObject({ cart: { lineItems: [{ quantity: 1 }] } });
  await app.carts.updateCart(id, { cartInfo: { buyerNote: 'changed' } });
  expect(await app.carts.getCart(id)).toMatchObject({ buyerNote: 'changed', checkoutId });
  expect(await refusalOf(app.carts.updateCart(id, { couponCode: 'NOSUCH' }))).toEqual([
    'ERROR_COUPON_DOES_NOT_EXIST',
    404,
  ]);
  expect(await app.carts.removeCoupon(id)).toMatchObject({ cart: { _id: id } });
  await app.carts.deleteCart(id);
  expect(await refusalOf(app.carts.getCart(id))).toEqual(noCart);
});

test('visitors find their own carts alone, and refusals say why', async () => {
  const visitor = newVisitor(shop);
  const { cart } = await visitor.currentCart.addToCurrentCart({ lineItems: [line('sewing-pattern')] });
  const id = cart?._id ?? '';
  const clientOf = (tokens?: ReturnType<typeof visitor.auth.getTokens>) =>
    createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId, tokens }), modules });
  const own = clientOf(visitor.auth.getTokens());
  expect(await own.carts.getCart(id)).toMatchObject({ _id: id, lineItems: [{ quantity: 1 }] });
  const stranger = clientOf();
  expect(await refusalOf(stranger.carts.getCart(id))).toEqual(noCart);
  expect(await refusalOf(stranger.carts.deleteCart(id))).toEqual(noCart);
  expect(await refusalOf(own.carts.getCart(MISSING))).toEqual(noCart);
  expect(await refusalOf(newApp().carts.createCart({ cartInfo: {} }))).toEqual(['CANT_CREATE_CART_WITHOUT_ITEMS', 400]);
  expect(
    await violationsOf(
      own.carts.addToCart(id, { customLineItems: [{ quantity: 1, price: '0.01', itemType: { preset: 'PHYSICAL' } }] }),
    ),
  ).toEqual({ customLineItems: 'FIELD_NOT_ALLOWED' });
  const emptied = await own.carts.removeLineItems(
    id,
    (cart?.lineItems ?? []).map(({ _id }) => _id ?? ''),
  );
  expect(emptied.cart?.lineItems).toEqual([]);
  expect(await refusalOf(own.carts.createCheckout(id, { channelType: 'WEB' }))).toEqual(['EMPTY_CHECKOUT', 428]);
});
