import { randomUUID } from 'node:crypto';
import { orderTransactions } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPlatform, type Database, type Tx, withSite } from '../../../platform/db/index.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { beginMovement, perform, providersOf, resumePayment } from '../../payments/index.ts';
import { orderPayable } from './order-payable.ts';
import { cards, expectSettled, placeOrderWithoutCheckout, type UnpaidOrder } from './paid-order.fixture.ts';

let database: Database;
let shop: Shop;
let order: UnpaidOrder;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database);
  order = await placeOrderWithoutCheckout(shop);
});

/** The order's payment, authorised and not captured yet. */
async function hold(token = cards.good): Promise<{ paymentId: string; key: string }> {
  const { payment, transaction } = expectSettled(await order.charge({ capture: 'LATER', token }));
  return { paymentId: payment.id, key: transaction.key };
}

const balance = async () => {
  const summary = (await order.read())?.balanceSummary;
  return Object.fromEntries(Object.entries(summary ?? {}).map(([name, price]) => [name, price.amount]));
};
const activities = async () => (await order.read())?.activities?.map(({ type }) => type);
const outcomes = async () => (await shop.rows('payment_outcomes')).length;

test('an order without a checkout is paid', async () => {
  expect(await order.read()).toMatchObject({ paymentStatus: 'NOT_PAID', status: 'APPROVED' });
  expectSettled(await order.charge());
  expect(await order.read()).toMatchObject({ paymentStatus: 'PAID', status: 'APPROVED' });
  expect((await order.read())?.checkoutId).toBeUndefined();
  expect(await activities()).toEqual(['ORDER_PLACED', 'ORDER_PAID']);
  expect((await shop.events()).slice(-3)).toEqual([
    'order_updated',
    'order_payment_status_updated',
    'order_transactions_details_updated',
  ]);
  expect(await order.charge()).toMatchObject({ code: 'ORDER_PAID' });
  expect(await shop.rows('sandbox_transactions')).toHaveLength(1);
});

test('payments and refunds have the names that the provider knows them by', async () => {
  const { paymentId } = await hold();
  expectSettled(await order.move('CAPTURE', paymentId, { amount: 2000 }));
  expectSettled(await order.move('REFUND', paymentId, { amount: 500 }));
  const staff = shop.staff();
  const { orderId } = order;
  const { orderTransactions: found } = expectAnswer(
    await staff.call(orderTransactions.listTransactionsForSingleOrder, { orderId }),
  );
  expect(found).toMatchObject({
    orderId,
    payments: [{ id: paymentId, amount: { amount: '29.63' }, status: 'PARTIALLY_REFUNDED' }],
    refunds: [{ transactions: [{ paymentId, amount: { amount: '5.00' }, refundStatus: 'SUCCEEDED' }] }],
  });
  const names = [
    found?.payments?.[0]?.regularPaymentDetails?.providerTransactionId,
    found?.refunds?.[0]?.transactions?.[0]?.providerRefundId,
  ];
  for (const name of names) expect(name).toEqual(expect.stringMatching(/./));
  expect(await staff.call(orderTransactions.listTransactionsForSingleOrder, { orderId: randomUUID() })).toMatchObject({
    code: 'ORDER_NOT_FOUND',
  });
});

test('money is authorised, a part of it is captured, a part of that is refunded', async () => {
  const { paymentId } = await hold();
  expect(await order.read()).toMatchObject({ paymentStatus: 'NOT_PAID' });
  expect(await balance()).toMatchObject({ authorized: '29.63', paid: '0.00' });
  expect(await order.charge()).toMatchObject({ code: 'ORDER_PAID' });

  expectSettled(await order.move('CAPTURE', paymentId, { amount: 2000 }));
  expect(await order.read()).toMatchObject({ paymentStatus: 'PARTIALLY_PAID' });
  // the bank releases the rest
  expect(await balance()).toMatchObject({ authorized: '0.00', paid: '20.00', balance: '9.63' });

  expectSettled(await order.move('REFUND', paymentId, { amount: 500 }));
  expect(await order.read()).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
  expect(await balance()).toMatchObject({ paid: '20.00', refunded: '5.00' });
  expect(await order.move('REFUND', paymentId, { amount: 1501 })).toMatchObject({
    code: 'INVALID_PAYMENT_REFUND_AMOUNT',
  });
  expectSettled(await order.move('REFUND', paymentId));
  expect(await order.read()).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' });
  expect(await order.move('REFUND', paymentId)).toMatchObject({ code: 'PAYMENT_NOT_REFUNDABLE' });
  expect(await shop.rows('payments')).toMatchObject([
    { amount: '2963', authorized: '2963', claimed: '2000', captured: '2000', returned: '2000' },
  ]);
  expect(await activities()).toEqual([
    'ORDER_PLACED',
    'AUTHORIZED_PAYMENT_CREATED',
    'AUTHORIZED_PAYMENT_CAPTURED',
    'ORDER_PARTIALLY_PAID',
    'PAYMENT_REFUNDED',
    'PAYMENT_REFUNDED',
  ]);
});

