import { checkouts, currentCart, orders, payments } from '@stoa/contract';
import { openTestDatabase } from '@stoa/testkit/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { type Customer, expectAnswer, openShop, type Shop } from '../../shop.fixture.ts';
import { beginPayment } from '../orders/index.ts';
import { resumePayments } from './index.ts';
import { cardProvider } from './providers.ts';

const goodCard = 'sandbox-4242424242424242';
const badCard = 'sandbox-4000000000000002';
const askingCard = 'sandbox-4000002760003184';

let database: Database;
let shop: Shop;
let visitor: Customer;
let mug: Awaited<ReturnType<Shop['add']>>;
let checkoutId: string;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database?.close());

/** A visitor who is about to pay for two of five mugs. */
beforeEach(async () => {
  shop = await openShop(database);
  visitor = shop.visitor();
  mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(2)] });
  ({ checkoutId = '' } = expectAnswer(
    await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' }),
  ));
  const shippingInfo = {
    shippingDestination: { address: { country: 'DE' } },
    selectedCarrierServiceOption: { code: 'post' },
  };
  expectAnswer(await visitor.call(checkouts.updateCheckout, { checkout: { id: checkoutId, shippingInfo } }));
});

const pay = (paymentToken: string, method = 'card') =>
  visitor.call(payments.payCheckout, { checkoutId, method, paymentToken });
const readOrder = async (id: string | undefined) => expectAnswer(await visitor.call(orders.getOrder, { id })).order;
const isCompleted = async () =>
  expectAnswer(await visitor.call(checkouts.getCheckout, { id: checkoutId })).checkout?.completed;

test('a good card pays the order', async () => {
  const paid = expectAnswer(await pay(goodCard));
  expect(paid).toMatchObject({ outcome: 'PAID', actionUrl: null });
  expect(await readOrder(paid.orderId)).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PAID',
    balanceSummary: { paid: { amount: '29.63' }, balance: { amount: '0.00' } },
    activities: [{ type: 'ORDER_PLACED' }, { type: 'ORDER_PAID' }],
  });
  expect(await shop.stockOf(mug.id)).toBe(3);
  expect(await isCompleted()).toBe(true);
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject({ code: 'OWNED_CART_NOT_FOUND' });
  expect((await shop.events()).slice(-5)).toEqual([
    'order_created',
    'checkout_completed',
    'cart_deleted',
    'order_approved',
    'order_payment_status_updated',
  ]);
});

test('paid twice, it is charged once', async () => {
  const answers = await Promise.all([pay(goodCard), pay(goodCard)]);
  expect(answers).toContainEqual(expect.objectContaining({ outcome: 'PAID' }));
  expect(expectAnswer(await pay(goodCard)).outcome).toBe('PAID');
  expect(await shop.rows('payments')).toMatchObject([{ status: 'APPROVED', amount: '2963' }]);
  expect(await shop.rows('orders')).toHaveLength(1);
});

test('a declined card gives the stock back, and another one pays the same order', async () => {
  const declined = expectAnswer(await pay(badCard));
  expect(declined).toMatchObject({ outcome: 'DECLINED', message: 'Your card was declined.' });
  expect(await shop.stockOf(mug.id)).toBe(5);
  expect(await isCompleted()).toBe(false);
  const waiting = await readOrder(declined.orderId);
  expect(waiting).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'DECLINED', number: '10001' });
  const paid = expectAnswer(await pay(goodCard));
  expect(paid).toMatchObject({ outcome: 'PAID', orderId: declined.orderId });
  expect(await readOrder(paid.orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID', number: '10001' });
  expect(await shop.stockOf(mug.id)).toBe(3);
  expect(await shop.rows('payments')).toHaveLength(2);
});

test('after a declined card, the order can still be paid outside', async () => {
  const declined = expectAnswer(await pay(badCard));
  expect(await pay('', 'offline')).toMatchObject({ outcome: 'PAY_LATER', orderId: declined.orderId });
  expect(await readOrder(declined.orderId)).toMatchObject({ status: 'APPROVED' });
  expect(await shop.stockOf(mug.id)).toBe(3);
});

test('what is not a test card is declined, and a card is needed', async () => {
  expect(await pay('4111111111111111')).toMatchObject({ outcome: 'DECLINED', message: 'This is not a test card.' });
  expect(await visitor.call(payments.payCheckout, { checkoutId, method: 'card' })).toMatchObject({
    violations: [{ field: 'paymentToken' }],
  });
});

