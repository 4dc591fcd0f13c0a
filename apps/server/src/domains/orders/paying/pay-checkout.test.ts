import { checkouts, currentCart, orders, payments } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { POST } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import { type Begun, perform, providersOf, resumePayment } from '../../payments/index.ts';
import { siteRulesOf } from '../../purchase/index.ts';
import { siteTaxesOf } from '../../tax/index.ts';
import { beginCheckoutPayment } from './begin-payment.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { orderPayable } from './order-payable.ts';

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
});
afterAll(() => database?.close());

/** A visitor about to pay for two of five mugs. */
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
    selectedCarrierServiceOption: { code: POST },
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
  expect((await shop.events()).slice(-6)).toEqual([
    'order_created',
    'checkout_completed',
    'cart_deleted',
    'order_approved',
    'order_payment_status_updated',
    'order_transactions_details_updated',
  ]);
});

test('a card pays in as few statements as it takes', async () => {
  const count = async (work: () => Promise<unknown>) => {
    visitor.ctx.statements.count = 0;
    expectAnswer(await work());
    return visitor.ctx.statements.count;
  };
  await pay(badCard);
  expect(await count(() => pay(badCard))).toBeLessThanOrEqual(21);
  expect(await count(() => pay(goodCard))).toBeLessThanOrEqual(21);
});

test('a checkout paid twice is charged once', async () => {
  const answers = await Promise.all([pay(goodCard), pay(goodCard)]);
  expect(answers).toContainEqual(expect.objectContaining({ outcome: 'PAID' }));
  expect(expectAnswer(await pay(goodCard)).outcome).toBe('PAID');
  expect(await shop.rows('payments')).toMatchObject([{ amount: '2963', authorized: '2963', captured: '2963' }]);
  expect(await shop.rows('sandbox_transactions')).toHaveLength(1);
  expect(await shop.rows('orders')).toHaveLength(1);
});

test('a declined card returns the stock, and another one pays the same order', async () => {
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
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  expect(await pay('', 'offline')).toMatchObject({ outcome: 'PAY_LATER', orderId: declined.orderId });
  expect(await readOrder(declined.orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'NOT_PAID' });
  expect(await shop.stockOf(mug.id)).toBe(3);
});

test('a number that is not a test card is declined, and a card is required', async () => {
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

test('the card of a payment is known from the first answer of the bank', async () => {
  const { actionUrl } = expectAnswer(await pay(askingCard));
  const cards = async () => (await shop.rows<{ details: object }>('payments')).map(({ details }) => details);
  const card = { brand: 'Visa', lastFourDigits: '3184', expirationMonth: 12, expirationYear: 2049 };
  expect(await cards()).toEqual([{ card }]);
  const paymentId = new URL(actionUrl ?? '').searchParams.get('payment') ?? '';
  expectAnswer(await visitor.call(payments.completePaymentAction, { paymentId, approved: 'yes' }));
  expect(await cards()).toEqual([{ card }]);
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

const resume = () => doDueWork(shop.staff().ctx, [resumePayment]);
/** The number of transactions to follow up. */
const followedUp = async () =>
  (await shop.rows<{ kind: string }>('tasks')).filter(({ kind }) => kind === resumePayment.name).length;
const passMinutes = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};

class Crash extends Error {}

/** As far as a process gets that ends right before it asks the provider, or right after. */
async function payAndCrash(when: 'before' | 'after'): Promise<Begun> {
  const provider = (await providersOf(visitor.ctx)).serving('card');
  if (!provider) throw new Error('the site takes no cards');
  const dying: Pick<typeof provider, 'begin'> = {
    begin: async (charge) => {
      if (when === 'after') await provider.begin(charge);
      throw new Crash();
    },
  };
  let begun: unknown;
  visitor.ctx.log.error = () => {};
  const siteRules = await siteRulesOf(visitor.ctx);
  const siteTaxes = await siteTaxesOf(visitor.ctx);
  const performed = await perform(visitor.ctx, orderPayable, async (tx) => {
    begun = await beginCheckoutPayment(visitor.ctx, tx, checkoutId, {
      provider: { ...provider, ...dying },
      method: 'card',
      token: goodCard,
      terms: { siteRules, siteTaxes, consent: { stated: {}, agreed: null } },
    });
    return begun;
  });
  expect(performed).toMatchObject({ code: 'PAYMENT_ERROR' });
  return begun as Begun;
}

test('a payment settled as usual is no longer followed up', async () => {
  const asked = expectAnswer(await pay(askingCard));
  expect(await followedUp()).toBe(1);
  const paymentId = new URL(asked.actionUrl ?? '').searchParams.get('payment');
  await visitor.call(payments.completePaymentAction, { paymentId, approved: 'yes' });
  expect(await followedUp()).toBe(0);
});

test('after a crash before the charge, the stock returns and the buyer can pay again', async () => {
  await payAndCrash('before');
  expect(await pay(goodCard)).toMatchObject({ code: 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' });
  expect(await pay('', 'offline')).toMatchObject({ code: 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' });
  await resume();
  expect(await shop.stockOf(mug.id)).toBe(3);
  passMinutes(2);
  await resume();
  expect(await followedUp()).toBe(0);
  expect(await shop.stockOf(mug.id)).toBe(5);
  expect(await pay(goodCard)).toMatchObject({ outcome: 'PAID' });
});

test('after a crash after the charge, the order is paid, once', async () => {
  const { payable } = await payAndCrash('after');
  passMinutes(2);
  await resume();
  await resume();
  expect(await followedUp()).toBe(0);
  expect(await readOrder(payable.id)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' });
  expect(await shop.stockOf(mug.id)).toBe(3);
});

test('a buyer who never answers the bank keeps the stock for half an hour', async () => {
  await pay(askingCard);
  passMinutes(10);
  await resume();
  expect(await shop.stockOf(mug.id)).toBe(3);
  passMinutes(21);
  await resume();
  expect(await shop.stockOf(mug.id)).toBe(5);
  expect(await followedUp()).toBe(0);
});

test('an order that is not paid in time is cancelled, and its checkout can be ordered anew', async () => {
  const { orderId: given = '' } = expectAnswer(await pay(badCard));
  const minutes = (count: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + count * 60_000);
    return doDueWork(visitor.ctx, [cancelUnpaid, resumePayment]);
  };
  await minutes(29);
  expect(await readOrder(given)).toMatchObject({ status: 'INITIALIZED' });
  await minutes(2);
  expect(await readOrder(given)).toMatchObject({ status: 'CANCELED', activities: [{}, { type: 'ORDER_CANCELED' }] });
  expect(await shop.stockOf(mug.id)).toBe(5);
  expect((await shop.events()).slice(-2)).toEqual(['order_updated', 'order_canceled']);
  const asked = expectAnswer(await pay(askingCard));
  expect(asked.orderId).not.toBe(given);
  expect(await shop.stockOf(mug.id)).toBe(3);
  // the bank may still answer
  await minutes(30);
  await minutes(2);
  await minutes(2);
  expect(await readOrder(asked.orderId)).toMatchObject({ status: 'CANCELED' });
  expect(await shop.stockOf(mug.id)).toBe(5);
  const paid = expectAnswer(await pay(goodCard));
  await minutes(60);
  expect(await readOrder(paid.orderId)).toMatchObject({ status: 'APPROVED', number: '10003' });
});