test('an authorisation can be voided', async () => {
  const { paymentId } = await hold();
  expectSettled(await order.move('VOID', paymentId));
  expect(await order.read()).toMatchObject({ paymentStatus: 'CANCELED' });
  expect(await order.move('CAPTURE', paymentId)).toMatchObject({ code: 'PAYMENT_ALREADY_VOIDED' });
  expect(await order.move('VOID', paymentId)).toMatchObject({ code: 'PAYMENT_ALREADY_VOIDED' });
  expectSettled(await order.charge());
  expect(await order.read()).toMatchObject({ paymentStatus: 'PAID' });
});

test('an order is paid in parts, and never beyond its total', async () => {
  expectSettled(await order.charge({ amount: 1000 }));
  expect(await order.read()).toMatchObject({ paymentStatus: 'PARTIALLY_PAID' });
  expect(await order.charge({ amount: 1964 })).toMatchObject({ code: 'INVALID_AMOUNT' });
  expectSettled(await order.charge({ method: 'offline', token: '' }));
  expect(await order.read()).toMatchObject({ paymentStatus: 'PAID', balanceSummary: { paid: { amount: '29.63' } } });
  const payments = await shop.rows<{ amount: string; provider: string }>('payments');
  expect(payments.map(({ amount, provider }) => [amount, provider]).toSorted()).toEqual([
    ['1000', 'sandbox'],
    ['1963', 'offline'],
  ]);
});

test('outside payments are refunded outside, and recorded', async () => {
  const { payment } = expectSettled(await order.charge({ method: 'offline', token: '' }));
  expect(await order.move('REFUND', payment.id)).toMatchObject({ code: 'EXTERNAL_REFUND_EXPECTED' });
  expectSettled(await order.move('REFUND', payment.id, { outside: true }));
  expect(await order.read()).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' });
  expect(await shop.rows('sandbox_transactions')).toEqual([]);
});

test('the bank asks the buyer, and its notification settles once, even when repeated', async () => {
  const { payment, transaction } = expectSettled(await order.charge({ token: cards.asking }));
  expect(transaction).toMatchObject({ status: 'ACTION_REQUIRED', actionUrl: expect.stringContaining(payment.id) });
  expect(await order.read()).toMatchObject({ paymentStatus: 'PENDING' });
  expect(await order.charge()).toMatchObject({ code: 'ORDER_PAID' });
  const outcome = await order.sandbox.answer(transaction.key, true);
  expect(await order.notify({ key: transaction.key, outcome })).toBe(true);
  const before = [await outcomes(), (await shop.events()).length];
  expect(await order.notify({ key: transaction.key, outcome }, { key: transaction.key, outcome })).toBe(true);
  // and a notification that comes too late
  const late = { status: 'ACTION_REQUIRED' as const, reference: 'late', actionUrl: '' };
  expect(await order.notify({ key: transaction.key, outcome: late })).toBe(true);
  expect([await outcomes(), (await shop.events()).length]).toEqual(before);
  expect(await order.read()).toMatchObject({ paymentStatus: 'PAID' });
});

test('a bank that contradicts itself changes nothing, and is reported', async () => {
  const { transaction } = expectSettled(await order.charge());
  const reported: string[] = [];
  order.ctx.log.error = (_details, message) => reported.push(message);
  const failed = { status: 'FAILED', reference: null, failureCode: 'DECLINED', failure: 'No.' } as const;
  await order.notify({ key: transaction.key, outcome: failed });
  expect(reported).toEqual(['a provider contradicts a settled transaction']);
  expect(await order.read()).toMatchObject({ paymentStatus: 'PAID' });
});

