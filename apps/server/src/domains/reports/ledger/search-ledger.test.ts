import { text } from 'node:stream/consumers';
import { checkouts, orderBilling, orders, orderTransactions, paymentLedger } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import type { FileAnswer } from '../../../platform/file-answer.ts';
import { exportLedger } from './search-ledger.ts';

let database: Database;
let shop: Shop;
let paidId: string;
let paidNumber: string;
const HOUR_MS = 3_600_000;
const later = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + HOUR_MS);
};

/** One order is paid by card after a declined one, and partly refunded; another is marked as paid. */
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database, {}, { tax: null });
  const song = await shop.add({ name: 'Song', price: 2490, isDigital: true });
  const begin = async (email: string) => {
    const visitor = shop.visitor();
    const billingInfo = { address: { country: 'DE' }, contactDetails: { firstName: 'Eve', lastName: 'Lee' } };
    const checkoutInfo = { buyerInfo: { email }, billingInfo };
    const { checkout } = expectAnswer(
      await visitor.call(checkouts.createCheckout, { lineItems: [song.line(1)], channelType: 'WEB', checkoutInfo }),
    );
    return { visitor, id: checkout?.id ?? '' };
  };
  const ann = await begin('ann@example.com');
  const charge = (paymentToken: string) =>
    ann.visitor.call(checkouts.createOrderAndCharge, { id: ann.id, paymentToken });
  await charge('sandbox-4000000000000002');
  later();
  paidId = expectAnswer(await charge('sandbox-4242424242424242')).orderId ?? '';
  paidNumber = expectAnswer(await shop.staff().call(orders.getOrder, { id: paidId })).order?.number ?? '';
  later();
  const paymentId = await approved();
  expectAnswer(
    await shop.staff().call(orderBilling.refundPayments, {
      orderId: paidId,
      paymentRefunds: [{ paymentId, amount: { amount: '5.00' } }],
    }),
  );
  later();
  const bob = await begin('bob@example.com');
  const { orderId } = expectAnswer(await bob.visitor.call(checkouts.createOrder, { id: bob.id }));
  expectAnswer(await shop.staff().call(orders.paymentCollectionMarkOrderAsPaid, { ecomOrderId: orderId }));
});
afterAll(() => database?.close());

/** The payment that succeeded. */
async function approved(): Promise<string> {
  const { orderTransactions: found } = expectAnswer(
    await shop.staff().call(orderTransactions.listTransactionsForSingleOrder, { orderId: paidId }),
  );
  const payment = found?.payments?.find(({ regularPaymentDetails }) => regularPaymentDetails?.status === 'APPROVED');
  return payment?.id ?? '';
}

async function entries(request: object) {
  const found = expectAnswer(await shop.staff().call(paymentLedger.searchLedger, request)).entries ?? [];
  return found.map(({ kind, status, amount, buyerEmail }) => [kind, status, amount, buyerEmail]);
}

test('each movement of money is listed once, the latest first', async () => {
  expect(await entries({})).toEqual([
    ['PAYMENT', 'SUCCEEDED', '24.90', 'bob@example.com'],
    ['REFUND', 'SUCCEEDED', '5.00', 'ann@example.com'],
    ['PAYMENT', 'SUCCEEDED', '24.90', 'ann@example.com'],
    ['PAYMENT', 'FAILED', '24.90', 'ann@example.com'],
  ]);
});

test.each([
  [{ type: 'REFUND' }, ['REFUND']],
  [{ status: 'FAILED' }, ['PAYMENT']],
  [{ provider: 'offline' }, ['PAYMENT']],
  [{ provider: 'sandbox' }, ['REFUND', 'PAYMENT', 'PAYMENT']],
  [{ createdDate: { $lt: '2026-03-02T10:30:00Z' } }, ['PAYMENT']],
  [{ currency: 'USD' }, []],
])('filter %j', async (filter, kinds) => {
  expect((await entries({ query: { filter } })).map(([kind]) => kind)).toEqual(kinds);
});

test('words find the movements of an order, and a reference those of its payment', async () => {
  const emails = async (words: string) => new Set((await entries({ text: words })).map(([, , , email]) => email));
  expect(await emails(paidNumber)).toEqual(new Set(['ann@example.com']));
  expect(await emails('bob@example.com')).toEqual(new Set(['bob@example.com']));
  const all = expectAnswer(await shop.staff().call(paymentLedger.searchLedger, {})).entries ?? [];
  const { reference } = all.find(({ kind, provider }) => kind === 'PAYMENT' && provider === 'sandbox') ?? {};
  expect(await emails(reference ?? '')).toEqual(new Set(['ann@example.com']));
  expect(await emails('nobody')).toEqual(new Set());
});

test('pages follow by their cursors, with the same words', async () => {
  const query = { cursorPaging: { limit: 2 } };
  const first = expectAnswer(await shop.staff().call(paymentLedger.searchLedger, { query, text: 'ann@example.com' }));
  expect(first.entries).toHaveLength(2);
  const cursor = first.pagingMetadata?.cursors?.next;
  const next = { query: { cursorPaging: { limit: 2, cursor } } };
  expect(await entries({ ...next, text: 'ann@example.com' })).toEqual([
    ['PAYMENT', 'FAILED', '24.90', 'ann@example.com'],
  ]);
  expect(await shop.staff().call(paymentLedger.searchLedger, next)).toMatchObject({ refused: 'invalid' });
});

test('other fields and values are refused by name', async () => {
  expect(
    await shop.staff().call(paymentLedger.searchLedger, { query: { filter: { colour: 'red', type: 'GIFT' } } }),
  ).toMatchObject({ violations: [{ field: 'query.filter.colour' }, { field: 'query.filter.type' }] });
});

test('the file has each of them, with what went back as negative amounts', async () => {
  const { file } = (await exportLedger(shop.staff().ctx, { filter: {}, text: '' })) as FileAnswer;
  const [header = '', ...lines] = (await text(file.content)).trimEnd().split('\r\n');
  expect(header).toMatch(/^\uFEFFDate,Kind,Status,Amount,Currency,Order,/);
  expect(lines.map((line) => line.split(',').slice(1, 5))).toEqual([
    ['PAYMENT', 'SUCCEEDED', '24.90', 'EUR'],
    ['REFUND', 'SUCCEEDED', '-5.00', 'EUR'],
    ['PAYMENT', 'SUCCEEDED', '24.90', 'EUR'],
    ['PAYMENT', 'FAILED', '24.90', 'EUR'],
  ]);
});
