// Payments on the pages of Stripe and PayPal, which stand-ins play: what buyers, notifications, crashes and lost answers
// do, in any order, ends in the right state.

import { checkouts, currentCart, orders, orderTransactions, paymentAccounts, payments, receipts } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { POST } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { type PayPalStandIn, payPalStandIn } from '@stoa/testkit/paypal-stand-in';
import { type StripeStandIn, stripeStandIn } from '@stoa/testkit/stripe-stand-in';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import { outsideCaller } from '../../../platform/outgoing/index.ts';
import { askNow, movePayment, receiveNotification, resumePayment } from '../../payments/index.ts';
import { chargeOrder } from './charge-order.ts';
import { findPayment } from './find-payment.ts';
import { orderPayable } from './order-payable.ts';

const MINUTE = 60_000;
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
let visitor: Customer;
let checkoutId: string;

/** What the tests need of either provider. */
const providers = {
  stripe: {
    method: 'card',
    connect: () => ({ provider: 'stripe', secretKey: stripe.secretKey }),
    standIn: () => stripe,
    byCard: () => stripe.paysWith({ brand: 'amex', last4: '0005' }),
    pay: () => stripe.pay([...stripe.sessions.keys()].at(-1) ?? ''),
    event: () => stripe.event('checkout.session.completed', [...stripe.sessions.values()].at(-1) ?? {}),
    refundThere: (amount: number) => {
      const refund = stripe.refundThere([...stripe.intents.keys()].at(-1) ?? '', amount);
      return stripe.event('refund.created', refund);
    },
  },
  payPal: {
    method: 'payPal',
    connect: () => ({ provider: 'payPal', clientId: payPal.clientId, clientSecret: payPal.clientSecret }),
    standIn: () => payPal,
    byCard: () => payPal.paysWith({ brand: 'AMEX', last_digits: '0005', expiry: '2049-08' }),
    pay: () => payPal.approve([...payPal.orders.keys()].at(-1) ?? ''),
    event: () => payPal.event('CHECKOUT.ORDER.APPROVED', [...payPal.orders.values()].at(-1) ?? {}),
    refundThere: (amount: number) => {
      const refund = payPal.refundThere([...payPal.captures.keys()].at(-1) ?? '', (amount / 100).toFixed(2));
      return payPal.event('PAYMENT.CAPTURE.REFUNDED', refund);
    },
  },
} as const;

async function open() {
  shop = await openShop(
    database,
    { paymentMethods: ['offline', 'card', 'payPal'] },
    {
      callOutside: outsideCaller({ allowedHosts: [stripe.host, payPal.host] }),
      paymentServers: { stripe: stripe.url, payPal: payPal.url, payPalSandbox: payPal.url },
    },
  );
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
  return mug;
}

