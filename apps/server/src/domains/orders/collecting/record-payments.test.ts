import { randomUUID } from 'node:crypto';
import { orders, orderTransactions } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import type { PaymentStatus } from '../../payments/index.ts';
import { expectSettled, placeOrderWithoutCheckout, type UnpaidOrder } from '../paying/paid-order.fixture.ts';

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

const collectability = async () =>
  expectAnswer(await shop.staff().call(orders.getPaymentCollectabilityStatus, { ecomOrderId: order.orderId }));
const list = async () =>
  expectAnswer(await shop.staff().call(orderTransactions.listTransactionsForSingleOrder, { orderId: order.orderId }))
    .orderTransactions;
const add = (...payments: object[]) =>
  shop.staff().call(orderTransactions.addPayments, { orderId: order.orderId, payments });
const regular = (status: PaymentStatus, amount = '29.63', details: object = {}) => ({
  amount: { amount },
  status,
  regularPaymentDetails: details,
});
const types = async () => (await order.read())?.activities?.map(({ type }) => type);

describe('money that the merchant received', () => {
  test('all of what is owed is marked as paid, once', async () => {
    expect(await collectability()).toEqual({
      status: 'COLLECTABLE',
      amount: { amount: '29.63', formattedAmount: '€29.63' },
      authorizationSupported: true,
      customAmountSupported: true,
    });
    const ecomOrderId = order.orderId;
    const paid = expectAnswer(
      await shop.staff().call(orders.paymentCollectionMarkOrderAsPaid, {
        ecomOrderId,
        userDefinedPaymentMethodName: { predefined: 'CASH' },
      }),
    );
    expect(paid.order).toMatchObject({ paymentStatus: 'PAID', balanceSummary: { balance: { amount: '0.00' } } });
    expect(await types()).toEqual(['ORDER_PLACED', 'ORDER_PAID']);
    expect(await list()).toMatchObject({
      payments: [
        {
          status: 'APPROVED',
          amount: { amount: '29.63' },
          regularPaymentDetails: {
            offlinePayment: true,
            providerTransactionId: null,
            paymentMethodName: { userDefinedName: { predefined: 'CASH' } },
          },
        },
      ],
      refunds: [],
    });
    expect(await shop.staff().call(orders.paymentCollectionMarkOrderAsPaid, { ecomOrderId })).toMatchObject({
      code: 'ORDER_ALREADY_PAID',
    });
    expect((await collectability()).status).toBe('NONCOLLECTABLE_ORDER_IS_PAID');
  });

  test('a part of it is recorded, and no more than is owed', async () => {
    const { orderId } = order;
    const record = (amount: string) =>
      shop.staff().call(orders.recordManuallyCollectedPayment, { orderId, amount: { amount } });
    for (const amount of ['29.64', '0', '1.001'])
      expect(await record(amount)).toMatchObject({ code: 'INVALID_AMOUNT' });
    expectAnswer(await record('10'));
    expect(await order.read()).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { balance: { amount: '19.63' } },
    });
    expect(await record('19.64')).toMatchObject({ code: 'INVALID_AMOUNT' });
    expectAnswer(await record('19.63'));
    expect(await order.read()).toMatchObject({ paymentStatus: 'PAID' });
    expect(await record('0.01')).toMatchObject({ code: 'ORDER_ALREADY_PAID' });
  });

  test('several orders are marked as paid, each for itself', async () => {
    const other = await placeOrderWithoutCheckout(shop);
    expectSettled(await other.charge());
    const ecomOrderIds = [order.orderId, other.orderId, randomUUID(), 'no id'];
    const { results, bulkActionMetadata } = expectAnswer(
      await shop.staff().call(orders.paymentCollectionBulkMarkOrdersAsPaid, { ecomOrderIds }),
    );
    expect(results).toMatchObject([
      { itemMetadata: { success: true, originalIndex: 0 }, item: { paymentStatus: 'PAID' } },
      { itemMetadata: { success: false, error: { code: 'ORDER_ALREADY_PAID' } } },
      { itemMetadata: { success: false, error: { code: 'ORDER_NOT_FOUND' } } },
      { itemMetadata: { success: false, error: { code: 'ORDER_NOT_FOUND' } } },
    ]);
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 3, undetailedFailures: 0 });
  });

  test('after a chargeback nothing is collected', async () => {
    const { transaction } = expectSettled(await order.charge({ amount: 1000 }));
    await order.notify({
      key: 'dispute',
      outcome: { status: 'SUCCEEDED', reference: 'dispute' },
      begunThere: { type: 'CHARGEBACK', amount: 1000, authorizationKey: transaction.key },
    });
    expect((await collectability()).status).toBe('NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS');
    const ecomOrderId = order.orderId;
    expect(await shop.staff().call(orders.paymentCollectionMarkOrderAsPaid, { ecomOrderId })).toMatchObject({
      code: 'ORDER_HAS_CHARGEBACKS',
    });
    expect(await order.read()).toMatchObject({ balanceSummary: { chargeback: { amount: '10.00' } } });
  });
});

