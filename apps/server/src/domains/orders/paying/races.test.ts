// The money of orders under simultaneous calls, on a server: the embedded database has one connection and so no races.

import { checkouts, giftCards, orderBilling, orders, payments } from '@stoa/contract';
import { CARD, cardIssuer } from '@stoa/server/testing/card-issuer';
import { POST } from '@stoa/server/testing/delivery';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { asPlatform, type Database } from '../../../platform/db/index.ts';
import { resumePayment } from '../../payments/index.ts';
import { cards, expectSettled, placeOrderWithoutCheckout } from './paid-order.fixture.ts';

let database: Database;
let shop: Shop;
onPostgres((opened) => {
  database = opened;
});
beforeEach(async () => {
  shop = await openShop(database);
});
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

test('a checkout paid many times at once is charged once', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
  const visitor = shop.visitor();
  const checkoutInfo = {
    shippingInfo: { shippingDestination: { address: { country: 'DE' } }, selectedCarrierServiceOption: { code: POST } },
  };
  const asked = { lineItems: [mug.line(2)], channelType: 'WEB', checkoutInfo };
  const checkoutId = expectAnswer(await visitor.call(checkouts.createCheckout, asked)).checkout?.id;
  const paymentToken = 'sandbox-4242424242424242';
  const answers = await Promise.all(
    times(6, () => visitor.call(payments.payCheckout, { checkoutId, method: 'card', paymentToken })),
  );
  for (const answer of answers) {
    expect(answer).toMatchObject(
      'refused' in answer ? { code: 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' } : { outcome: 'PAID' },
    );
  }
  expect(await shop.rows('payments')).toMatchObject([{ captured: '2963' }]);
  expect(await openTransactions()).toEqual([]);
  expect(await shop.rows('sandbox_transactions')).toHaveLength(1);
  expect(await shop.rows('orders')).toHaveLength(1);
  expect(await shop.stockOf(mug.id)).toBe(7);
});

/** What is followed up as nobody knows yet what became of it. */
const openTransactions = async () =>
  (await shop.rows<{ kind: string }>('tasks')).filter(({ kind }) => kind === resumePayment.name);

/** The amount refunded, captured or voided, from the books of the bank. */
const movedByBank = async (type: string) =>
  (await shop.rows<{ type: string; amount: string }>('sandbox_transactions'))
    .filter((row) => row.type === type)
    .reduce((sum, { amount }) => sum + Number(amount), 0);

test('simultaneous captures and voids of one payment never exceed the authorisation', async () => {
  for (const amount of [2963, 1500, 700]) {
    const order = await placeOrderWithoutCheckout(shop);
    const { payment } = expectSettled(await order.charge({ capture: 'LATER' }));
    const before = (await movedByBank('CAPTURE')) + (await movedByBank('VOID'));
    const answers = await Promise.all([
      ...times(4, () => order.move('CAPTURE', payment.id, { amount })),
      ...times(2, () => order.move('VOID', payment.id)),
    ]);
    expect(answers.filter((answer) => 'transaction' in answer)).toHaveLength(1);
    const moved = (await movedByBank('CAPTURE')) + (await movedByBank('VOID')) - before;
    expect([amount, 2963]).toContain(moved);
  }
});

test('simultaneous refunds never exceed the captures', async () => {
  const order = await placeOrderWithoutCheckout(shop);
  const { payment } = expectSettled(await order.charge());
  const answers = await Promise.all(times(6, () => order.move('REFUND', payment.id, { amount: 1000 })));
  expect(answers.filter((answer) => 'transaction' in answer)).toHaveLength(2);
  expect(answers.filter((answer) => 'code' in answer)).toEqual(
    times(4, () => expect.objectContaining({ code: 'INVALID_PAYMENT_REFUND_AMOUNT' })),
  );
  expect(await movedByBank('REFUND')).toBe(2000);
  expect(await shop.rows('payments')).toMatchObject([{ captured: '2963', returned: '2000' }]);
  expect(await openTransactions()).toEqual([]);
});

test('simultaneous collections do not charge an order twice', async () => {
  const order = await placeOrderWithoutCheckout(shop);
  const answers = await Promise.all(times(6, () => order.charge()));
  expect(answers.filter((answer) => 'transaction' in answer)).toHaveLength(1);
  expect(await movedByBank('AUTHORIZE')).toBe(2963);
  expect(await order.read()).toMatchObject({ paymentStatus: 'PAID' });
});

test("the buyer's answer and simultaneous notifications of it settle once", async () => {
  for (const approved of [true, false]) {
    const order = await placeOrderWithoutCheckout(shop);
    const { payment, transaction } = expectSettled(await order.charge({ token: cards.asking }));
    const settledBefore = (await shop.events()).length;
    const answer = () =>
      order.visitor.call(payments.completePaymentAction, { paymentId: payment.id, approved: approved ? 'yes' : 'no' });
    const notify = async () => {
      const outcome = await order.sandbox.answer(transaction.key, approved);
      return order.notify({ key: transaction.key, outcome });
    };
    await Promise.all([answer(), notify(), notify(), answer(), notify()]);
    expect(await order.read()).toMatchObject({ paymentStatus: approved ? 'PAID' : 'DECLINED' });
    expect((await shop.events()).slice(settledBefore)).toEqual([
      'order_payment_status_updated',
      'order_transactions_details_updated',
    ]);
    const { rows: final } = await finalOutcomesOf(transaction.id);
    expect(final).toEqual([{ status: approved ? 'SUCCEEDED' : 'FAILED' }]);
  }
});

