// Free trials: what is due with the order, the card that is asked for, and the first charge when they are over.

import {
  cartsV2,
  checkouts,
  coupons,
  currentCart,
  orders,
  payments,
  productsV3,
  subscriptionContracts,
  subscriptions,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import {
  addSubscription,
  checkOut,
  followOrders,
  renewNow,
  renewUntil,
  subscribe,
  turnCards,
} from '@stoa/server/testing/subscriptions';
import { beforeEach, describe, expect, test } from 'vitest';

const database = await openTestDatabase();
const TWO_WEEKS = { freeTrialPeriod: { frequency: 'DAY', interval: 14 } };
const CARD = 'sandbox-4242424242424242';
const ASKING = 'sandbox-4000002760003184';
const DECLINED = 'sandbox-4000000000000002';

let shop: Shop;
let coffee: Awaited<ReturnType<typeof addSubscription>>;
beforeEach(async () => {
  shop = await openShop(database);
  coffee = await addSubscription(shop, TWO_WEEKS);
});

const staff = () => shop.staff();
const go = (date: string) => renewUntil(shop, `${date}T10:00:00.000Z`);
const read = async (subscriptionId: string) =>
  expectAnswer(await staff().call(subscriptions.getSubscription, { subscriptionId }));
const contractOf = async (subscriptionContractId: string) =>
  expectAnswer(await staff().call(subscriptionContracts.getSubscriptionContract, { subscriptionContractId }))
    .subscriptionContract;
const day = (date: unknown) => String(date).slice(0, 10);
const amount = (value: string) => ({ amount: value });

/** A checkout of a trial that is collected, so that nothing is due with its order. */
async function collect(quantity = 1, options: Parameters<typeof checkOut>[2] = {}) {
  const { buyer, checkoutId } = await checkOut(shop, [coffee.line(quantity)], options);
  const shippingInfo = { selectedCarrierServiceOption: { code: PICKUP } };
  const { checkout } = expectAnswer(
    await buyer.call(checkouts.updateCheckout, { checkout: { id: checkoutId, shippingInfo } }),
  );
  return { buyer, checkoutId, checkout };
}

const pay = (buyer: Customer, checkoutId: string, paymentToken = CARD) =>
  buyer.call(payments.payCheckout, { checkoutId, method: 'card', paymentToken });

/** Begins a trial that costs nothing yet. */
async function tryOut(quantity = 1) {
  const { buyer, checkoutId } = await collect(quantity);
  const { orderId = '' } = expectAnswer(await pay(buyer, checkoutId));
  const { order } = expectAnswer(await buyer.call(orders.getOrder, { id: orderId }));
  await followOrders(shop);
  return { buyer, orderId, order, id: order?.lineItems?.[0]?.subscriptionInfo?.id ?? '' };
}

const transactions = () => shop.rows<{ type: string; amount: string | number }>('payment_transactions');
const charged = async () =>
  (await transactions()).filter(({ type }) => type === 'CAPTURE').map((one) => Number(one.amount));

/** The mails to the buyer, by their subjects. */
async function mails(subject: string): Promise<number> {
  const tasks = await shop.rows<{ input: unknown }>('tasks');
  const texts = tasks.map(({ input }) => JSON.stringify(input)).filter((mail) => mail.includes('ada@example.com'));
  return texts.filter((mail) => mail.includes(subject)).length;
}

describe('an option with a free trial', () => {
  test('is set on the product, and taken from it', async () => {
    const readPlan = async () => {
      const { product } = expectAnswer(await staff().call(productsV3.getProduct, { productId: coffee.id }));
      return { revision: product?.revision ?? '', plan: product?.subscriptionDetails?.subscriptions?.[0] };
    };
    const { revision, plan } = await readPlan();
    expect(plan).toMatchObject(TWO_WEEKS);
    const { freeTrialPeriod: _, ...without } = plan ?? {};
    const save = (subscription: object, revisionNow: string) =>
      staff().call(productsV3.updateProduct, {
        product: { id: coffee.id, revision: revisionNow, subscriptionDetails: { subscriptions: [subscription] } },
      });
    expect(await save({ ...without, freeTrialPeriod: { interval: 3 } }, revision)).toMatchObject({
      refused: 'invalid',
      violations: [{ field: 'product.subscriptionDetails.subscriptions.0.freeTrialPeriod.frequency' }],
    });
    expectAnswer(await save(without, revision));
    expect((await readPlan()).plan).not.toHaveProperty('freeTrialPeriod');
  });

  test('costs nothing yet in carts, which say what is charged after the trial', async () => {
    const visitor = shop.visitor();
    const { cart } = expectAnswer(await visitor.call(currentCart.addToCurrentCart, { lineItems: [coffee.line(2)] }));
    expect(cart?.lineItems).toMatchObject([
      {
        quantity: 2,
        price: amount('0.00'),
        subscriptionOptionInfo: { subscriptionSettings: TWO_WEEKS },
        descriptionLines: [{ plainText: { original: '14 days free, then every month' } }],
      },
    ]);
    const estimate = expectAnswer(await visitor.call(currentCart.estimateCurrentCartTotals, {}));
    expect(estimate).toMatchObject({
      priceSummary: { total: amount('0.00') },
      payNow: { total: amount('0.00') },
      payLater: { total: amount('0.00') },
      payAfterFreeTrial: { subtotal: amount('18.00'), total: amount('18.00') },
    });
    const { summary } = expectAnswer(await visitor.call(cartsV2.calculateCart, { cartId: cart?.id ?? '' }));
    expect(summary?.paymentSummary).toMatchObject({ payNow: amount('0.00'), payAfterFreeTrial: amount('21.42') });
    expect(await visitor.call(cartsV2.placeOrder, { cartId: cart?.id ?? '' })).toMatchObject({
      code: 'SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION',
    });
  });

  test('says in a checkout what is due with the order, and what after the trial', async () => {
    const { checkout } = await checkOut(shop, [coffee.line(1)]);
    const { payNow, payLater, payAfterFreeTrial, priceSummary } = checkout ?? {};
    expect(priceSummary?.subtotal).toMatchObject(amount('0.00'));
    expect(priceSummary?.shipping).toMatchObject(amount('4.90'));
    expect(payNow?.total?.amount).toBe(priceSummary?.total?.amount);
    expect(payLater?.total).toMatchObject(amount('0.00'));
    expect(payAfterFreeTrial?.subtotal).toMatchObject(amount('9.00'));
    expect(Number(payAfterFreeTrial?.total?.amount)).toBeGreaterThan(Number(payNow?.total?.amount));
  });

  test('asks for a card even where nothing is due with the order, and for nothing else', async () => {
    const { buyer, checkoutId, checkout } = await collect();
    expect(checkout?.payNow?.total).toMatchObject(amount('0.00'));
    const refused = { code: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE' };
    expect(await buyer.call(payments.payCheckout, { checkoutId, method: 'offline' })).toMatchObject(refused);
    expect(await buyer.call(checkouts.createOrder, { id: checkoutId })).toMatchObject(refused);
    expect(await buyer.call(payments.payCheckout, { checkoutId, method: 'card' })).toMatchObject({
      refused: 'invalid',
      violations: [{ field: 'paymentToken' }],
    });
    expect(expectAnswer(await pay(buyer, checkoutId, DECLINED))).toMatchObject({ outcome: 'DECLINED' });
    expect(await shop.stockOf(coffee.id)).toBe(100);
    const asked = expectAnswer(await pay(buyer, checkoutId, ASKING));
    expect(asked).toMatchObject({ outcome: 'ACTION_REQUIRED' });
    const paymentId = new URL(asked.actionUrl ?? '').searchParams.get('payment') ?? '';
    const { order: waiting } = expectAnswer(await buyer.call(orders.getOrder, { id: asked.orderId }));
    expect(waiting).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'PENDING' });
    expect(await pay(buyer, checkoutId)).toMatchObject({ outcome: 'ACTION_REQUIRED' });
    const answered = expectAnswer(await buyer.call(payments.completePaymentAction, { paymentId, approved: 'yes' }));
    expect(answered).toMatchObject({ outcome: 'PAID' });
    expect(await charged()).toEqual([]);
    expect(expectAnswer(await pay(buyer, checkoutId))).toMatchObject({ outcome: 'PAID', orderId: asked.orderId });
  });
});

