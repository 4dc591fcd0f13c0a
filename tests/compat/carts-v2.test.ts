import type { TestServer } from '@stoa/server/testing/server';
import { cartV2, currentCart, currentCartV2 } from '@wix/ecom';
import { redirects } from '@wix/redirects';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf } from './buying.ts';
import { MISSING, refusalOf, startShop } from './public-clients.ts';

let shop: TestServer;
let line: Lines;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

const modules = { cartV2, currentCart, currentCartV2, redirects };
const newVisitor = () => createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules });
const newApp = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });

test('a client of each generation fills the same cart, and the second orders it', async () => {
  const visitor = newVisitor();
  await visitor.currentCart.addToCurrentCart({ lineItems: [line('sewing-pattern')] });
  const { cart } = await visitor.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [line('sewing-pattern', 2)] });
  const cartId = cart?._id ?? expect.fail('no cart');
  expect(cart?.lineItems).toMatchObject([{ quantityInfo: { requestedQuantity: 3, confirmedQuantity: 3 } }]);
  expect((await visitor.currentCart.getCurrentCart()).lineItems).toMatchObject([{ quantity: 3 }]);
  const lineItemId = cart?.lineItems?.[0]?._id ?? '';
  await visitor.currentCartV2.updateLineItemsInCurrentCart({
    lineItems: [{ lineItemId, quantity: { newQuantity: 2 } }],
  });
  await visitor.currentCartV2.updateCurrentCart({
    note: 'Ring twice',
    customerInfo: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
    paymentInfo: { billingAddress: { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine1: 'Hof 1' } },
  });
  const { summary } = await visitor.currentCartV2.calculateCurrentCart({});
  expect(summary?.violations).toEqual([]);
  expect(summary?.priceSummary?.subtotal?.amount).toBe('19.80');
  const estimate = await visitor.cartV2.estimateCart(cartId, { calculateTax: true });
  expect(estimate.summary?.priceSummary?.total?.amount).toBe(summary?.priceSummary?.total?.amount);
  const { redirectSession } = await visitor.redirects.createRedirectSession({ ecomCheckout: { checkoutId: cartId } });
  expect(redirectSession?.fullUrl).toBeTruthy();
  const placed = await visitor.cartV2.placeOrder(cartId, { priceVerificationToken: summary?.priceVerificationToken });
  expect(placed.orderId).toBeTruthy();
  expect(await visitor.cartV2.getCart(cartId)).toMatchObject({ orderPlaced: true, orderId: placed.orderId });
  expect(await refusalOf(visitor.cartV2.placeOrder(cartId))).toEqual(['CART_ALREADY_ORDERED', 428]);
  expect(await refusalOf(visitor.currentCartV2.getCurrentCart())).toEqual(['OWNED_CART_NOT_FOUND', 404]);
});

test('an app makes carts, and refusals say why', async () => {
  const app = newApp();
  const made = await app.cartV2.createCart({
    catalogItems: [line('sewing-pattern')],
    customItems: [
      {
        name: { original: 'Gift wrap' },
        quantityInfo: { requestedQuantity: 1 },
        pricing: { price: { amount: '5.00' } },
        attributes: { itemType: { preset: 'SERVICE' } },
      },
    ],
  });
  const id = made._id ?? '';
  expect(made).toMatchObject({ currentCart: false, lineItems: [{ customLineItem: false }, { customLineItem: true }] });
  const { checkoutUrl } = await app.cartV2.getCheckoutUrl(id);
  expect(checkoutUrl).toMatch(/\/checkout\/[0-9a-f-]{36}$/);
  expect(await app.cartV2.refreshCart(id)).toMatchObject({ cart: { _id: id } });
  const refusals = [
    [() => app.cartV2.addLineItems(id, {}), 'NO_LINE_ITEMS_TO_ADD', 400],
    [() => app.cartV2.removeLineItems(id, [MISSING]), 'LINE_ITEM_NOT_FOUND_IN_CART', 404],
    [() => app.cartV2.addCoupon(id, { code: 'NOSUCH' }), 'INVALID_COUPON_CODE', 428],
    [() => app.cartV2.addGiftCard(id, { code: 'ABCDEFGH' }), 'INVALID_GIFT_CARD_CODE', 428],
    [() => app.cartV2.setDeliveryMethod(id, { code: 'post' }), 'DELIVERY_METHOD_MISSING_LINE_ITEMS', 428],
    [() => app.cartV2.removeCoupon(id, MISSING), 'COUPON_NOT_FOUND_IN_CART', 428],
    [() => app.cartV2.removeGiftCard(id, MISSING), 'GIFT_CARD_NOT_FOUND_IN_CART', 428],
    [() => app.cartV2.getCart(MISSING), 'CART_NOT_FOUND', 404],
    [() => newVisitor().currentCartV2.calculateCurrentCart({}), 'OWNED_CART_NOT_FOUND', 404],
  ] as const;
  for (const [call, code, status] of refusals) expect(await refusalOf(call())).toEqual([code, status]);
  expect(await app.cartV2.markCartAsCompleted(id, {})).toMatchObject({ cart: { orderPlaced: true } });
  expect(await refusalOf(app.cartV2.addLineItems(id, { catalogItems: [line('sewing-pattern')] }))).toEqual([
    'CART_ALREADY_ORDERED',
    428,
  ]);
});
