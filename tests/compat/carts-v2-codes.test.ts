/** Every way to change a cart of the second generation, through the public client, with what it refuses. */
import { STANDARD } from '@stoa/server/testing/delivery';
import type { TestServer } from '@stoa/server/testing/server';
import { cartV2, currentCartV2 } from '@wix/ecom';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf } from './buying.ts';
import { MISSING, refusalOf, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
let line: Lines;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

const modules = { cartV2, currentCartV2 };
const newVisitor = () => createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules });
const newApp = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
const refused = async (call: Promise<unknown>, code: string, status = 428) =>
  expect(await refusalOf(call)).toEqual([code, status]);

/** Creates a gift card or a coupon as the dashboard does: no public package has them. */
async function post(path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { authorization: shop.site.apiKey, 'wix-site-id': shop.site.id, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, string>;
}
const issueCard = async (amount: string) => (await post('/stoa/v1/gift-cards', { amount })).code ?? '';
async function makeCoupon(code: string, more: object = {}): Promise<string> {
  const basics = {
    name: 'Coupon',
    startTime: String(Date.now() - 1000),
    moneyOffAmount: 5,
    scope: { namespace: 'stores' },
  };
  await post('/stores/v2/coupons', { specification: { ...basics, code, ...more } });
  return code;
}

const address = () => ({ country: 'DE', city: 'Berlin', postalCode: '10115', addressLine1: 'Hof 1' });

test('the current cart: items, delivery and codes come and go', async () => {
  const { currentCartV2: cart } = newVisitor();
  const { cart: made } = await cart.createCurrentCart({ catalogItems: [line('stoneware-mug', 2)] });
  const [first] = made?.lineItems ?? [];
  const lineItemId = first?._id ?? '';
  expect(await cart.getCurrentCart()).toMatchObject({ cart: { _id: made?._id } });
  expect(await cart.refreshCurrentCart()).toMatchObject({ cart: { _id: made?._id } });
  await refused(cart.setDeliveryMethodForCurrentCart({ code: STANDARD }), 'DELIVERY_METHOD_MISSING_ADDRESS');
  await cart.updateCurrentCart({ deliveryInfo: { address: address() } });
  await refused(cart.setDeliveryMethodForCurrentCart({ code: 'balloon' }), 'DELIVERY_METHOD_NOT_FOUND');
  const chosen = await cart.setDeliveryMethodForCurrentCart({ code: STANDARD });
  expect(chosen.cart?.deliveryInfo?.method).toMatchObject({ code: STANDARD });
  const { summary } = await cart.estimateCurrentCart({ calculateDelivery: true });
  expect(Number(summary?.priceSummary?.delivery?.amount)).toBeGreaterThan(0);
  const without = await cart.removeDeliveryMethodFromCurrentCart();
  expect(without.cart?.deliveryInfo?.method).toBeFalsy();

  type Updates = NonNullable<Parameters<typeof cart.updateLineItemsInCurrentCart>[0]>['lineItems'];
  const update = (...lineItems: NonNullable<Updates>) => cart.updateLineItemsInCurrentCart({ lineItems });
  const change = () => ({ lineItemId, quantity: { newQuantity: 1 } });
  await refused(update({ lineItemId }), 'EMPTY_LINE_ITEM_UPDATES', 400);
  await refused(update(change(), change()), 'DUPLICATE_LINE_ITEM_UPDATES', 400);
  await refused(update({ ...change(), lineItemId: MISSING }), 'LINE_ITEM_NOT_FOUND_IN_CART', 404);
  expect((await update(change())).cart?.lineItems?.[0]?.quantityInfo?.requestedQuantity).toBe(1);
  const unknown = [line(MISSING)];
  await refused(cart.addLineItemsToCurrentCart({ catalogItems: unknown }), 'ITEM_NOT_FOUND_IN_CATALOG', 404);

  const [code, other] = await Promise.all([makeCoupon('CART-ONE'), makeCoupon('CART-TWO')]);
  const coupons = (await cart.addCouponToCurrentCart({ code })).cart?.coupons;
  await refused(cart.addCouponToCurrentCart({ code: code.toLowerCase() }), 'COUPON_ALREADY_EXISTS');
  await refused(cart.addCouponToCurrentCart({ code: other }), 'MAX_COUPONS_PER_CART_EXCEEDED');
  expect((await cart.removeCouponFromCurrentCart(coupons?.[0]?._id ?? '')).cart?.coupons).toEqual([]);
  const ended = await makeCoupon('CART-OLD', { expirationTime: String(Date.now() - 500) });
  await refused(cart.addCouponToCurrentCart({ code: ended }), 'INVALID_COUPON_STATUS');

  const card = await issueCard('50');
  const paid = await cart.addGiftCardToCurrentCart({ code: card, redeemAmount: { amount: '3.5' } });
  const [giftCard] = paid.cart?.paymentInfo?.giftCards ?? [];
  expect(giftCard?.requestedRedeemAmount?.amount).toBe('3.50');
  const { summary: priced } = await cart.calculateCurrentCart({});
  expect(priced?.paymentSummary?.giftCards).toMatchObject([{ redeemAmount: { amount: '3.50' } }]);
  await refused(cart.addGiftCardToCurrentCart({ code: card }), 'GIFT_CARD_ALREADY_EXISTS');
  await refused(cart.addGiftCardToCurrentCart({ code: await issueCard('5') }), 'MAX_GIFT_CARDS_PER_CART_EXCEEDED');
  const returned = await cart.removeGiftCardFromCurrentCart(giftCard?._id ?? '');
  expect(returned.cart?.paymentInfo?.giftCards).toEqual([]);
  await refused(cart.removeGiftCardFromCurrentCart(MISSING), 'GIFT_CARD_NOT_FOUND_IN_CART');
});

test('no item of the store has a form to fill in or an offer beside it', async () => {
  const visitor = newVisitor();
  const made = await visitor.currentCartV2.createCurrentCart({ catalogItems: [line('stoneware-mug')] });
  const id = made.cart?._id ?? '';
  const lineItemId = made.cart?.lineItems?.[0]?._id;
  const headers = { authorization: shop.site.apiKey, 'wix-site-id': shop.site.id };
  const upsells = await fetch(`${shop.url}/ecom/v2/carts/${id}/upsell-options`, { headers });
  expect(await upsells.json()).toEqual({ itemsUpsells: [{ lineItemId, upsells: [] }] });
  const own = await visitor.fetchWithAuth(`${shop.url}/ecom/v2/carts/current/upsell-options`);
  expect(await own.json()).toEqual({ itemsUpsells: [{ lineItemId, upsells: [] }] });
  // new each time: the client changes what it is given
  const formSubmissions = () => [{ _id: MISSING, formSubmissionId: MISSING }];
  const unknown = { 'formSubmissions.0.id': 'OTHER' };
  const byId = newApp().cartV2.updateFormSubmissions(id, { formSubmissions: formSubmissions() });
  expect(await violationsOf(byId)).toEqual(unknown);
  const mine = visitor.currentCartV2.updateFormSubmissionsInCurrentCart({ formSubmissions: formSubmissions() });
  expect(await violationsOf(mine)).toEqual(unknown);
});

test('a cart by its id: prices by an app, a calculation, and what keeps it from being ordered', async () => {
  const { cartV2: carts } = newApp();
  const overrides = () => ({ salePrice: '4.5', fullPrice: '9', name: { original: 'Mug, second choice' } });
  const made = await carts.createCart({
    catalogItems: [{ ...line('stoneware-mug', 2), catalogOverrideFields: overrides() }],
  });
  const id = made._id ?? '';
  expect(made.lineItems).toMatchObject([
    {
      name: { original: 'Mug, second choice' },
      pricing: {
        unitPrice: { amount: '4.50' },
        totalPrice: { amount: '9.00' },
        breakdown: { fullPrice: { amount: '9.00' } },
      },
      source: { catalogOverrideFields: { salePrice: '4.50', fullPrice: '9.00' } },
    },
  ]);
  const own = newVisitor().cartV2.createCart({
    catalogItems: [{ ...line('stoneware-mug'), catalogOverrideFields: { salePrice: '0.01' } }],
  });
  expect(Object.values(await violationsOf(own))).toEqual(['FIELD_NOT_ALLOWED']);
  const { summary } = await carts.calculateCart(id);
  expect(summary?.violations?.map(({ code }) => code)).toEqual(['MISSING_DELIVERY_ADDRESS', 'MISSING_DELIVERY_METHOD']);
  await refused(carts.placeOrder(id, { priceVerificationToken: 'not ours' }), 'INVALID_PRICE_VERIFICATION_TOKEN');
  await refused(carts.placeOrder(id), 'VIOLATIONS_WITH_ERROR_SEVERITY');
  await carts.updateCart(id, { deliveryInfo: { address: address() } });
  await refused(carts.placeOrder(id), 'MISSING_DELIVERY_METHOD');
  await carts.setDeliveryMethod(id, { code: STANDARD });
  expect((await carts.removeDeliveryMethod(id)).cart?.deliveryInfo?.method).toBeFalsy();
  const lineItemId = made.lineItems?.[0]?._id ?? '';
  const token = (await carts.calculateCart(id)).summary?.priceVerificationToken;
  await carts.updateLineItems(id, { lineItems: [{ lineItemId, quantity: { newQuantity: 1 } }] });
  await refused(carts.placeOrder(id, { priceVerificationToken: token }), 'CART_PRICES_OUT_OF_SYNC');
  await carts.removeLineItems(id, [lineItemId]);
  await refused(carts.placeOrder(id), 'EMPTY_CART');
  expect((await refusalOf(carts.handleAsyncCheckoutCompletion('no token')))[0]).toBe('UNAUTHENTICATED_TOKEN');

  const locked = await carts.createCart({
    catalogItems: [line('sewing-pattern')],
    cart: { settings: { lockCouponCode: true, lockGiftCard: true } },
  });
  await refused(carts.addCoupon(locked._id ?? '', { code: await makeCoupon('CART-LOCK') }), 'COUPON_LOCKED');
  await refused(carts.addGiftCard(locked._id ?? '', { code: await issueCard('5') }), 'GIFT_CARD_LOCKED');
  await carts.deleteCart(locked._id ?? '');
  await refused(carts.getCart(locked._id ?? ''), 'CART_NOT_FOUND', 404);
});