describe('a free trial', () => {
  test('begins with an order that is sent at once, and costs what the item alone does not', async () => {
    const { id, order } = await subscribe(shop, coffee.line(1));
    expect(order).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      priceSummary: { subtotal: amount('0.00'), shipping: amount('4.90') },
      payAfterFreeTrial: { subtotal: amount('9.00') },
      lineItems: [{ price: amount('0.00'), subscriptionInfo: { id, cycleNumber: 0, subscriptionSettings: TWO_WEEKS } }],
    });
    expect(await shop.stockOf(coffee.id)).toBe(99);
    const { subscription, cycles = [] } = await read(id);
    expect(subscription).toMatchObject({ status: 'ACTIVE', cycle: 0, total: order?.payAfterFreeTrial?.total });
    expect([day(subscription?.trialEndDate), day(subscription?.nextChargeDate)]).toEqual(['2026-03-16', '2026-03-16']);
    expect(cycles.map(({ cycle }) => cycle)).toEqual([0]);
    const contract = await contractOf(id);
    expect(contract).toMatchObject({ subscriptionSettings: TWO_WEEKS, priceSummary: { subtotal: amount('9.00') } });
  });

  test('is charged when it is over, once, and then counted on from there', async () => {
    const { id, order } = await tryOut(2);
    expect(order).toMatchObject({ paymentStatus: 'PAID', priceSummary: { total: amount('0.00') } });
    await go('2026-03-15');
    expect(await charged()).toEqual([]);
    await go('2026-03-16');
    const { subscription, cycles = [] } = await read(id);
    expect(subscription).toMatchObject({ status: 'ACTIVE', cycle: 1, trialEndDate: null });
    expect(day(subscription?.nextChargeDate)).toBe('2026-04-16');
    expect(cycles.map(({ cycle, total }) => [cycle, total?.amount])).toEqual([
      [1, order?.payAfterFreeTrial?.total?.amount],
      [0, '0.00'],
    ]);
    const { order: first } = expectAnswer(await staff().call(orders.getOrder, { id: cycles[0]?.orderId }));
    expect(first).toMatchObject({
      paymentStatus: 'PAID',
      lineItems: [{ price: amount('9.00'), subscriptionInfo: { id, cycleNumber: 1 } }],
    });
    expect(first).not.toHaveProperty('payAfterFreeTrial');
    await go('2026-04-16');
    expect((await read(id)).subscription).toMatchObject({ cycle: 2 });
    expect(await charged()).toHaveLength(2);
    expect(await shop.stockOf(coffee.id)).toBe(94);
  });

  test('is charged once, however often that is tried', async () => {
    const { id } = await tryOut();
    shop.clock.now = new Date('2026-03-16T10:00:00.000Z');
    await Promise.all([renewNow(shop, id), renewNow(shop, id), renewNow(shop, id)]);
    await renewNow(shop, id);
    await followOrders(shop);
    await renewNow(shop, id);
    expect(await charged()).toHaveLength(1);
  });

  test.each(['CYCLE_END', 'NOW'] as const)('that is canceled (%s) charges nothing', async (when) => {
    const { id, buyer } = await tryOut();
    await go('2026-03-10');
    const canceled = expectAnswer(await buyer.call(subscriptions.cancelSubscription, { subscriptionId: id, when }));
    expect(canceled.subscription).toMatchObject({ nextChargeDate: null });
    await go('2026-03-16');
    await go('2026-05-16');
    expect((await read(id)).subscription).toMatchObject({ status: 'CANCELED', cycle: 0, trialEndDate: null });
    expect(await charged()).toEqual([]);
    expect(await shop.stockOf(coffee.id)).toBe(99);
  });

  test('is tried again and suspended where its card is declined, like any other charge', async () => {
    const { id } = await tryOut();
    await turnCards(database, shop.site.id);
    for (const date of ['2026-03-16', '2026-03-19', '2026-03-23']) await go(date);
    expect((await read(id)).subscription).toMatchObject({ status: 'SUSPENDED', failedAttempts: 3, cycle: 0 });
    expect(await charged()).toEqual([]);
  });

  test('is told of when it begins, and three days before it ends', async () => {
    await tryOut();
    await go('2026-03-12');
    expect(await mails('Your free trial ends soon')).toBe(0);
    await go('2026-03-13');
    await go('2026-03-14');
    await go('2026-03-16');
    expect(await mails('Your free trial has started')).toBe(1);
    expect(await mails('14 days free, then every month')).toBeGreaterThan(0);
    expect(await mails('Your free trial ends soon')).toBe(1);
    expect(await mails('Your next delivery is coming up')).toBe(0);
    expect(await mails('Your subscription has been renewed')).toBe(1);
  });

  test('keeps a coupon for what comes after it, and uses it once', async () => {
    expectAnswer(
      await staff().call(coupons.createCoupon, {
        specification: {
          ...{ name: 'Start', code: 'START', percentOffRate: 50, startTime: '1767225600000', active: true },
          ...{ scope: { namespace: 'stores' }, appliesToSubscriptions: true, usageLimit: 1 },
        },
      }),
    );
    const { buyer, checkoutId, checkout } = await checkOut(shop, [coffee.line(1)], {
      ...{ email: 'ada@example.com', couponCode: 'START' },
    });
    expect(checkout?.calculationErrors?.couponCalculationError).toBeUndefined();
    expect(checkout?.payAfterFreeTrial?.discount).toMatchObject(amount('4.50'));
    const { orderId } = expectAnswer(await pay(buyer, checkoutId));
    await followOrders(shop);
    expect(await shop.rows('coupon_uses')).toHaveLength(1);
    const { order } = expectAnswer(await buyer.call(orders.getOrder, { id: orderId }));
    await go('2026-03-16');
    const { cycles = [] } = await read(order?.lineItems?.[0]?.subscriptionInfo?.id ?? '');
    expect(cycles[0]).toMatchObject({ cycle: 1, total: order?.payAfterFreeTrial?.total });
    expect(await shop.rows('coupon_uses')).toHaveLength(1);
  });

  test('is for each buyer and product once: whoever has had it is charged from the start', async () => {
    const { buyer } = await tryOut();
    const again = await checkOut(shop, [coffee.line(1)], { buyer, email: 'other@example.com' });
    expect(again.checkout).toMatchObject({ priceSummary: { subtotal: amount('9.00') } });
    expect(again.checkout).not.toHaveProperty('payAfterFreeTrial');
    const others = await checkOut(shop, [coffee.line(1)], { email: 'grace@example.com' });
    expect(others.checkout?.payAfterFreeTrial?.subtotal).toMatchObject(amount('9.00'));
  });

  test('tells nobody by its price who has had it: whoever gives such an address learns it when they order', async () => {
    await tryOut();
    const { buyer, checkoutId, checkout } = await checkOut(shop, [coffee.line(1)], { email: 'Ada@Example.com' });
    const free = { priceSummary: { subtotal: amount('0.00') }, payAfterFreeTrial: { subtotal: amount('9.00') } };
    expect(checkout).toMatchObject(free);
    const saved = await buyer.call(checkouts.updateCheckout, { checkout: { id: checkoutId, buyerNote: 'Ring twice' } });
    expect(expectAnswer(saved).checkout).toMatchObject(free);
    // what is asked for first says nothing either
    expect(await buyer.call(payments.payCheckout, { checkoutId, method: 'card' })).toMatchObject({
      refused: 'invalid',
    });
    expect(await pay(buyer, checkoutId)).toMatchObject({ code: 'CHECKOUT_CHANGED' });
    const shown = expectAnswer(await buyer.call(checkouts.getCheckout, { id: checkoutId })).checkout;
    expect(shown).toMatchObject({ priceSummary: { subtotal: amount('9.00') } });
    expect(shown).not.toHaveProperty('payAfterFreeTrial');
    const { orderId } = expectAnswer(await pay(buyer, checkoutId));
    const { order } = expectAnswer(await buyer.call(orders.getOrder, { id: orderId }));
    expect(order?.lineItems?.[0]?.subscriptionInfo).toMatchObject({ cycleNumber: 1 });
  });

  test('is had from when it waits for its payment, until that fails', async () => {
    const first = await checkOut(shop, [coffee.line(1)]);
    const asked = expectAnswer(await pay(first.buyer, first.checkoutId, ASKING));
    const second = await checkOut(shop, [coffee.line(1)]);
    expect(await pay(second.buyer, second.checkoutId)).toMatchObject({ code: 'CHECKOUT_CHANGED' });
    const waiting = expectAnswer(await first.buyer.call(checkouts.getCheckout, { id: first.checkoutId }));
    expect(waiting.checkout?.priceSummary?.subtotal).toMatchObject(amount('0.00'));
    const paymentId = new URL(asked.actionUrl ?? '').searchParams.get('payment') ?? '';
    expectAnswer(await first.buyer.call(payments.completePaymentAction, { paymentId, approved: 'no' }));
    expect(await pay(second.buyer, second.checkoutId)).toMatchObject({ code: 'CHECKOUT_CHANGED' });
    const { orderId } = expectAnswer(await pay(second.buyer, second.checkoutId));
    const { order } = expectAnswer(await second.buyer.call(orders.getOrder, { id: orderId }));
    expect(order?.lineItems?.[0]?.subscriptionInfo).toMatchObject({ cycleNumber: 0 });
  });

  test('is not begun twice by a buyer who gives an address that has had it', async () => {
    await tryOut();
    const { buyer, checkoutId } = await checkOut(shop, [coffee.line(1)], { email: 'grace@example.com' });
    const buyerInfo = { email: 'ada@example.com' };
    expectAnswer(await buyer.call(checkouts.updateCheckout, { checkout: { id: checkoutId, buyerInfo } }));
    expect(await pay(buyer, checkoutId)).toMatchObject({ code: 'CHECKOUT_CHANGED' });
    const { orderId } = expectAnswer(await pay(buyer, checkoutId));
    const { order } = expectAnswer(await buyer.call(orders.getOrder, { id: orderId }));
    expect(order?.priceSummary?.subtotal).toMatchObject(amount('9.00'));
  });
});