test('slow captures and refunds are settled by notifications', async () => {
  const { paymentId } = await hold(cards.slow);
  const { transaction: capture } = expectSettled(await order.move('CAPTURE', paymentId));
  expect(capture.status).toBe('PROCESSING');
  expect(await order.move('CAPTURE', paymentId)).toMatchObject({ code: 'PAYMENT_HAS_PENDING_CAPTURE' });
  await order.notify({ key: capture.key, outcome: await order.sandbox.answer(capture.key, true) });
  expect(await order.read()).toMatchObject({ paymentStatus: 'PAID' });

  const { transaction: refund } = expectSettled(await order.move('REFUND', paymentId, { amount: 1000 }));
  expect(await balance()).toMatchObject({ pendingRefund: '10.00', refunded: '0.00' });
  await order.notify({ key: refund.key, outcome: await order.sandbox.answer(refund.key, true) });
  expect(await balance()).toMatchObject({ pendingRefund: '0.00', refunded: '10.00' });
});

test('a capture refused by the bank can be repeated, and so can a refund', async () => {
  const first = await hold(cards.noCapture);
  expect(expectSettled(await order.move('CAPTURE', first.paymentId)).transaction).toMatchObject({ status: 'FAILED' });
  expect(await order.read()).toMatchObject({ paymentStatus: 'NOT_PAID' });
  expectSettled(await order.move('CAPTURE', first.paymentId));
  expectSettled(await order.move('VOID', first.paymentId));

  const { payment } = expectSettled(await order.charge({ token: cards.noRefund }));
  for (const attempt of [1, 2]) {
    const { transaction } = expectSettled(await order.move('REFUND', payment.id));
    expect(transaction).toMatchObject({ status: 'FAILED', key: `${payment.id}:refund:${attempt}` });
  }
  expect(await order.read()).toMatchObject({ paymentStatus: 'PAID' });
  expect((await activities())?.slice(-2)).toEqual(['PAYMENT_REFUND_FAILED', 'PAYMENT_REFUND_FAILED']);
});

test('a chargeback is recorded once', async () => {
  const { transaction, payment } = expectSettled(await order.charge());
  const chargeback = {
    key: 'dispute 1',
    outcome: { status: 'SUCCEEDED', reference: 'dispute 1' },
    begunThere: { type: 'CHARGEBACK', amount: 2963, authorizationKey: transaction.key },
  } as const;
  await order.notify(chargeback, chargeback);
  await order.notify(chargeback);
  expect(await shop.rows('payments')).toMatchObject([{ charged_back: '2963', captured: '2963' }]);
  expect(await order.move('REFUND', payment.id)).toMatchObject({ code: 'PAYMENT_NOT_REFUNDABLE' });
  expect((await activities())?.slice(-1)).toEqual(['CHARGEBACK_CREATED']);
  expect((await shop.events()).filter((each) => each.includes('chargeback'))).toEqual([
    'order_transactions_chargeback_approved',
  ]);
});

test('a bank returns what it took back, and no more', async () => {
  const { transaction, payment } = expectSettled(await order.charge());
  const news = (key: string, type: 'CHARGEBACK' | 'CHARGEBACK_REVERSAL', amount: number) =>
    order.notify({
      key,
      outcome: { status: 'SUCCEEDED', reference: key },
      begunThere: { type, amount, authorizationKey: transaction.key },
    });
  await news('dispute', 'CHARGEBACK', 2000);
  await news('won', 'CHARGEBACK_REVERSAL', 2000);
  await news('won', 'CHARGEBACK_REVERSAL', 2000);
  expect(await balance()).toMatchObject({ chargeback: '20.00', chargebackReversal: '20.00' });
  const { orderTransactions: found } = expectAnswer(
    await shop.staff().call(orderTransactions.listTransactionsForSingleOrder, { orderId: order.orderId }),
  );
  expect(found?.payments?.[0]?.regularPaymentDetails?.chargebacks).toMatchObject([
    { amount: { amount: '20.00' }, status: 'REVERSED', reversalAmount: { amount: '20.00' } },
  ]);
  expect((await activities())?.slice(-2)).toEqual(['CHARGEBACK_CREATED', 'CHARGEBACK_REVERSED']);
  await expect(news('twice', 'CHARGEBACK_REVERSAL', 1)).rejects.toThrow('reversed_within_charged_back');
  expectSettled(await order.move('REFUND', payment.id));
});

