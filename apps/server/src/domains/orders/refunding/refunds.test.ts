import { randomUUID } from 'node:crypto';
import { giftCards, orderBilling, orders, orderTransactions } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import { mailTask } from '../../../platform/mail/mail-queue.ts';
import { cards, expectSettled, placeOrderWithoutCheckout, type UnpaidOrder } from '../paying/paid-order.fixture.ts';

let database: Database;
let shop: Shop;
let order: UnpaidOrder;
let mugs: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database);
  order = await placeOrderWithoutCheckout(shop);
  mugs = (await order.read())?.lineItems?.[0]?.id ?? '';
});

const refund = (request: object) =>
  shop.staff().call(orderBilling.refundPayments, { orderId: order.orderId, paymentRefunds: [], ...request });
const refundability = async () =>
  expectAnswer(await shop.staff().call(orderBilling.getOrderRefundability, { orderId: order.orderId }));
const calculate = (refundItems: object) =>
  shop.staff().call(orderBilling.calculateRefund, { orderId: order.orderId, refundItems });
const paid = async (token = cards.good, amount?: number) =>
  expectSettled(await order.charge({ token, ...(amount && { amount }) })).payment.id;
const price = (amount: string) => expect.objectContaining({ amount });
const stock = async () => {
  const rows = await shop.rows<{ quantity: number | null }>('inventory_items');
  return rows.map(({ quantity }) => quantity);
};