test("the bank's question: yes pays, and says so again", async () => {
  const asked = expectAnswer(await pay(askingCard));
  const paymentId = new URL(asked.actionUrl ?? '').searchParams.get('payment');
  expect(asked).toMatchObject({ outcome: 'ACTION_REQUIRED' });
  expect(asked.actionUrl).toBe(`${visitor.ctx.addresses.site}/checkout/${checkoutId}/confirm?payment=${paymentId}`);
  expect(await pay(goodCard)).toEqual(asked);
  expect(await shop.stockOf(mug.id)).toBe(3);
  const answer = () => visitor.call(payments.completePaymentAction, { paymentId, approved: 'yes' });
  expect(await answer()).toMatchObject({ outcome: 'PAID', checkoutId, orderId: asked.orderId });
  expect(await answer()).toMatchObject({ outcome: 'PAID' });
  expect(await readOrder(asked.orderId)).toMatchObject({ paymentStatus: 'PAID' });
});

test("the bank's question: no gives the stock back", async () => {
  const asked = expectAnswer(await pay(askingCard));
  const paymentId = new URL(asked.actionUrl ?? '').searchParams.get('payment');
  const stranger = await shop.visitor().call(payments.completePaymentAction, { paymentId, approved: 'yes' });
  expect(stranger).toMatchObject({ code: 'PAYMENT_ERROR' });
  expect(await visitor.call(payments.completePaymentAction, { paymentId, approved: 'no' })).toMatchObject({
    outcome: 'DECLINED',
  });
  expect(await shop.stockOf(mug.id)).toBe(5);
});

test('the public call refuses a declined card', async () => {
  expect(await visitor.call(checkouts.createOrderAndCharge, { id: checkoutId, paymentToken: badCard })).toMatchObject({
    code: 'PAYMENT_ERROR',
    data: { reason: 'Your card was declined.' },
  });
  const paid = expectAnswer(
    await visitor.call(checkouts.createOrderAndCharge, { id: checkoutId, paymentToken: goodCard }),
  );
  expect(await readOrder(paid.orderId)).toMatchObject({ paymentStatus: 'PAID' });
});

test('a site without cards takes none', async () => {
  visitor.ctx.site.settings.paymentMethods = ['offline'];
  expect(await pay(goodCard)).toMatchObject({ code: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE' });
  visitor.ctx.site.settings.paymentMethods = ['card'];
  expect(await pay('', 'offline')).toMatchObject({ code: 'SITE_NOT_ACCEPTING_PAYMENTS' });
  expect(await shop.rows('orders')).toEqual([]);
});

const resume = () =>
  resumePayments({
    database,
    now: () => shop.clock.now,
    contextOf: async (id) => (id === shop.site.id ? shop.contextOf({ kind: 'nobody' }) : null),
  });
const passMinutes = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};

/** As far as a process comes that ends right before it asks the provider. */
async function beginAndCrash() {
  const begun = expectAnswer(
    await beginPayment(visitor.ctx, checkoutId, { provider: 'sandbox', method: 'card', token: goodCard }),
  );
  if (begun.state !== 'begun') throw new Error('the payment was not begun');
  return begun;
}

test('a crash before the charge: the stock goes back and the buyer can pay again', async () => {
  await beginAndCrash();
  expect(await pay(goodCard)).toMatchObject({ code: 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' });
  expect(await pay('', 'offline')).toMatchObject({ code: 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' });
  expect(await resume()).toBe(0);
  passMinutes(2);
  expect(await resume()).toBe(1);
  expect(await shop.stockOf(mug.id)).toBe(5);
  expect(await pay(goodCard)).toMatchObject({ outcome: 'PAID' });
});

test('a crash after the charge: the order is paid, once', async () => {
  const { payment, order } = await beginAndCrash();
  const { idempotencyKey, amount } = payment;
  await cardProvider.charge({ idempotencyKey, amount, currency: order.currency, token: goodCard });
  passMinutes(2);
  expect(await resume()).toBe(1);
  expect(await resume()).toBe(0);
  expect(await readOrder(order.id)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' });
  expect(await shop.stockOf(mug.id)).toBe(3);
});

test('a buyer who never answers their bank keeps the stock for half an hour', async () => {
  await pay(askingCard);
  passMinutes(10);
  expect(await resume()).toBe(0);
  expect(await shop.stockOf(mug.id)).toBe(3);
  passMinutes(21);
  expect(await resume()).toBe(1);
  expect(await shop.stockOf(mug.id)).toBe(5);
});
