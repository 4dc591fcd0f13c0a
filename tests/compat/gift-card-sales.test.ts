/** A gift card is bought through both generations of carts. */
import { connect, giftCardProduct, giftCards, httpTransport } from '@stoa/sdk';
import type { TestServer } from '@stoa/server/testing/server';
import { cartV2, checkout, currentCart, currentCartV2, orders } from '@wix/ecom';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { delivery } from './buying.ts';
import { MISSING, refusalOf, startShop, violationsOf } from './public-clients.ts';

const GIFT_CARDS_APP = 'd80111c5-a0f4-47a8-b63a-65b54d774a27';
const CARD = 'sandbox-4242424242424242';

let shop: TestServer;
let productId: string;
let variantId: string;
beforeAll(async () => {
  shop = await startShop();
  const products = connect(giftCardProduct, owner());
  const { product: known } = await products.getGiftCardProduct();
  const { product } = await products.updateGiftCardProduct({
    product: { revision: known?.revision ?? '', active: true, presets: [{ price: '25' }] },
  });
  productId = product?.id ?? '';
  variantId = product?.presets?.[0]?.id ?? '';
});
afterAll(() => shop?.stop());

const owner = () => httpTransport({ baseUrl: shop.url, headers: () => ({ authorization: shop.site.apiKey }) });

const modules = { currentCart, currentCartV2, cartV2, checkout, orders };
const newVisitor = () => createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules });

const cardLine = (options: object = {}, quantity = 1) => ({
  catalogReference: { appId: GIFT_CARDS_APP, catalogItemId: productId, options: { variantId, ...options } },
  quantity,
});

const cardsOf = async (orderId: string) =>
  (await connect(giftCards, owner()).listGiftCards({ query: { filter: { 'order.id': orderId } } })).giftCards;

test('the first generation: a cart, a checkout, an order, and a card once it is paid', async () => {
  const visitor = newVisitor();
  const { cart } = await visitor.currentCart.addToCurrentCart({ lineItems: [cardLine({}, 2)] });
  expect(cart?.lineItems).toMatchObject([{ quantity: 2, itemType: { preset: 'GIFT_CARD' } }]);
  const { checkoutId = '' } = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  const { buyerInfo, billingInfo } = delivery();
  const { priceSummary } = await visitor.checkout.updateCheckout(checkoutId, { buyerInfo, billingInfo });
  expect([priceSummary?.tax?.amount, priceSummary?.shipping?.amount]).toEqual(['0.00', '0.00']);
  const paid = await visitor.fetchWithAuth(`${shop.url}/stoa/v1/checkouts/${checkoutId}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'card', paymentToken: CARD }),
  });
  const { orderId } = (await paid.json()) as { orderId: string };
  const order = await visitor.orders.getOrder(orderId);
  expect(order).toMatchObject({ paymentStatus: 'PAID', fulfillmentStatus: 'FULFILLED' });
  expect(order.priceSummary?.total?.amount).toBe('50.00');
  await expect.poll(() => cardsOf(orderId)).toHaveLength(2);
});

test('the second generation: a cart that becomes an order, which is not paid yet', async () => {
  const visitor = newVisitor();
  const { cart } = await visitor.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [cardLine()] });
  expect(cart?.lineItems).toMatchObject([{ attributes: { itemType: { preset: 'GIFT_CARD' } } }]);
  await visitor.currentCartV2.updateCurrentCart({
    customerInfo: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
    paymentInfo: { billingAddress: { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine1: 'Hof 1' } },
  });
  const { summary } = await visitor.currentCartV2.calculateCurrentCart({});
  expect(summary?.violations).toEqual([]);
  expect(summary?.priceSummary?.total?.amount).toBe('25.00');
  const { orderId = '' } = await visitor.cartV2.placeOrder(cart?._id ?? '');
  expect(await visitor.orders.getOrder(orderId)).toMatchObject({ paymentStatus: 'NOT_PAID' });
  expect(await cardsOf(orderId)).toEqual([]);
});

test('what is not sold, and what is wrong, is called by its name', async () => {
  const visitor = newVisitor();
  const gone = visitor.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [cardLine({ variantId: MISSING })] });
  expect(await refusalOf(gone)).toEqual(['ITEM_NOT_FOUND_IN_CATALOG', 404]);
  const wrong = visitor.currentCart.addToCurrentCart({ lineItems: [cardLine({ recipient: { email: 'nobody' } })] });
  expect(await violationsOf(wrong)).toEqual({
    'lineItems.0.catalogReference.options.recipient.email': 'FORMAT',
  });
});
