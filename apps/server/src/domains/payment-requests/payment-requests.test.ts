import { orderPaymentRequests, orders, paymentRequestPage } from '@stoa/contract';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import { callChecked, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { chargeOrder } from '../orders/index.ts';
import { providersOf, receiveNotification, type Sandbox } from '../payments/index.ts';
import { requestExpires } from './expiry.ts';
import { requestsFollowOrders } from './follow-orders.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database);
});

const CARD = 'sandbox-4242424242424242';
const DECLINED = 'sandbox-4000000000000002';
const ASKING = 'sandbox-4000002760003184';

const staff = () => shop.staff();
/** An order of 29.63 that is to be paid outside. */
const order = async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 50 });
  return (await placeOrder(shop, [mug.line(2)])).id;
};
const ask = (orderId: string, changes: object = {}) =>
  staff().call(orderPaymentRequests.createOrderPaymentRequest, {
    orderPaymentRequest: { orderId, title: 'Rest', amount: { amount: '10.00' }, ...changes },
  });
const asked = async (orderId: string, changes: object = {}) => {
  const { orderPaymentRequest, orderPaymentRequestUrl = '' } = expectAnswer(await ask(orderId, changes));
  return { id: orderPaymentRequest?.id ?? '', token: orderPaymentRequestUrl.split('/').at(-1) ?? '' };
};
const pay = (token: string, paymentToken = CARD) =>
  shop.visitor().call(paymentRequestPage.payPaymentRequest, { token, paymentToken });
const open = async (token: string) =>
  expectAnswer(await shop.visitor().call(paymentRequestPage.openPaymentRequest, { token })).request;
const statusOf = async (id: string) =>
  expectAnswer(await staff().call(orderPaymentRequests.getOrderPaymentRequest, { orderPaymentRequestId: id }))
    .orderPaymentRequest?.status;
const balanceOf = async (id: string) =>
  expectAnswer(await staff().call(orders.getOrder, { id })).order?.balanceSummary?.balance?.amount;
const voided = (orderPaymentRequestId: string) =>
  staff().call(orderPaymentRequests.voidOrderPaymentRequest, { orderPaymentRequestId });

test('a request without a title has one in the language of whoever reads it', async () => {
  const { id, token } = await asked(await order(), { title: undefined });
  expect(await open(token)).toMatchObject({ title: 'Payment for order 10001' });
  const german = { ...shop.visitor().ctx, site: { ...shop.site, language: 'de' } };
  const answer = await callChecked(german, paymentRequestPage.openPaymentRequest, { token });
  expect(expectAnswer(answer).request).toMatchObject({ title: 'Zahlung für Bestellung 10001' });
  const known = await staff().call(orderPaymentRequests.getOrderPaymentRequest, { orderPaymentRequestId: id });
  expect(expectAnswer(known).orderPaymentRequest).toMatchObject({ title: 'Payment for order 10001' });
});

test('whoever has the link pays a part of the order, once', async () => {
  const orderId = await order();
  const { id, token } = await asked(orderId);
  expect(await open(token)).toMatchObject({
    state: 'UNPAID',
    title: 'Rest',
    amount: { amount: '10.00' },
    methods: ['card'],
  });
  expect(await pay(token)).toMatchObject({ outcome: 'PAID' });
  expect(await statusOf(id)).toBe('PAID');
  expect(await balanceOf(orderId)).toBe('19.63');
  expect(await pay(token)).toMatchObject({ code: 'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST' });
  expect(await balanceOf(orderId)).toBe('19.63');
  expect((await shop.events()).filter((type) => type.startsWith('order_payment_request'))).toEqual([
    'order_payment_request_created',
    'order_payment_request_paid',
  ]);
});

test('of payments at once, one is made', async () => {
  const orderId = await order();
  const { token } = await asked(orderId);
  const outcomes = await Promise.all([pay(token), pay(token), pay(token)]);
  expect(outcomes.filter((one) => 'outcome' in one && one.outcome === 'PAID')).toHaveLength(1);
  expect(await balanceOf(orderId)).toBe('19.63');
});

test('a declined card leaves the request open', async () => {
  const { id, token } = await asked(await order());
  expect(await pay(token, DECLINED)).toMatchObject({ outcome: 'DECLINED' });
  expect(await statusOf(id)).toBe('UNPAID');
  expect(await pay(token)).toMatchObject({ outcome: 'PAID' });
});

test('a bank may ask the buyer, and nothing else happens to the request until they answer', async () => {
  const { id, token } = await asked(await order());
  const asking = expectAnswer(await pay(token, ASKING));
  expect(asking.outcome).toBe('ACTION_REQUIRED');
  expect(await pay(token)).toMatchObject({ code: 'PAYMENT_IN_PROGRESS' });
  expect(await voided(id)).toMatchObject({ code: 'PAYMENT_IN_PROGRESS' });
  const paymentId = new URL(asking.actionUrl ?? '').searchParams.get('payment') ?? '';
  const answer = (approved: string, given = token) =>
    shop.visitor().call(paymentRequestPage.answerBank, { token: given, paymentId, approved });
  const other = await asked(await order());
  expect(await answer('yes', other.token)).toMatchObject({ code: 'ORDER_PAYMENT_REQUEST_NOT_FOUND' });
  expect(await answer('yes')).toMatchObject({ outcome: 'PAID' });
  expect(await answer('no')).toMatchObject({ outcome: 'PAID' });
  expect(await statusOf(id)).toBe('PAID');
});