describe('payments that programs report', () => {
  test.each([
    ['APPROVED', 'PAID'],
    ['PENDING', 'PENDING'],
    ['PENDING_MERCHANT', 'PENDING_MERCHANT'],
    ['AUTHORIZED', 'NOT_PAID'],
    ['VOIDED', 'CANCELED'],
    ['DECLINED', 'DECLINED'],
    ['CANCELED', 'CANCELED'],
    ['REFUNDED', 'FULLY_REFUNDED'],
  ] as [PaymentStatus, string][])('one that is %s makes the order %s', async (status, ofOrder) => {
    const { orderTransactions: after, paymentsIds } = expectAnswer(await add(regular(status)));
    expect(after?.payments).toMatchObject([{ id: paymentsIds?.[0], status }]);
    expect(await order.read()).toMatchObject({ paymentStatus: ofOrder });
    expect((await shop.rows<{ payment_status: string }>('orders'))[0]?.payment_status).toBe(ofOrder);
  });

  test('nobody knows how much of a partly refunded one went back', async () => {
    expect(await add(regular('APPROVED', '1'), regular('PARTIALLY_REFUNDED'))).toMatchObject({
      code: 'STATUS_NOT_ALLOWED',
    });
    expect(await shop.rows('payments')).toEqual([]);
  });

  test('they keep what is said of them', async () => {
    const providerAppId = randomUUID();
    const lineItemId = (await order.read())?.lineItems?.[0]?.id ?? '';
    const { orderTransactions: after } = expectAnswer(
      await add(
        {
          ...regular('APPROVED', '10', {
            gatewayTransactionId: 'gateway 1',
            providerTransactionId: 'provider 1',
            creditCardDetails: { lastFourDigits: '4242', brand: 'Visa' },
          }),
          createdDate: '2026-01-02T03:04:05.000Z',
          refundDisabled: true,
        },
        {
          amount: { amount: '9.63' },
          giftcardPaymentDetails: { giftCardPaymentId: 'card 1', appId: providerAppId, obfuscatedCode: '***4HCE' },
        },
        {
          amount: { amount: '10' },
          membershipPaymentDetails: { membershipId: 'gold', lineItemId, name: { original: 'Gold' }, providerAppId },
        },
      ),
    );
    expect(after?.payments).toMatchObject([
      {
        createdDate: '2026-01-02T03:04:05.000Z',
        refundDisabled: true,
        regularPaymentDetails: {
          gatewayTransactionId: 'gateway 1',
          providerTransactionId: 'provider 1',
          creditCardDetails: { lastFourDigits: '4242', brand: 'Visa' },
        },
      },
      { status: 'APPROVED', giftcardPaymentDetails: { giftCardPaymentId: 'card 1', obfuscatedCode: '***4HCE' } },
      { status: 'APPROVED', membershipPaymentDetails: { status: 'CHARGED', name: { original: 'Gold' }, lineItemId } },
    ]);
    expect(await order.read()).toMatchObject({ paymentStatus: 'PAID' });
  });

  test.each([
    [{ amount: { amount: '0' }, regularPaymentDetails: {} }, 'payments.0.amount.amount'],
    [{ amount: { amount: '1.001' }, regularPaymentDetails: {} }, 'payments.0.amount.amount'],
    [{ amount: { amount: '999999999999' }, regularPaymentDetails: {} }, 'payments.0.amount.amount'],
    [{ ...regular('APPROVED'), createdDate: '2099-01-01T00:00:00.000Z' }, 'payments.0.createdDate'],
  ])('what cannot be is named: %o', async (payment, field) => {
    expect(await add(payment)).toMatchObject({ violations: [{ field }] });
  });

  const moves: [PaymentStatus, PaymentStatus, boolean][] = [
    ['PENDING', 'APPROVED', true],
    ['PENDING', 'DECLINED', true],
    ['PENDING', 'REFUNDED', false],
    ['PENDING_MERCHANT', 'PENDING', true],
    ['PENDING_MERCHANT', 'APPROVED', true],
    ['AUTHORIZED', 'APPROVED', true],
    ['AUTHORIZED', 'VOIDED', true],
    ['AUTHORIZED', 'REFUNDED', false],
    ['APPROVED', 'REFUNDED', true],
    ['APPROVED', 'APPROVED', true],
    ['APPROVED', 'PENDING', false],
    ['APPROVED', 'PARTIALLY_REFUNDED', false],
    ['REFUNDED', 'APPROVED', false],
    ['DECLINED', 'APPROVED', false],
    ['VOIDED', 'APPROVED', false],
  ];
  test.each(moves)('from %s to %s: %s', async (from, to, isAllowed) => {
    const { paymentsIds = [] } = expectAnswer(await add(regular(from)));
    const paymentId = paymentsIds[0] ?? '';
    const { orderId } = order;
    const moved = await shop.staff().call(orderTransactions.updatePaymentStatus, { orderId, paymentId, status: to });
    if (isAllowed) expect(expectAnswer(moved).orderTransactions?.payments).toMatchObject([{ status: to }]);
    else expect(moved).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    expect((await list())?.payments?.[0]?.status).toBe(isAllowed ? to : from);
  });

  test('what a provider of the site moved, only the provider can change', async () => {
    const { payment } = expectSettled(await order.charge());
    const update = { orderId: order.orderId, paymentId: payment.id, status: 'REFUNDED' as const };
    expect(await shop.staff().call(orderTransactions.updatePaymentStatus, update)).toMatchObject({
      code: 'STATUS_NOT_ALLOWED',
    });
    const { results } = expectAnswer(
      await shop.staff().call(orderTransactions.bulkUpdatePaymentStatuses, {
        paymentAndOrderIds: [
          { orderId: order.orderId, paymentId: payment.id },
          { orderId: randomUUID(), paymentId: 'x' },
        ],
        status: 'REFUNDED',
        returnFullEntity: true,
      }),
    );
    expect(results).toMatchObject([
      { itemMetadata: { id: payment.id, success: false, error: { code: 'STATUS_NOT_ALLOWED' } } },
      { itemMetadata: { success: false, error: { code: 'ORDER_NOT_FOUND' } } },
    ]);
  });

  test('what is known of them is corrected, without their money', async () => {
    const { paymentsIds = [] } = expectAnswer(await add(regular('PENDING')));
    const [id = ''] = paymentsIds;
    const correct = (payment: object, fieldMask: string) =>
      shop
        .staff()
        .call(orderTransactions.updatePayments, { orderId: order.orderId, payments: [{ payment, fieldMask }] });
    const { orderTransactions: after } = expectAnswer(
      await correct(
        { id, status: 'APPROVED', regularPaymentDetails: { providerTransactionId: 'late' }, amount: { amount: '99' } },
        'status,regularPaymentDetails.providerTransactionId',
      ),
    );
    expect(after?.payments).toMatchObject([
      { status: 'APPROVED', amount: { amount: '29.63' }, regularPaymentDetails: { providerTransactionId: 'late' } },
    ]);
    expect(await correct({ id: randomUUID(), status: 'APPROVED' }, 'status')).toMatchObject({
      code: 'PAYMENT_NOT_FOUND',
    });
  });

  test('they are announced with the whole ledger', async () => {
    const before = (await shop.events()).length;
    expectAnswer(await add(regular('APPROVED')));
    expect((await shop.events()).slice(before)).toContain('order_transactions_details_updated');
  });
});