describe('a refund by a provider', () => {
  test('gives back a part for an item, which goes back into stock, and tells the buyer', async () => {
    const paymentId = await paid();
    const before = await stock();
    const events = (await shop.events()).length;
    const answer = expectAnswer(
      await refund({
        paymentRefunds: [{ paymentId, amount: { amount: '10.00' } }],
        refundItems: { lineItems: [{ lineItemId: mugs, quantity: 1 }] },
        sideEffects: { restock: { lineItems: [{ lineItemId: mugs, quantity: 1 }] } },
        customerReason: 'Broken',
      }),
    );
    expect(answer.refund).toMatchObject({
      transactions: [{ paymentId, amount: price('10.00'), refundStatus: 'SUCCEEDED', externalRefund: false }],
      details: { reason: 'Broken', lineItems: [{ lineItemId: mugs, quantity: 1 }], shippingIncluded: false },
      summary: { requestedRefund: price('10.00'), refunded: price('10.00'), pending: false },
    });
    expect(answer.orderTransactions).toMatchObject({ payments: [{ status: 'PARTIALLY_REFUNDED' }] });
    expect(await order.read()).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      lineItems: [{ refundQuantity: 1, restockQuantity: 1 }],
      balanceSummary: { refunded: price('10.00') },
    });
    const sum = (rows: (number | null)[]) => rows.reduce((total: number, each) => total + (each ?? 0), 0);
    expect(sum(await stock())).toBe(sum(before) + 1);
    expect((await shop.events()).slice(events)).toEqual(
      expect.arrayContaining(['order_transactions_details_updated', 'order_transactions_refund_completed']),
    );
    expect((await order.read())?.activities?.map(({ type }) => type)).toEqual([
      'ORDER_PLACED',
      'ORDER_PAID',
      'REFUND_INITIATED',
      'PAYMENT_REFUNDED',
    ]);
  });

  test('more than the payment is refused, and so is another one of all of it', async () => {
    const paymentId = await paid();
    const all = { paymentRefunds: [{ paymentId }] };
    for (const amount of ['29.64', '0'])
      expect(await refund({ paymentRefunds: [{ paymentId, amount: { amount } }] })).toMatchObject({
        code: 'INVALID_PAYMENT_REFUND_AMOUNT',
      });
    expect(await refund({ paymentRefunds: [{ paymentId, amount: { amount: '1.001' } }] })).toMatchObject({
      violations: [{ field: 'paymentRefunds.0.amount.amount' }],
    });
    expectAnswer(await refund(all));
    expect(await order.read()).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' });
    expect(await refund(all)).toMatchObject({
      code: 'PAYMENT_NOT_REFUNDABLE',
      data: { paymentId, nonRefundableReason: 'ALREADY_REFUNDED' },
    });
    expect(await refund({ paymentRefunds: [{ paymentId: randomUUID() }] })).toMatchObject({
      code: 'PAYMENT_NOT_FOUND',
    });
  });

  test.each([
    [{ lineItems: [{ lineItemId: randomUUID(), quantity: 1 }] }, 'LINE_ITEM_NOT_FOUND'],
    [{ additionalFees: [{ additionalFeeId: randomUUID() }] }, 'ADDITIONAL_FEE_NOT_FOUND'],
    [{ shipping: { amount: { amount: '100' } } }, 'INVALID_SHIPPING_REFUND_AMOUNT'],
  ])('of what is not there is refused: %o', async (refundItems, code) => {
    const paymentId = await paid();
    const refused = await refund({ paymentRefunds: [{ paymentId }], refundItems });
    expect(refused).toMatchObject({ code });
    expect(await shop.rows('order_refunds')).toEqual([]);
  });

  test('counts items and what goes back into stock', async () => {
    const paymentId = await paid();
    const part = { paymentRefunds: [{ paymentId, amount: { amount: '1' } }] };
    const items = (quantity: number) => ({ refundItems: { lineItems: [{ lineItemId: mugs, quantity }] } });
    const restock = (quantity: number) => ({
      sideEffects: { restock: { lineItems: [{ lineItemId: mugs, quantity }] } },
    });
    expect(await refund({ ...part, ...items(3) })).toMatchObject({ code: 'INVALID_LINE_ITEM_REFUND_QUANTITY' });
    expect(await refund({ ...part, ...items(1), ...restock(2) })).toMatchObject({
      code: 'INVALID_LINE_ITEM_RESTOCK_QUANTITY',
    });
    expect(await refund({ ...part, ...restock(1) })).toMatchObject({ code: 'INVALID_LINE_ITEM_RESTOCK_QUANTITY' });
    expectAnswer(await refund({ ...part, ...items(2) }));
    expect(await refund({ ...part, ...items(1) })).toMatchObject({ code: 'INVALID_LINE_ITEM_REFUND_QUANTITY' });
    expect((await refundability()).lineItems).toEqual([
      { lineItemId: mugs, originalQuantity: 2, refundedQuantity: 2, availableRefundQuantity: 0 },
    ]);
  });

  test('that fails gives nothing back, restocks nothing and can be repeated', async () => {
    const paymentId = await paid(cards.noRefund);
    const before = await stock();
    const request = {
      paymentRefunds: [{ paymentId, amount: { amount: '10' } }],
      refundItems: { lineItems: [{ lineItemId: mugs, quantity: 2 }] },
      sideEffects: {
        restock: { lineItems: [{ lineItemId: mugs, quantity: 2 }] },
        notifications: { sendCustomerEmail: true },
      },
    };
    for (const _attempt of [1, 2]) {
      const { refund: refunded } = expectAnswer(await refund(request));
      expect(refunded).toMatchObject({
        transactions: [{ refundStatus: 'FAILED', refundStatusInfo: { description: expect.any(String) } }],
        summary: { failedRefundAmount: price('10.00'), refunded: price('0.00') },
      });
    }
    expect(await stock()).toEqual(before);
    expect(await order.read()).toMatchObject({ paymentStatus: 'PAID' });
    expect((await shop.events()).filter((each) => each === 'order_transactions_refund_completed')).toHaveLength(2);
  });

  test('that takes its time blocks others, and ends once', async () => {
    const paymentId = await paid(cards.slow);
    const part = { paymentRefunds: [{ paymentId, amount: { amount: '10' } }] };
    const { refund: begun } = expectAnswer(await refund(part));
    expect(begun).toMatchObject({ transactions: [{ refundStatus: 'STARTED' }], summary: { pending: true } });
    expect(await refund(part)).toMatchObject({
      code: 'PAYMENT_NOT_REFUNDABLE',
      data: { nonRefundableReason: 'PENDING_REFUND' },
    });
    expect((await refundability()).paymentsSummary).toMatchObject({
      monetary: { refundPending: price('10.00'), maxRefund: price('0.00') },
    });
    const [row] = (await shop.rows<{ type: string; idempotency_key: string }>('payment_transactions')).filter(
      ({ type }) => type === 'REFUND',
    );
    const key = row?.idempotency_key ?? '';
    const outcome = await order.sandbox.answer(key, true);
    await order.notify({ key, outcome }, { key, outcome });
    expect((await shop.events()).filter((each) => each === 'order_transactions_refund_completed')).toHaveLength(1);
    expect(await order.read()).toMatchObject({ balanceSummary: { refunded: price('10.00') } });
  });
});

