/** Subscriptions of products: bought by a visitor of a custom front end, read by a program of the shop. */
import { PICKUP } from '@stoa/server/testing/delivery';
import type { TestServer } from '@stoa/server/testing/server';
import { subscriptionContracts } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { subscriptionOptions } from '@wix/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { delivery, type Lines, linesOf, readyCheckout } from './buying.ts';
import { MISSING, newVisitor, refusalOf, startShop } from './public-clients.ts';

const CARD = { paymentToken: 'sandbox-4242424242424242' };

let shop: TestServer;
let line: Lines;
let optionId: string;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
  const { subscriptionOptions: options } = newProgram();
  const option = await options.createSubscriptionOption({
    title: 'Every month',
    subscriptionSettings: { frequency: subscriptionOptions.SubscriptionFrequency.MONTH, autoRenewal: true },
    discount: { type: subscriptionOptions.DiscountType.PERCENT, value: 10 },
  });
  optionId = option._id ?? '';
  await options.assignSubscriptionOptionsToProduct(mug().catalogReference.catalogItemId, {
    assignedSubscriptionOptions: [{ _id: optionId }],
  });
});
afterAll(() => shop?.stop());

const newProgram = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { subscriptionContracts, subscriptionOptions },
  });
const mug = (subscriptionOptionId?: string) =>
  line('stoneware-mug', 1, subscriptionOptionId ? { subscriptionOptionId } : undefined);

async function call(method: string, address: string, body?: object, { as = shop.site.apiKey, at = '/stoa' } = {}) {
  const answer = await fetch(`${shop.url}${at}${address}`, {
    method,
    headers: { authorization: as, 'wix-site-id': shop.site.id, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
  return { status: answer.status, body: (await answer.json()) as any };
}

test('a subscription is ordered, read by a program, and managed by its buyer', async () => {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, mug(optionId));
  const { lineItems } = await visitor.checkout.getCheckout(checkoutId);
  expect(lineItems?.[0]?.subscriptionOptionInfo).toMatchObject({
    title: { original: 'Every month' },
    subscriptionSettings: { frequency: 'MONTH', autoRenewal: true, enableCustomerCancellation: true },
  });
  const { orderId = '' } = await visitor.checkout.createOrderAndCharge(checkoutId, CARD);
  const order = await visitor.orders.getOrder(orderId);
  const id = order.lineItems?.[0]?.subscriptionInfo?._id ?? '';
  expect(order.lineItems?.[0]?.subscriptionInfo).toMatchObject({
    cycleNumber: 1,
    subscriptionOptionTitle: 'Every month',
  });

  const { subscriptionContracts: contracts } = newProgram();
  await expect.poll(() => contracts.getSubscriptionContract(id).catch(() => null)).not.toBeNull();
  expect(await contracts.getSubscriptionContract(id)).toMatchObject({
    _id: id,
    subscriptionSettings: { frequency: 'MONTH', autoRenewal: true },
    lineItems: [{ quantity: 1 }],
    buyerInfo: { email: 'ada@example.com' },
    priceSummary: { total: order.priceSummary?.total },
  });
  const { items } = await contracts.querySubscriptionContracts().eq('_id', id).find();
  expect(items.map(({ _id }) => _id)).toEqual([id]);
  expect(await refusalOf(contracts.getSubscriptionContract(MISSING))).toEqual(['SUBSCRIPTION_CONTRACT_NOT_FOUND', 404]);

  const as = visitor.auth.getTokens().accessToken.value;
  const mine = await call('GET', '/v1/subscriptions/mine', undefined, { as });
  expect(mine.body.subscriptions).toMatchObject([{ id, status: 'ACTIVE', cycle: 1 }]);
  const paused = await call('POST', `/v1/subscriptions/${id}/pause`, {}, { as });
  expect(paused.body.subscription).toMatchObject({ status: 'PAUSED', nextChargeDate: null });
  expect(await call('POST', `/v1/subscriptions/${id}/pause`, {}, { as })).toMatchObject({ status: 428 });
  expect(await call('POST', `/v1/subscriptions/${id}/resume`, {})).toMatchObject({ status: 200 });
  const found = await call('POST', '/v1/subscriptions/query', { query: { filter: { status: 'ACTIVE' } } });
  expect(found.body.subscriptions).toMatchObject([{ id, email: 'ada@example.com' }]);
  expect(await call('GET', `/v1/subscriptions/${id}`)).toMatchObject({ body: { cycles: [{ cycle: 1, orderId }] } });
  const stranger = newVisitor(shop);
  await stranger.currentCart.addToCurrentCart({ lineItems: [mug()] });
  const asStranger = { as: stranger.auth.getTokens().accessToken.value };
  expect(await call('POST', `/v1/subscriptions/${id}/cancel`, { when: 'NOW' }, asStranger)).toMatchObject({
    status: 404,
    body: { details: { applicationError: { code: 'SUBSCRIPTION_CONTRACT_NOT_FOUND' } } },
  });
  const canceled = await call('POST', `/v1/subscriptions/${id}/cancel`, { when: 'NOW' }, { as });
  expect(canceled.body.subscription).toMatchObject({ status: 'CANCELED' });
});

test('what cannot be a subscription is refused', async () => {
  const visitor = newVisitor(shop);
  const mixed = await readyCheckout(visitor, mug(optionId), mug());
  expect(await refusalOf(visitor.checkout.createOrderAndCharge(mixed, CARD))).toEqual([
    'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS',
    428,
  ]);
  const other = newVisitor(shop);
  const free = await readyCheckout(other, mug(optionId));
  const specification = {
    ...{ code: 'PRESENT', name: 'Present', percentOffRate: 100, startTime: '1767225600000', active: true },
    ...{ scope: { namespace: 'stores' }, appliesToSubscriptions: true },
  };
  expect(await call('POST', '/coupons', { specification }, { at: '/stores/v2' })).toMatchObject({ status: 200 });
  const { shippingInfo, ...rest } = delivery();
  const pickedUp = { ...shippingInfo, selectedCarrierServiceOption: { code: PICKUP } };
  await other.checkout.updateCheckout(free, { ...rest, shippingInfo: pickedUp }, { couponCode: 'PRESENT' });
  expect(await refusalOf(other.checkout.createOrderAndCharge(free, CARD))).toEqual([
    'SUBSCRIPTION_WITH_ZERO_TOTAL',
    428,
  ]);
  const { body } = await call('POST', '/v1/gift-cards', { amount: '25' });
  const third = newVisitor(shop);
  const paidByCard = await readyCheckout(third, mug(optionId));
  expect(await refusalOf(third.checkout.updateCheckout(paidByCard, {}, { giftCardCode: body.code }))).toEqual([
    'SUBSCRIPTION_WITH_GIFT_CARD',
    428,
  ]);
});
