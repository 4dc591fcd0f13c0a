/** Free trials of subscriptions, as the public clients see them. */
import { PICKUP } from '@stoa/server/testing/delivery';
import type { TestServer } from '@stoa/server/testing/server';
import { cartV2, currentCartV2, subscriptionContracts } from '@wix/ecom';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { delivery, type Lines, linesOf, readyCheckout } from './buying.ts';
import { newVisitor, refusalOf, startShop } from './public-clients.ts';

const TRIAL = { frequency: 'DAY', interval: 14 };
const CARD = { paymentToken: 'sandbox-4242424242424242' };

let shop: TestServer;
let line: Lines;
let optionId: string;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
  const id = line('stoneware-mug').catalogReference.catalogItemId;
  const { product } = await call('GET', `/stores/v3/products/${id}`);
  const terms = { title: 'Every month', frequency: 'MONTH', autoRenewal: true, freeTrialPeriod: TRIAL };
  const subscriptionDetails = { subscriptions: [terms], allowOneTimePurchases: true };
  const changed = { id, revision: product.revision, subscriptionDetails };
  const saved = await call('PATCH', `/stores/v3/products/${id}`, { product: changed });
  expect(saved.product.subscriptionDetails.subscriptions).toMatchObject([{ freeTrialPeriod: TRIAL }]);
  optionId = saved.product.subscriptionDetails.subscriptions[0].id;
});
afterAll(() => shop?.stop());

async function call(method: string, path: string, body?: object) {
  const headers = { authorization: shop.site.apiKey, 'wix-site-id': shop.site.id, 'content-type': 'application/json' };
  const answer = await fetch(`${shop.url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
  return (await answer.json()) as any;
}

const mug = () => line('stoneware-mug', 1, { subscriptionOptionId: optionId });

test('a trial is begun with a card alone, and its contract says what comes after it', async () => {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, mug());
  const { lineItems } = await visitor.checkout.getCheckout(checkoutId);
  expect(lineItems?.[0]?.subscriptionOptionInfo?.subscriptionSettings).toMatchObject({ freeTrialPeriod: TRIAL });
  const { shippingInfo, ...rest } = delivery();
  const pickedUp = { ...shippingInfo, selectedCarrierServiceOption: { code: PICKUP } };
  await visitor.checkout.updateCheckout(checkoutId, { ...rest, shippingInfo: pickedUp });
  const { payNow, payLater, payAfterFreeTrial } = await visitor.checkout.getCheckout(checkoutId);
  expect([payNow, payLater].map((part) => Number(part?.total?.amount))).toEqual([0, 0]);
  expect(Number(payAfterFreeTrial?.total?.amount)).toBeGreaterThan(0);
  expect(await refusalOf(visitor.checkout.createOrder(checkoutId))).toEqual([
    'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
    428,
  ]);
  const { orderId = '' } = await visitor.checkout.createOrderAndCharge(checkoutId, CARD);
  const order = await visitor.orders.getOrder(orderId);
  expect(order).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PAID',
    payAfterFreeTrial: { total: { amount: payAfterFreeTrial?.total?.amount } },
  });
  expect(Number(order.priceSummary?.total?.amount)).toBe(0);
  const { subscriptionInfo } = order.lineItems?.[0] ?? {};
  expect(subscriptionInfo).toMatchObject({ cycleNumber: 0, subscriptionSettings: { freeTrialPeriod: TRIAL } });

  const id = subscriptionInfo?._id ?? '';
  const { subscriptionContracts: contracts } = createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { subscriptionContracts },
  });
  await expect.poll(() => contracts.getSubscriptionContract(id).catch(() => null)).not.toBeNull();
  expect(await contracts.getSubscriptionContract(id)).toMatchObject({
    subscriptionSettings: { freeTrialPeriod: TRIAL },
    priceSummary: { total: { amount: payAfterFreeTrial?.total?.amount } },
  });
});

test('carts of the second generation show a trial of what is delivered, and do not order it', async () => {
  const modules = { cartV2, currentCartV2 };
  const visitor = createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules });
  await visitor.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [mug()] });
  const { cart, summary } = await visitor.currentCartV2.calculateCurrentCart({});
  expect(Number(summary?.paymentSummary?.payAfterFreeTrial?.amount)).toBeGreaterThan(0);
  expect(await refusalOf(visitor.cartV2.placeOrder(cart?._id ?? ''))).toEqual([
    'SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION',
    428,
  ]);
});