describe('a refund outside', () => {
  test('is recorded at once, or waits for somebody to say so', async () => {
    const { payment } = expectSettled(await order.charge({ method: 'offline', token: '' }));
    const paymentId = payment.id;
    expect(await refund({ paymentRefunds: [{ paymentId }] })).toMatchObject({ code: 'EXTERNAL_REFUND_EXPECTED' });
    const external = (amount: string, refundStatus = 'SUCCEEDED') =>
      refund({
        paymentRefunds: [{ paymentId, amount: { amount }, externalRefund: true, externalRefundInfo: { refundStatus } }],
      });
    expect(expectAnswer(await external('10')).refund).toMatchObject({
      transactions: [{ refundStatus: 'SUCCEEDED', externalRefund: true, providerRefundId: null }],
    });
    const { refund: waiting } = expectAnswer(await external('5', 'PENDING'));
    expect(waiting).toMatchObject({ summary: { pending: true, pendingRefund: price('5.00') } });
    expect(await external('1')).toMatchObject({ code: 'PAYMENT_NOT_REFUNDABLE' });
    const update = (refundStatus: string, more: object = {}) =>
      shop.staff().call(orderTransactions.updateRefundTransaction, {
        orderId: order.orderId,
        refundId: waiting?.id ?? '',
        transaction: { paymentId, refundStatus: refundStatus as 'FAILED', ...more },
        fieldMask: 'paymentId,refundStatus,providerRefundId',
      });
    const { orderTransactions: after } = expectAnswer(await update('SUCCEEDED', { providerRefundId: 'transfer 7' }));
    expect(after?.refunds?.find(({ id }) => id === waiting?.id)).toMatchObject({
      transactions: [{ refundStatus: 'SUCCEEDED', providerRefundId: 'transfer 7' }],
    });
    expect(await update('FAILED')).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    expect(await shop.rows('sandbox_transactions')).toEqual([]);
  });
});

describe('a refund of several payments', () => {
  test('goes to each as named, and ends with the last', async () => {
    const first = await paid(cards.good, 1000);
    const { payment } = expectSettled(await order.charge({ method: 'offline', token: '' }));
    const { refund: refunded } = expectAnswer(
      await refund({
        paymentRefunds: [
          { paymentId: first, amount: { amount: '7' } },
          { paymentId: payment.id, externalRefund: true },
        ],
      }),
    );
    expect(refunded?.summary).toMatchObject({ refunded: price('26.63'), pending: false });
    expect((await shop.events()).filter((each) => each === 'order_transactions_refund_completed')).toHaveLength(1);
    expect(await refund({ paymentRefunds: [{ paymentId: first }, { paymentId: first }] })).toMatchObject({
      code: 'INVALID_PAYMENT_REFUND_AMOUNT',
    });
  });

  test('gives gift cards everything back, or nothing', async () => {
    const { code = '' } = expectAnswer(await shop.staff().call(giftCards.createGiftCard, { amount: '50' }));
    const redeem = (amount: string, giftCardCode = code) =>
      shop.staff().call(orderBilling.redeemGiftCard, {
        orderId: order.orderId,
        giftCardCode,
        amount: { amount },
        currency: 'EUR',
      });
    expect(await redeem('10', 'NONE-0000-0000')).toMatchObject({ code: 'GIFT_CARD_NOT_FOUND' });
    expect(await redeem('30')).toMatchObject({ code: 'INVALID_AMOUNT' });
    const { payment } = expectAnswer(await redeem('10'));
    const paymentId = payment?.id ?? '';
    expect(payment).toMatchObject({ status: 'APPROVED', amount: price('10.00') });
    expect(await redeem('10')).toMatchObject({ code: 'GIFT_CARD_ALREADY_APPLIED' });
    expect(await order.read()).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { balance: price('19.63') },
    });
    const card = await paid();
    expect(await order.read()).toMatchObject({ paymentStatus: 'PAID' });
    expect(await refund({ paymentRefunds: [{ paymentId, amount: { amount: '9' } }] })).toMatchObject({
      code: 'INVALID_PAYMENT_REFUND_AMOUNT',
    });
    expect((await refundability()).payments).toMatchObject([{ refundable: true }, { refundable: true }]);
    const { orderTransactions: after } = expectAnswer(
      await refund({ paymentRefunds: [{ paymentId: card }, { paymentId }] }),
    );
    expect(after?.payments).toMatchObject([
      { id: paymentId, status: 'VOIDED' },
      { id: card, status: 'REFUNDED' },
    ]);
    expect(await order.read()).toMatchObject({
      paymentStatus: 'FULLY_REFUNDED',
      balanceSummary: { refunded: price('29.63'), paid: price('29.63') },
    });
    expect(await shop.rows('gift_cards')).toMatchObject([{ balance: '5000' }]);
    expect(await redeem('1')).toMatchObject({ code: 'ORDER_PAID' });
  });
});

