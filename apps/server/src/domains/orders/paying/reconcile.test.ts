// Payments are compared with their providers: what no notification told is found, and what cannot be mended is shown.

import { checkouts, currentCart, orders, paymentAccounts, paymentReconciliation, payments } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { POST } from '@stoa/server/testing/delivery';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { type PayPalStandIn, payPalStandIn } from '@stoa/testkit/paypal-stand-in';
import { type StripeStandIn, stripeStandIn } from '@stoa/testkit/stripe-stand-in';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import { outsideCaller } from '../../../platform/outgoing/index.ts';
import { reconcilePayment, resumePayment } from '../../payments/index.ts';
import { cards, expectSettled, placeOrderWithoutCheckout, type UnpaidOrder } from './paid-order.fixture.ts';

const HOUR = 3_600_000;
const TOTAL = 2963;

let database: Database;
let stripe: StripeStandIn & { secretKey: string };
let payPal: PayPalStandIn;
beforeAll(async () => {
  database = await openTestDatabase();
  [stripe, payPal] = await Promise.all([stripeStandIn(), payPalStandIn()]);
});
afterAll(() => Promise.all([database?.close(), stripe?.close(), payPal?.close()]));

let shop: Shop;
const found = async () => expectAnswer(await shop.staff().call(paymentReconciliation.getReconciliation, {}));
const kinds = async () => {
  const { differences = [], mended = [] } = await found();
  return {
    differences: differences.map(({ kind, ours, theirs }) => [kind, ours, theirs]),
    mended: mended.map(({ kind, amount }) => [kind, amount]),
  };
};
const later = async (hours: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + hours * HOUR);
  await doDueWork(shop.staff().ctx, [reconcilePayment]);
};
const tasks = async () =>
  (await shop.rows<{ kind: string }>('tasks')).filter(({ kind }) => kind === 'reconcile payment');