describe.each(['stripe', 'payPal'] as const)('%s', (name) => {
  const { method, connect, standIn, byCard, pay: payOnPage, event, refundThere } = providers[name];
  let mug: Awaited<ReturnType<typeof open>>;
  let accountId: string;
  beforeEach(async () => {
    mug = await open();
    const { paymentAccount } = expectAnswer(await shop.staff().call(paymentAccounts.connectPaymentAccount, connect()));
    accountId = paymentAccount?.id ?? '';
  });

  const begin = async () => expectAnswer(await visitor.call(payments.payCheckout, { checkoutId, method }));
  const readOrder = async (id: string | undefined) => expectAnswer(await visitor.call(orders.getOrder, { id })).order;
  const paymentOf = async (orderId: string | undefined) => {
    const rows = await shop.rows<{ id: string; payable_id: string; created_date: string }>('payments');
    const own = rows.filter((row) => row.payable_id === orderId);
    return own.toSorted((one, other) => (one.created_date < other.created_date ? 1 : -1))[0]?.id ?? '';
  };
  const follow = async (orderId: string | undefined, more: { giveUp?: boolean } = {}) =>
    expectAnswer(await visitor.call(payments.followPayment, { paymentId: await paymentOf(orderId), ...more }));
  const notify = (raw: { headers: Record<string, string>; body: string }) =>
    receiveNotification(shop.staff().ctx, accountId, raw);

  test('the buyer is sent to its page, and the return pays the order', async () => {
    const begun = await begin();
    expect(begun).toMatchObject({ outcome: 'ACTION_REQUIRED', actionUrl: expect.stringContaining(standIn().url) });
    expect(await readOrder(begun.orderId)).toMatchObject({ status: 'INITIALIZED' });
    payOnPage();
    expect(await follow(begun.orderId)).toMatchObject({ outcome: 'PAID', orderId: begun.orderId, checkoutId });
    expect(await readOrder(begun.orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' });
    expect(await shop.stockOf(mug.id)).toBe(3);
  });

  test('the card that was given there is known to staff, and to the buyer with the receipt', async () => {
    byCard();
    const { orderId = '' } = await begin();
    payOnPage();
    await follow(orderId);
    const card = { brand: 'American Express', lastFourDigits: '0005' };
    const told = expectAnswer(
      await shop.staff().call(orderTransactions.listTransactionsForSingleOrder, { orderId }),
    ).orderTransactions;
    expect(told?.payments).toMatchObject([{ regularPaymentDetails: { creditCardDetails: card } }]);
    const received = expectAnswer(await visitor.call(receipts.listReceiptsOfOrder, { orderId })).receipts;
    expect(received).toMatchObject([{ card }]);
    const [row] = await shop.rows<{ details: object }>('payments');
    expect(row?.details).toEqual({ card: { ...card, expirationMonth: 8, expirationYear: 2049 } });
  });

  test('whoever comes back without paying can go on, or pay in another way', async () => {
    const { orderId, actionUrl } = await begin();
    expect(await follow(orderId)).toMatchObject({ outcome: 'ACTION_REQUIRED', actionUrl });
    expect(await follow(orderId, { giveUp: true })).toMatchObject({ outcome: 'DECLINED' });
    expect(await shop.stockOf(mug.id)).toBe(5);
    const invoice = await visitor.call(payments.payCheckout, { checkoutId, method: 'offline' });
    expect(expectAnswer(invoice)).toMatchObject({ outcome: 'PAY_LATER', orderId });
  });

  test('whoever pays and then asks for another way has paid', async () => {
    const { orderId } = await begin();
    payOnPage();
    expect(await follow(orderId, { giveUp: true })).toMatchObject({ outcome: 'PAID' });
  });

  test('a notification pays the order, however often it comes, and a forged one does not', async () => {
    const { orderId } = await begin();
    payOnPage();
    const told = event();
    expect(
      await notify({
        ...told,
        headers: { ...told.headers, 'stripe-signature': 't=1,v1=00', 'paypal-transmission-sig': 'x' },
      }),
    ).toBe(false);
    expect(await notify({ ...told, headers: {} })).toBe(false);
    expect(await notify({ headers: told.headers, body: '{' })).toBe(false);
    expect(await readOrder(orderId)).toMatchObject({ status: 'INITIALIZED' });
    expect(await notify(told)).toBe(true);
    expect(await notify(event())).toBe(true);
    expect(await readOrder(orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' });
    expect(await shop.rows('payment_outcomes')).toHaveLength(3);
  });

  test('a payment that nobody comes back from is found by the follow-up', async () => {
    const { orderId } = await begin();
    payOnPage();
    shop.clock.now = new Date(shop.clock.now.getTime() + 2 * MINUTE);
    await doDueWork(shop.staff().ctx, [resumePayment]);
    expect(await readOrder(orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' });
  });

  test('a page that is never paid on gives the stock back after half an hour', async () => {
    const { orderId } = await begin();
    shop.clock.now = new Date(shop.clock.now.getTime() + 31 * MINUTE);
    await doDueWork(shop.staff().ctx, [resumePayment]);
    expect(await readOrder(orderId)).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'DECLINED' });
    expect(await shop.stockOf(mug.id)).toBe(5);
    if (name === 'stripe') expect([...stripe.sessions.values()].at(-1)?.status).toBe('expired');
  });

  test('an answer that is lost charges nobody, and nothing is charged twice', async () => {
    standIn().loseAnswers(10);
    const lost = await visitor.call(payments.payCheckout, { checkoutId, method });
    expect(lost).toMatchObject({ code: 'PAYMENT_ERROR' });
    standIn().loseAnswers(0);
    shop.clock.now = new Date(shop.clock.now.getTime() + 2 * MINUTE);
    await doDueWork(shop.staff().ctx, [resumePayment]);
    expect(await shop.stockOf(mug.id)).toBe(5);
    const begun = await begin();
    payOnPage();
    expect(await follow(begun.orderId)).toMatchObject({ outcome: 'PAID' });
  });

  const paid = async () => {
    const { orderId } = await begin();
    payOnPage();
    await follow(orderId);
    return { orderId: orderId ?? '', paymentId: await paymentOf(orderId) };
  };
  const refund = (orderId: string, paymentId: string, amount?: number) =>
    movePayment(shop.staff().ctx, orderPayable, orderId, { type: 'REFUND', paymentId, amount });
  const moneyOf = async (paymentId: string) => {
    const [row] = (await shop.rows<Record<string, string>>('payments')).filter(({ id }) => id === paymentId);
    return { captured: Number(row?.captured), returned: Number(row?.returned) };
  };

  test('money goes back in parts, up to what was paid', async () => {
    const { orderId, paymentId } = await paid();
    expect(await refund(orderId, paymentId, 1000)).toMatchObject({ transaction: { status: 'SUCCEEDED' } });
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
    expect(await refund(orderId, paymentId, 2000)).toMatchObject({ code: 'INVALID_PAYMENT_REFUND_AMOUNT' });
    expect(await refund(orderId, paymentId)).toMatchObject({ transaction: { status: 'SUCCEEDED', amount: 1963 } });
    expect(await moneyOf(paymentId)).toEqual({ captured: TOTAL, returned: TOTAL });
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' });
  });

  test('a refund whose answer is lost is carried out once', async () => {
    const { orderId, paymentId } = await paid();
    standIn().loseAnswers(10);
    await refund(orderId, paymentId, 1000);
    standIn().loseAnswers(0);
    shop.clock.now = new Date(shop.clock.now.getTime() + 2 * MINUTE);
    await doDueWork(shop.staff().ctx, [resumePayment]);
    expect(await moneyOf(paymentId)).toEqual({ captured: TOTAL, returned: 1000 });
    const [last] = [...standIn().refunds.values()].slice(-1);
    expect(Number(last?.amount instanceof Object ? Number(last.amount.value) * 100 : last?.amount)).toBe(1000);
  });

  test('a refund that the merchant made there is known here, once', async () => {
    const { orderId, paymentId } = await paid();
    const told = refundThere(500);
    expect(await notify(told)).toBe(true);
    expect(await notify(told)).toBe(true);
    expect(await moneyOf(paymentId)).toEqual({ captured: TOTAL, returned: 500 });
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
  });

  test('a refund of ours that it reports is not taken for another one', async () => {
    const { orderId, paymentId } = await paid();
    await refund(orderId, paymentId, 700);
    const [last] = [...standIn().refunds.values()].slice(-1);
    const type = name === 'stripe' ? 'refund.updated' : 'PAYMENT.CAPTURE.REFUNDED';
    expect(await notify(standIn().event(type, last ?? {}))).toBe(true);
    expect(await moneyOf(paymentId)).toEqual({ captured: TOTAL, returned: 700 });
  });

  test('others cannot follow a payment', async () => {
    const { orderId } = await begin();
    const other = shop.visitor();
    expect(await other.call(payments.followPayment, { paymentId: await paymentOf(orderId) })).toMatchObject({
      code: 'PAYMENT_ERROR',
    });
    expect(await findPayment(other.ctx, await paymentOf(orderId))).toBeNull();
  });

  test('a disconnected account takes no new payments, but refunds those that it took', async () => {
    const { orderId, paymentId } = await paid();
    const staff = shop.staff();
    expectAnswer(await staff.call(paymentAccounts.disconnectPaymentAccount, { paymentAccountId: accountId }));
    expect(await visitor.call(payments.payCheckout, { checkoutId, method })).toMatchObject({
      code: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
    });
    expect(await refund(orderId, paymentId, 100)).toMatchObject({ transaction: { status: 'SUCCEEDED' } });
  });
});

describe('accounts', () => {
  beforeEach(async () => {
    await open();
  });
  const connect = (request: object) => shop.staff().call(paymentAccounts.connectPaymentAccount, request);
  const list = async () =>
    expectAnswer(await shop.staff().call(paymentAccounts.listPaymentAccounts, {})).paymentAccounts ?? [];

  test('keys that the provider does not accept are not stored', async () => {
    expect(await connect({ provider: 'stripe', secretKey: 'sk_test_wrong' })).toMatchObject({
      code: 'PAYMENT_ACCOUNT_NOT_ACCEPTED',
      data: { reason: expect.stringContaining('Invalid API Key') },
    });
    expect(await connect({ provider: 'payPal', clientId: 'someone', clientSecret: 'wrong' })).toMatchObject({
      code: 'PAYMENT_ACCOUNT_NOT_ACCEPTED',
    });
    expect(await list()).toEqual([]);
  });

  test('each provider needs its keys', async () => {
    for (const [request, field] of [
      [{ provider: 'stripe' }, 'secretKey'],
      [{ provider: 'payPal', clientSecret: 'x' }, 'clientId'],
      [{ provider: 'payPal', clientId: 'x' }, 'clientSecret'],
    ] as const)
      expect(await connect(request)).toMatchObject({ violations: [{ field }] });
  });

  test('the account that is connected last serves its method, and keys are never shown', async () => {
    expectAnswer(await connect({ provider: 'sandbox' }));
    const { paymentAccount } = expectAnswer(await connect({ provider: 'stripe', secretKey: stripe.secretKey }));
    expect(paymentAccount).toMatchObject({ title: 'Halftone Ltd', isLive: false, isNotified: true, enabled: true });
    expect((await list()).map(({ provider, enabled }) => [provider, enabled])).toEqual([
      ['stripe', true],
      ['sandbox', false],
    ]);
    expect(JSON.stringify([paymentAccount, await list(), await shop.rows('payment_accounts')])).not.toContain(
      stripe.secretKey,
    );
    expect(stripe.webhook?.url).toBe(paymentAccount?.notificationsUrl);
  });
});

describe('money that is held', () => {
  test.each(['stripe', 'payPal'] as const)('%s captures a part of it, or lets it go', async (name) => {
    await open();
    const { method, connect, pay } = providers[name];
    expectAnswer(await shop.staff().call(paymentAccounts.connectPaymentAccount, connect()));
    const held = async () => {
      const orderId = await newOrder();
      const charged = await chargeOrder(shop.staff().ctx, orderId, { method, capture: 'LATER' });
      if (!('payment' in charged)) throw new Error(JSON.stringify(charged));
      pay();
      await askNow(shop.staff().ctx, charged.transaction.id);
      return { orderId, paymentId: charged.payment.id };
    };
    const move = (
      type: 'CAPTURE' | 'VOID' | 'REFUND',
      { orderId, paymentId }: Awaited<ReturnType<typeof held>>,
      amount?: number,
    ) => movePayment(shop.staff().ctx, orderPayable, orderId, { type, paymentId, amount });
    const first = await held();
    expect(await move('CAPTURE', first, 1000)).toMatchObject({ transaction: { status: 'SUCCEEDED', amount: 1000 } });
    expect(await move('REFUND', first, 400)).toMatchObject({ transaction: { status: 'SUCCEEDED' } });
    expect(await move('VOID', first)).toMatchObject({ code: expect.any(String) });
    const second = await held();
    expect(await move('VOID', second)).toMatchObject({ transaction: { status: 'SUCCEEDED' } });
    expect(await move('CAPTURE', second)).toMatchObject({ code: expect.any(String) });
  });

  /** An order that is paid later. */
  async function newOrder(): Promise<string> {
    const { orderId = '' } = expectAnswer(await visitor.call(payments.payCheckout, { checkoutId, method: 'offline' }));
    const next = await shop.add({ name: 'Plate', price: 1000, stock: 5 });
    await visitor.call(currentCart.addToCurrentCart, { lineItems: [next.line(1)] });
    ({ checkoutId = '' } = expectAnswer(
      await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' }),
    ));
    const shippingInfo = {
      shippingDestination: { address: { country: 'DE' } },
      selectedCarrierServiceOption: { code: POST },
    };
    expectAnswer(await visitor.call(checkouts.updateCheckout, { checkout: { id: checkoutId, shippingInfo } }));
    return orderId;
  }
});
