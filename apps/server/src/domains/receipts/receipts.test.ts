import { randomUUID } from 'node:crypto';
import { orderTransactions, receipts } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import { bytesOf, pagesOf } from '@stoa/server/testing/pdf';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { openReceipt } from './receipts.ts';

let database: Database;
let shop: Shop;
let orderId: string;
let buyer: Customer;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await shop?.services.pdfs.stop();
  await database?.close();
});
beforeEach(async () => {
  shop = await openShop(database);
  const mug = await shop.add({ name: 'Tasse „Groß“', price: 1000, stock: 50 });
  ({ id: orderId, buyer } = await placeOrder(shop, [mug.line(3)]));
});

const pay = async (payment: object): Promise<string> => {
  const answer = await shop.staff().call(orderTransactions.addPayments, { orderId, payments: [payment] });
  return expectAnswer(answer).paymentsIds?.[0] ?? '';
};
const byHand = (amount: string, more: object = {}) => ({
  amount: { amount },
  regularPaymentDetails: { offlinePayment: true, ...more },
});
const link = (paymentId: string, id = orderId, from = shop) =>
  from.staff().call(receipts.linkToReceipt, { orderId: id, paymentId });
const tokenOf = async (paymentId: string) =>
  expectAnswer(await link(paymentId))
    .url?.split('/')
    .at(-1) ?? '';
const print = async (paymentId: string): Promise<string> => {
  const answer = await openReceipt(shop.visitor().ctx, { token: await tokenOf(paymentId) });
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return (await pagesOf(await bytesOf(answer as FileAnswer))).join(' ').replace(/\s+/g, ' ');
};

test('a receipt says what was received, when and how, and what is left to pay', async () => {
  const card = { creditCardDetails: { brand: 'VISA', lastFourDigits: '4242' } };
  const page = await print(await pay(byHand('12.34', card)));
  for (const part of ['Receipt for order 10001', 'Amount received', '€12.34', 'VISA •••• 4242', '3', 'Tasse „Groß“'])
    expect(page).toContain(part);
  expect(page).toContain('Still to pay');
  expect(page).not.toContain('Given back');
});

test('money that went back is on it, as it is by now', async () => {
  const paymentId = await pay(byHand('5.00'));
  const status = 'REFUNDED';
  expectAnswer(await shop.staff().call(orderTransactions.updatePaymentStatus, { orderId, paymentId, status }));
  expect(await print(paymentId)).toContain('Given back €5.00');
});

test('what was not received has no receipt', async () => {
  expect(await link(await pay({ ...byHand('5.00'), status: 'PENDING' }))).toMatchObject({ code: 'NOTHING_RECEIVED' });
  expect(await link(randomUUID())).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
  expect(await link(randomUUID(), randomUUID())).toMatchObject({ code: 'ORDER_NOT_FOUND' });
});

test('a link opens for an hour, on its own site alone', async () => {
  const paymentId = await pay(byHand('5.00'));
  const token = await tokenOf(paymentId);
  const other = await openShop(database);
  expect(await link(paymentId, orderId, other)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await openReceipt(other.visitor().ctx, { token })).toMatchObject({ code: 'RECEIPT_NOT_FOUND' });
  expect(await openReceipt(shop.visitor().ctx, { token: 'made-up' })).toMatchObject({ code: 'RECEIPT_NOT_FOUND' });
  shop.clock.now = new Date(shop.clock.now.getTime() + 61 * 60_000);
  expect(await openReceipt(shop.visitor().ctx, { token })).toMatchObject({ code: 'RECEIPT_NOT_FOUND' });
});

test('buyers find the receipts of their own orders, and nobody else does', async () => {
  await pay(byHand('5.00'));
  await pay({ ...byHand('7.00'), status: 'PENDING' });
  const list = (by: Customer) => by.call(receipts.listReceiptsOfOrder, { orderId });
  for (const reader of [buyer, shop.staff()])
    expect(await list(reader)).toMatchObject({ receipts: [{ amount: { amount: '5.00' } }] });
  expect(await list(shop.visitor())).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  const other = await openShop(database);
  expect(await list(other.staff())).toMatchObject({ code: 'ORDER_NOT_FOUND' });
});