describe('the sandbox', () => {
  let order: UnpaidOrder;
  beforeEach(async () => {
    shop = await openShop(database);
    order = await placeOrderWithoutCheckout(shop);
  });

  test('a refund whose notification was lost is found, once, and shown with its order', async () => {
    const { transaction } = expectSettled(await order.charge());
    const news = await order.sandbox.moveThere('REFUND', 500, transaction.key);
    await later(2);
    expect(await order.read()).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
    expect(await kinds()).toEqual({ differences: [], mended: [['REFUND', '5.00']] });
    expect((await found()).mended).toMatchObject([{ orderId: order.orderId, provider: 'sandbox', currency: 'EUR' }]);
    // the notification comes after all, and the next comparison finds nothing new
    await order.notify(news);
    await later(48);
    expect(await kinds()).toEqual({ differences: [], mended: [['REFUND', '5.00']] });
    expect((await order.read())?.balanceSummary?.refunded?.amount).toBe('5.00');
  });

  test('what was told, or moved by the shop itself, is nothing to find', async () => {
    const { payment, transaction } = expectSettled(await order.charge());
    expectSettled(await order.move('REFUND', payment.id, { amount: 300 }));
    expectSettled(await order.move('REFUND', payment.id, { amount: 200, outside: true }));
    await order.notify(await order.sandbox.moveThere('CHARGEBACK', 700, transaction.key));
    await later(2);
    expect(await kinds()).toEqual({ differences: [], mended: [] });
  });

  test('held money that was captured or let go there is known here', async () => {
    const first = expectSettled(await order.charge({ capture: 'LATER' }));
    await order.sandbox.moveThere('VOID', TOTAL, first.transaction.key);
    await later(2);
    expect((await order.read())?.balanceSummary?.authorized?.amount).toBe('0.00');
    const second = expectSettled(await order.charge({ capture: 'LATER' }));
    await order.sandbox.moveThere('CAPTURE', 2000, second.transaction.key);
    await order.sandbox.moveThere('REFUND', 100, second.transaction.key);
    await later(2);
    expect((await order.read())?.balanceSummary).toMatchObject({
      paid: { amount: '20.00' },
      refunded: { amount: '1.00' },
    });
    const { differences, mended } = await kinds();
    expect(differences).toEqual([]);
    expect(mended.map(([kind]) => kind).toSorted()).toEqual(['CAPTURE', 'REFUND', 'VOID']);
  });

  test('more than was paid cannot have gone back: a person decides, and is asked again only if amounts change', async () => {
    const { transaction } = expectSettled(await order.charge());
    await order.sandbox.moveThere('REFUND', TOTAL + 100, transaction.key);
    await later(2);
    expect(await kinds()).toEqual({ differences: [['RETURNED', '0.00', '30.63']], mended: [] });
    const [difference] = (await found()).differences ?? [];
    const { paymentId = '', foundDate = '' } = difference ?? {};
    const settle = (changes: object = {}) =>
      shop.staff().call(paymentReconciliation.settleDifference, {
        ...{ paymentId, kind: 'RETURNED' as const, foundDate, ...changes },
      });
    expect(await settle({ kind: 'RECEIVED' })).toMatchObject({ code: 'PAYMENT_DIFFERENCE_NOT_FOUND' });
    expect(await settle({ foundDate: '2026-01-01T00:00:00.000Z' })).toMatchObject({
      code: 'PAYMENT_DIFFERENCE_NOT_FOUND',
    });
    expectAnswer(await settle());
    expect(await settle()).toMatchObject({ code: 'PAYMENT_DIFFERENCE_NOT_FOUND' });
    await later(48);
    expect((await kinds()).differences).toEqual([]);
    await order.sandbox.moveThere('CHARGEBACK', TOTAL + 1, transaction.key);
    await order.sandbox.moveThere('REFUND', TOTAL + 200, transaction.key);
    await later(72);
    expect((await kinds()).differences.toSorted()).toEqual([
      ['CHARGED_BACK', '0.00', '29.64'],
      ['RETURNED', '0.00', '62.26'],
    ]);
  });

  test('comparisons end with the age of a payment, and soon where it failed', async () => {
    expectSettled(await order.charge({ token: 'sandbox-4000000000000002' }));
    for (const hours of [2, 48, 120, 200]) await later(hours);
    expect(await tasks()).toEqual([]);
    expectSettled(await order.charge({ token: cards.good }));
    await later(2);
    expect(await tasks()).toHaveLength(1);
    await later(24 * 181);
    expect(await tasks()).toEqual([]);
  });

  test('one site neither sees nor settles what another has found', async () => {
    const { transaction } = expectSettled(await order.charge());
    await order.sandbox.moveThere('REFUND', TOTAL + 100, transaction.key);
    await later(2);
    const [difference] = (await found()).differences ?? [];
    const { paymentId = '', foundDate = '' } = difference ?? {};
    const other = (await openShop(database)).staff();
    expect(expectAnswer(await other.call(paymentReconciliation.getReconciliation, {}))).toEqual({
      ...{ differences: [], mended: [] },
    });
    const request = { paymentId, foundDate, kind: 'RETURNED' as const };
    expect(await other.call(paymentReconciliation.settleDifference, request)).toMatchObject({
      code: 'PAYMENT_DIFFERENCE_NOT_FOUND',
    });
    expect((await kinds()).differences).toHaveLength(1);
  });
});