test('a notification with a foreign signature is ignored', async () => {
  const { transaction } = expectSettled(await order.charge({ token: cards.asking }));
  const outcome = { status: 'SUCCEEDED', reference: 'forged' } as const;
  const { headers, body } = order.sandbox.notify([{ key: transaction.key, outcome }]);
  const forged = [
    { headers: {}, body },
    { headers: { ...headers, 'x-sandbox-signature': 'f'.repeat(64) }, body },
    { headers, body: body.replace('forged', 'forced') },
  ];
  for (const raw of forged) expect(await order.sandbox.readNotification(raw)).toBeNull();
  const stranger = await placeOrderWithoutCheckout(await openShop(database));
  expect(await order.sandbox.readNotification(stranger.sandbox.notify([]))).toBeNull();
  expect(await stranger.notify({ key: transaction.key, outcome })).toBe(true);
  expect(await order.read()).toMatchObject({ paymentStatus: 'PENDING' });
});

test("a capture cut off by a crash is settled by the bank's answer", async () => {
  const { paymentId } = await hold();
  const providers = await providersOf(order.ctx);
  order.ctx.log.error = () => {};
  // as far as a process gets that ends right before it hears from the bank
  await perform(order.ctx, orderPayable, async (tx) => {
    const payable = await orderPayable.lock(order.ctx, tx, order.orderId);
    if (!payable) throw new Error('there is no such order');
    const begun = await beginMovement(order.ctx, tx, payable, { type: 'CAPTURE', paymentId, amount: 2000 }, providers);
    if (isRefusal(begun)) return begun;
    const ask = async () => {
      await begun.ask();
      throw new Error('nobody is there to hear it');
    };
    return { ...begun, ask };
  });
  expect(await order.move('CAPTURE', paymentId)).toMatchObject({ code: 'PAYMENT_HAS_PENDING_CAPTURE' });
  shop.clock.now = new Date(shop.clock.now.getTime() + 120_000);
  await doDueWork(order.ctx, [resumePayment]);
  await doDueWork(order.ctx, [resumePayment]);
  expect(await order.read()).toMatchObject({ paymentStatus: 'PARTIALLY_PAID' });
});

/** Writes around all rules of the program. */
const write = (statement: (tx: Tx) => { execute: (db: Tx['db']) => Promise<unknown> }) =>
  withSite(order.ctx, (tx) => statement(tx).execute(tx.db));

const addTransaction = (paymentId: string, type: string, amount: number, key: string) =>
  write(
    (tx) => sql`
      insert into payment_transactions (site_id, id, payment_id, type, amount, idempotency_key, created_date)
      values (${tx.siteId}, ${order.ctx.newId()}, ${paymentId}, ${type}, ${amount}, ${key}, ${order.ctx.now()})`,
  );

test('the database itself refuses captures beyond the authorisation, and refunds beyond the captures', async () => {
  const { paymentId } = await hold();
  const add = (type: string, amount: number) => addTransaction(paymentId, type, amount, `${type} ${amount}`);
  await expect(add('CAPTURE', 2964)).rejects.toThrow('captured_within_authorized');
  await expect(add('REFUND', 1)).rejects.toThrow('refunded_within_captured');
  await expect(add('CAPTURE', 0)).rejects.toThrow('check');
  await add('CAPTURE', 2000);
  await add('VOID', 963);
  await expect(add('CAPTURE', 1)).rejects.toThrow('captured_within_authorized');
});

test('money records stay, whoever tries to change them', async () => {
  const { paymentId } = await hold();
  const attempts = [
    sql`update payment_transactions set amount = 1`,
    sql`delete from payment_transactions`,
    sql`update payment_outcomes set status = 'FAILED', failure_code = 'DECLINED'`,
    sql`delete from payment_outcomes`,
  ];
  for (const attempt of attempts) {
    await expect(write(() => attempt)).rejects.toThrow('permission denied');
    await expect(asPlatform('a test tries as the owner', database, (tx) => attempt.execute(tx.db))).rejects.toThrow(
      'is append-only: add a transaction or an outcome that says what happened',
    );
  }
  for (const attempt of [sql`update payments set captured = 0`, sql`delete from payments where id = ${paymentId}`])
    await expect(write(() => attempt)).rejects.toThrow('permission denied');
});