test('a payment that succeeds once the buyer has left pays its request, also where the order was paid in part before', async () => {
  const orderId = await order();
  await chargeOrder(staff().ctx, orderId, { method: 'card', amount: 500, token: CARD });
  const { id, token } = await asked(orderId);
  const { actionUrl } = expectAnswer(await pay(token, ASKING));
  const paymentId = new URL(actionUrl ?? '').searchParams.get('payment') ?? '';
  const made = await shop.rows<{ payment_id: string; idempotency_key: string }>('payment_transactions');
  const key = made.find(({ payment_id }) => payment_id === paymentId)?.idempotency_key ?? '';
  const { ctx } = staff();
  const bank = (await providersOf(ctx)).serving('card') as Sandbox;
  const outcome = await bank.answer(key, true);
  await receiveNotification(ctx, bank.accountId ?? '', bank.notify([{ key, outcome }]));
  expect(await statusOf(id)).toBe('UNPAID');
  // the request has not heard of it, and is paid all the same
  expect(await pay(token)).toMatchObject({ code: 'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST' });
  expect(await voided(id)).toMatchObject({ code: 'CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST' });
  await handOnEvents(ctx, [requestsFollowOrders]);
  expect(await statusOf(id)).toBe('PAID');
  expect(await balanceOf(orderId)).toBe('14.63');
});

test('a request expires on its day, and one of the past is born expired', async () => {
  const orderId = await order();
  const past = await asked(orderId, { expirationDate: '2026-03-01T00:00:00.000Z' });
  expect(await statusOf(past.id)).toBe('EXPIRED');
  const { id, token } = await asked(orderId, { expirationDate: '2026-03-05T00:00:00.000Z' });
  shop.clock.now = new Date('2026-03-05T00:00:01.000Z');
  expect((await open(token))?.state).toBe('EXPIRED');
  expect(await pay(token)).toMatchObject({ code: 'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST' });
  await doDueWork(staff().ctx, [requestExpires]);
  expect(await statusOf(id)).toBe('EXPIRED');
  expect(await voided(id)).toMatchObject({ code: 'CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST' });
  expect(await balanceOf(orderId)).toBe('29.63');
});

test('a void request is not paid; void twice is void', async () => {
  const { id, token } = await asked(await order());
  expectAnswer(await voided(id));
  expectAnswer(await voided(id));
  expect(await pay(token)).toMatchObject({ code: 'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST' });
  expect((await open(token))?.state).toBe('VOIDED');
});

test('no more is paid than is owed', async () => {
  const orderId = await order();
  const { token } = await asked(orderId, { amount: { amount: '20.00' } });
  await chargeOrder(staff().ctx, orderId, { method: 'offline', amount: 1500 });
  expect((await open(token))?.state).toBe('SETTLED');
  expect(await pay(token)).toMatchObject({ code: 'INVALID_AMOUNT' });
});

test('only open requests change, and never their amount', async () => {
  const { id, token } = await asked(await order());
  const update = (changes: object) =>
    staff().call(orderPaymentRequests.updateOrderPaymentRequest, { orderPaymentRequest: { id, ...changes } });
  expectAnswer(await update({ title: 'Engraving' }));
  expect((await open(token))?.title).toBe('Engraving');
  expect(await update({ amount: { amount: '1.00' } })).toMatchObject({
    code: 'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT',
  });
  await pay(token);
  expect(await update({ title: 'x' })).toMatchObject({ code: 'CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST' });
  const remove = () => staff().call(orderPaymentRequests.deleteOrderPaymentRequest, { orderPaymentRequestId: id });
  expect(await remove()).toMatchObject({ code: 'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST' });
});

test('wrong requests are refused', async () => {
  const orderId = await order();
  expect(await ask(crypto.randomUUID())).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await ask(orderId, { amount: { amount: '0' } })).toMatchObject({ refused: 'invalid' });
  expect(await ask(orderId, { amount: { amount: '1.001' } })).toMatchObject({ refused: 'invalid' });
  const { results } = expectAnswer(
    await staff().call(orderPaymentRequests.bulkCreateOrderPaymentRequests, {
      orderPaymentRequests: [
        { orderId, title: 'A', amount: { amount: '1' } },
        { orderId: crypto.randomUUID(), title: 'B', amount: { amount: '1' } },
      ],
    }),
  );
  expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false]);
});

test('a link cannot be made up, and leads nowhere on another site', async () => {
  const { token } = await asked(await order());
  const wrong = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
  expect(await pay(wrong)).toMatchObject({ code: 'ORDER_PAYMENT_REQUEST_NOT_FOUND' });
  const other = await openShop(database);
  const answer = await other.visitor().call(paymentRequestPage.openPaymentRequest, { token });
  expect(answer).toMatchObject({ code: 'ORDER_PAYMENT_REQUEST_NOT_FOUND' });
});