describe('what items come to', () => {
  test('is their share of everything, and all parts together are the order', async () => {
    await paid();
    const one = expectAnswer(await calculate({ lineItems: [{ lineItemId: mugs, quantity: 1 }] }));
    const two = expectAnswer(await calculate({ lineItems: [{ lineItemId: mugs, quantity: 2 }], shipping: {} }));
    expect(one).toMatchObject({ available: true, calculatedRefundItems: { lineItems: [{ item: { quantity: 1 } }] } });
    expect(Number(one.summary?.total?.amount)).toBeGreaterThan(0);
    expect(two.summary).toMatchObject({ total: price('29.63') });
    expect((await refundability()).shipping).toMatchObject({ refundedAmount: price('0.00') });
  });

  test('is unknown where something is not there, and everything that is wrong is named', async () => {
    const other = randomUUID();
    const { notAvailable } = expectAnswer(
      await calculate({
        lineItems: [
          { lineItemId: other, quantity: 1 },
          { lineItemId: mugs, quantity: 9 },
        ],
        shipping: { amount: { amount: '999' } },
      }),
    );
    expect(notAvailable?.errors).toMatchObject([
      { lineItem: { lineItemId: other }, error: { applicationError: { code: 'LINE_ITEM_NOT_FOUND' } } },
      { lineItem: { quantity: 9 }, error: { applicationError: { code: 'INVALID_LINE_ITEM_REFUND_QUANTITY' } } },
      { shipping: {}, error: { applicationError: { code: 'INVALID_SHIPPING_REFUND_AMOUNT' } } },
    ]);
  });
});

test('the older calls refund one payment, and say the same in their own words', async () => {
  const paymentId = await paid();
  const ecomOrderId = order.orderId;
  expect(expectAnswer(await shop.staff().call(orders.getRefundabilityStatus, { ecomOrderId }))).toMatchObject({
    refundabilities: [{ paymentId, refundabilityStatus: 'REFUNDABLE' }],
  });
  const trigger = (payment: object, more: object = {}) =>
    shop.staff().call(orders.triggerRefund, { ecomOrderId, payments: [{ paymentId, ...payment }], ...more });
  expect(await trigger({ amount: { amount: '99' } })).toMatchObject({ code: 'INVALID_AMOUNT' });
  expect(await trigger({ paymentId: randomUUID() })).toMatchObject({ code: 'PAYMENTS_NOT_FOUND' });
  const before = await stock();
  const refunded = expectAnswer(
    await trigger(
      {},
      {
        details: { items: [{ lineItemId: mugs, quantity: 2 }], shippingIncluded: true, reason: 'Sorry' },
        sideEffects: { restockInfo: { type: 'ALL_ITEMS' }, sendOrderRefundedEmail: true },
      },
    ),
  );
  expect(refunded.orderTransactions?.refunds).toMatchObject([
    { id: refunded.refundId, details: { shippingIncluded: true, reason: 'Sorry' } },
  ]);
  expect(refunded.failedPaymentIds).toEqual([]);
  const sum = (rows: (number | null)[]) => rows.reduce((total: number, each) => total + (each ?? 0), 0);
  expect(sum(await stock())).toBe(sum(before) + 2);
  expect(await trigger({})).toMatchObject({ code: 'REFUND_NOT_AVAILABLE' });
  expect(expectAnswer(await shop.staff().call(orders.getRefundabilityStatus, { ecomOrderId }))).toMatchObject({
    refundabilities: [{ refundabilityStatus: 'NOT_REFUNDABLE', nonRefundableReason: 'ALREADY_REFUNDED' }],
  });
});

test('the buyer is told of a refund only where the shop wants it', async () => {
  const withMail = await placeOrderWithoutCheckout(shop, 'ada@example.com');
  const mails = async () =>
    (await shop.rows<{ kind: string; input: { subject: string; text: string } }>('tasks'))
      .filter(({ kind }) => kind === mailTask.name)
      .filter(({ input }) => input.subject.startsWith('Refund'));
  const { payment } = expectSettled(await withMail.charge());
  const part = (more: object) =>
    shop.staff().call(orderBilling.refundPayments, {
      orderId: withMail.orderId,
      paymentRefunds: [{ paymentId: payment.id, amount: { amount: '5' } }],
      ...more,
    });
  expectAnswer(await part({}));
  expect(await mails()).toEqual([]);
  expectAnswer(
    await part({
      customerReason: 'Late',
      sideEffects: { notifications: { sendCustomerEmail: true, customMessage: 'We are sorry.' } },
    }),
  );
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.input.text).toMatch(/€5\.00[\s\S]*We are sorry\.[\s\S]*Late/);
});