const finalOutcomesOf = (transactionId: string) =>
  asPlatform('a test looks behind the scenes', database, (tx) =>
    sql`select status from payment_outcomes where transaction_id = ${transactionId} and status in ('SUCCEEDED', 'FAILED')`.execute(
      tx.db,
    ),
  );

test('of refunds at the same time, no more goes back than was paid', async () => {
  const order = await placeOrderWithoutCheckout(shop);
  const { payment } = expectSettled(await order.charge());
  const part = (amount: string) =>
    shop.staff().call(orderBilling.refundPayments, {
      orderId: order.orderId,
      paymentRefunds: [{ paymentId: payment.id, amount: { amount } }],
    });
  const answers = await Promise.all(times(6, () => part('10')));
  const done = answers.filter((answer) => 'refund' in answer);
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThanOrEqual(2);
  const [row] = await shop.rows<{ captured: string; returned: string }>('payments');
  expect(row).toMatchObject({ captured: '2963', returned: String(done.length * 1000) });
  const refused = answers.flatMap((answer) => ('code' in answer ? [answer.code] : []));
  expect(new Set(refused).isSubsetOf(new Set(['PAYMENT_NOT_REFUNDABLE', 'INVALID_PAYMENT_REFUND_AMOUNT']))).toBe(true);
});

test('of a capture and a release at the same time, one decides', async () => {
  const order = await placeOrderWithoutCheckout(shop);
  const { payment } = expectSettled(await order.charge({ capture: 'LATER' }));
  const { orderId } = order;
  const answers = await Promise.all([
    shop.staff().call(orderBilling.captureAuthorizedPayments, { orderId, payments: [{ paymentId: payment.id }] }),
    shop.staff().call(orderBilling.voidAuthorizedPayments, { orderId, paymentIds: [payment.id] }),
  ]);
  expect(answers.filter((answer) => 'orderTransactions' in answer)).toHaveLength(1);
  const made = await shop.rows<{ type: string }>('payment_transactions');
  expect(made.filter(({ type }) => type === 'CAPTURE' || type === 'VOID')).toHaveLength(1);
});

test('an order that several people mark as paid at once is paid once', async () => {
  const order = await placeOrderWithoutCheckout(shop);
  const answers = await Promise.all(
    times(5, () => shop.staff().call(orders.paymentCollectionMarkOrderAsPaid, { ecomOrderId: order.orderId })),
  );
  expect(answers.filter((answer) => 'order' in answer)).toHaveLength(1);
  expect(await shop.rows('payments')).toMatchObject([{ captured: '2963' }]);
});

test('a charge with one key at the same time is made once', async () => {
  const order = await placeOrderWithoutCheckout(shop);
  const { orderId } = order;
  const staff = shop.staff();
  const { code: giftCardCode = '' } = expectAnswer(await staff.call(giftCards.createGiftCard, { amount: '50' }));
  const request = { orderId, giftCards: [{ giftCardCode, amount: { amount: '10' } }], idempotencyKey: orderId };
  const answers = await Promise.all(times(5, () => shop.staff().call(orderBilling.chargeOrder, request)));
  expect(answers.filter((answer) => 'payments' in answer)).toHaveLength(1);
  expect(await shop.rows('gift_cards')).toMatchObject([{ balance: '4000' }]);
});

test('calls at the same time take the amount of an app’s gift card once for their order', async () => {
  const issuer = cardIssuer();
  shop = await openShop(database, {}, { providers: { giftCards: [issuer.provider] } });
  const song = await shop.add({ name: 'Song', price: 1000, isDigital: true });
  const visitor = shop.visitor();
  const order = {
    channelType: 'WEB',
    lineItems: [song.line(1)],
    checkoutInfo: {
      billingInfo: { address: { country: 'DE' }, contactDetails: { firstName: 'Ann', lastName: 'Lee' } },
    },
    giftCardCode: CARD,
  };
  const id = expectAnswer(await visitor.call(checkouts.createCheckout, order)).checkout?.id;
  const answers = await Promise.all(times(6, () => visitor.call(checkouts.createOrder, { id })));
  const placed = answers.flatMap((answer) => ('orderId' in answer ? [answer.orderId] : []));
  expect(placed.length).toBeGreaterThan(0);
  expect(new Set(placed).size).toBe(1);
  expect(issuer.redemptions.filter(({ isVoided }) => !isVoided)).toMatchObject([{ orderId: placed[0] }]);
  expect(await shop.rows('orders')).toHaveLength(1);
});