describe.each(['stripe', 'payPal'] as const)('%s', (name) => {
  const method = name === 'stripe' ? 'card' : 'payPal';
  const standIn = () => (name === 'stripe' ? stripe : payPal);
  const last = (all: Map<string, unknown>) => [...all.keys()].at(-1) ?? '';
  const payOnPage = () => (name === 'stripe' ? stripe.pay(last(stripe.sessions)) : payPal.approve(last(payPal.orders)));
  const refundThere = (amount: number) =>
    name === 'stripe'
      ? stripe.refundThere(last(stripe.intents), amount)
      : payPal.refundThere(last(payPal.captures), (amount / 100).toFixed(2));

  let checkoutId: string;
  let visitor: ReturnType<Shop['visitor']>;
  beforeEach(async () => {
    shop = await openShop(
      database,
      { paymentMethods: ['offline', 'card', 'payPal'] },
      {
        callOutside: outsideCaller({ allowedHosts: [stripe.host, payPal.host] }),
        paymentServers: { stripe: stripe.url, payPal: payPal.url, payPalSandbox: payPal.url },
      },
    );
    const keys =
      name === 'stripe'
        ? { secretKey: stripe.secretKey }
        : { clientId: payPal.clientId, clientSecret: payPal.clientSecret };
    expectAnswer(await shop.staff().call(paymentAccounts.connectPaymentAccount, { provider: name, ...keys }));
    visitor = shop.visitor();
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
    await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(2)] });
    ({ checkoutId = '' } = expectAnswer(
      await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' }),
    ));
    const shippingInfo = {
      shippingDestination: { address: { country: 'DE' } },
      selectedCarrierServiceOption: { code: POST },
    };
    expectAnswer(await visitor.call(checkouts.updateCheckout, { checkout: { id: checkoutId, shippingInfo } }));
  });

  async function pay() {
    const { orderId = '' } = expectAnswer(await visitor.call(payments.payCheckout, { checkoutId, method }));
    payOnPage();
    return orderId;
  }
  const statusOf = async (orderId: string) =>
    expectAnswer(await visitor.call(orders.getOrder, { id: orderId })).order?.paymentStatus;

  test('a payment and a refund that no notification told of are found', async () => {
    const orderId = await pay();
    await later(2);
    expect(await statusOf(orderId)).toBe('PAID');
    refundThere(500);
    await later(24);
    expect(await statusOf(orderId)).toBe('PARTIALLY_REFUNDED');
    expect(await kinds()).toEqual({ differences: [], mended: [['REFUND', '5.00']] });
    await later(48);
    expect(await kinds()).toEqual({ differences: [], mended: [['REFUND', '5.00']] });
  });

  test('a provider that fails is asked again later, and nothing is written meanwhile', async () => {
    const orderId = await pay();
    await later(2);
    refundThere(500);
    standIn().loseAnswers(100);
    await later(24);
    expect(await statusOf(orderId)).toBe('PAID');
    expect(await kinds()).toEqual({ differences: [], mended: [] });
    standIn().loseAnswers(0);
    await later(24);
    expect((await kinds()).mended).toEqual([['REFUND', '5.00']]);
  });

  test('an account that answers no more is given up after half a year', async () => {
    await pay();
    standIn().loseAnswers(100);
    await later(24);
    expect(await tasks()).toHaveLength(1);
    await later(200 * 24);
    expect(await tasks()).toEqual([]);
    standIn().loseAnswers(0);
  });

  if (name === 'stripe') {
    test('money that arrived after the shop gave up is shown', async () => {
      const { orderId = '' } = expectAnswer(await visitor.call(payments.payCheckout, { checkoutId, method }));
      shop.clock.now = new Date(shop.clock.now.getTime() + HOUR);
      await doDueWork(shop.staff().ctx, [resumePayment]);
      expect(await statusOf(orderId)).toBe('DECLINED');
      // the bank let the money through all the same
      const session = [...stripe.sessions.values()].at(-1);
      Object.assign(session ?? {}, { status: 'open' });
      payOnPage();
      await later(24);
      expect(await kinds()).toEqual({ differences: [['RECEIVED', '0.00', '29.63']], mended: [] });
      expect((await found()).differences).toMatchObject([{ orderId, provider: 'stripe' }]);
    });

    test('chargebacks are found, won or not, and a refund that failed later is shown', async () => {
      const orderId = await pay();
      await later(2);
      stripe.disputeThere(last(stripe.intents), 700);
      stripe.disputeThere(last(stripe.intents), 300, true);
      await later(24);
      expect((await kinds()).differences).toEqual([]);
      expect((await kinds()).mended.toSorted()).toEqual([
        ['CHARGEBACK', '3.00'],
        ['CHARGEBACK', '7.00'],
        ['CHARGEBACK_REVERSAL', '3.00'],
      ]);
      const refund = stripe.refundThere(last(stripe.intents), 400);
      await later(48);
      refund.status = 'failed';
      await later(96);
      expect((await kinds()).differences).toEqual([['RETURNED', '4.00', '0.00']]);
      expect(await statusOf(orderId)).toBe('PARTIALLY_REFUNDED');
    });
  }
});
