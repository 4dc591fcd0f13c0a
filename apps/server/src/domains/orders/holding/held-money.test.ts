import { randomUUID } from 'node:crypto';
import { checkoutSettings, orderBilling, orders, orderTransactions, payments, type Request } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { cards, expectSettled, placeOrderWithoutCheckout, type UnpaidOrder } from '../paying/paid-order.fixture.ts';
import { settleHeldMoney } from './scheduled-action.ts';

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

const hold = async (token = cards.good) => expectSettled(await order.charge({ capture: 'LATER', token })).payment.id;
const capture = (...captures: { paymentId: string; amount?: { amount: string } }[]) =>
  shop.staff().call(orderBilling.captureAuthorizedPayments, { orderId: order.orderId, payments: captures });
const release = (...paymentIds: string[]) =>
  shop.staff().call(orderBilling.voidAuthorizedPayments, { orderId: order.orderId, paymentIds });
const wait = async (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
  await doDueWork(order.ctx, [settleHeldMoney]);
};
const authorization = async () => {
  const { orderId } = order;
  const { orderTransactions: found } = expectAnswer(
    await shop.staff().call(orderTransactions.listTransactionsForSingleOrder, { orderId }),
  );
  return found?.payments?.[0]?.regularPaymentDetails?.authorizationDetails;
};

describe('money that is held', () => {
  test('is captured in part, once, and the bank releases the rest', async () => {
    const paymentId = await hold();
    expect(await capture({ paymentId, amount: { amount: '29.64' } })).toMatchObject({ code: 'INVALID_AMOUNT' });
    const { orderTransactions: after } = expectAnswer(await capture({ paymentId, amount: { amount: '20' } }));
    expect(after?.payments).toMatchObject([
      {
        status: 'APPROVED',
        regularPaymentDetails: {
          authorizationDetails: {
            delayedCapture: true,
            captures: [{ status: 'SUCCEEDED', amount: { amount: '20.00' } }],
          },
        },
      },
    ]);
    expect(await order.read()).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { authorized: { amount: '0.00' }, balance: { amount: '9.63' } },
    });
    expect(await capture({ paymentId })).toMatchObject({ code: 'PAYMENT_ALREADY_CAPTURED' });
    expect(await release(paymentId)).toMatchObject({ code: 'PAYMENT_ALREADY_CAPTURED' });
  });

  test('is released, once', async () => {
    const paymentId = await hold();
    const { orderTransactions: after } = expectAnswer(await release(paymentId));
    expect(after?.payments).toMatchObject([
      {
        status: 'VOIDED',
        voided: { reason: 'MERCHANT_REQUEST' },
        regularPaymentDetails: { authorizationDetails: { void: { status: 'SUCCEEDED', reason: 'MANUAL' } } },
      },
    ]);
    expect(await release(paymentId)).toMatchObject({ code: 'PAYMENT_ALREADY_VOIDED' });
    expect(await capture({ paymentId })).toMatchObject({ code: 'PAYMENT_ALREADY_VOIDED' });
  });

  test('of several payments is settled together, or not at all', async () => {
    const first = expectSettled(await order.charge({ capture: 'LATER', amount: 1000 })).payment.id;
    const second = expectSettled(await order.charge({ capture: 'LATER', amount: 500 })).payment.id;
    expect(await capture({ paymentId: first }, { paymentId: randomUUID() })).toMatchObject({
      code: 'PAYMENT_NOT_FOUND',
    });
    expect(await capture({ paymentId: first }, { paymentId: first })).toMatchObject({
      violations: [{ field: 'payments.1' }],
    });
    expect(await order.read()).toMatchObject({ balanceSummary: { authorized: { amount: '15.00' } } });
    expectAnswer(await capture({ paymentId: first }, { paymentId: second }));
    expect(await order.read()).toMatchObject({ balanceSummary: { paid: { amount: '15.00' } } });
  });

  test('is not where the merchant or another system has the money', async () => {
    const { payment } = expectSettled(await order.charge({ method: 'offline', token: '' }));
    expect(await capture({ paymentId: payment.id })).toMatchObject({ code: 'PAYMENT_NOT_AUTHORIZED' });
    const ecomOrderId = order.orderId;
    expect(
      await shop.staff().call(orders.captureAuthorizedPayments, { ecomOrderId, payments: [{ paymentId: payment.id }] }),
    ).toMatchObject({ code: 'NOT_REGULAR_ONLINE_PAYMENT' });
    expect(
      await shop.staff().call(orders.voidAuthorizedPayments, { ecomOrderId, paymentIds: [payment.id] }),
    ).toMatchObject({ code: 'PAYMENT_NOT_AUTHORIZED' });
  });

  test('stays held where the bank refuses the capture', async () => {
    const paymentId = await hold(cards.noCapture);
    const { orderTransactions: after } = expectAnswer(await capture({ paymentId }));
    expect(after?.payments).toMatchObject([
      {
        status: 'AUTHORIZED',
        regularPaymentDetails: {
          authorizationDetails: { captures: [{ status: 'FAILED', failureDetails: { failureCode: 'REFUSED' } }] },
        },
      },
    ]);
  });
});

type Settings = NonNullable<Request<typeof orders.preparePaymentCollection>['delayedCaptureSettings']>;

describe('what is planned', () => {
  /** Prepares a charge, gives the card, and charges it. */
  const charge = async (delayedCaptureSettings?: Settings) => {
    const ecomOrderId = order.orderId;
    const staff = shop.staff();
    const { paymentGatewayOrderId: paymentIntentId = '' } = expectAnswer(
      await staff.call(orders.preparePaymentCollection, {
        ecomOrderId,
        amount: { amount: '29.63' },
        ...(delayedCaptureSettings ? { delayedCaptureSettings } : { delayedCapture: true }),
      }),
    );
    expectAnswer(await order.visitor.call(payments.offerCard, { paymentIntentId, paymentToken: cards.good }));
    return expectAnswer(
      await staff.call(orderBilling.chargeOrder, {
        orderId: ecomOrderId,
        regularCharge: { paymentIntentId, amount: { amount: '29.63' } },
      }),
    ).payments?.[0];
  };

  test.each([
    ['MINUTES', 30, 30 * MINUTE_MS],
    ['HOURS', 2, 2 * HOUR_MS],
    ['DAYS', 3, 72 * HOUR_MS],
  ] as const)('after %s the money is captured, exactly once', async (unit, count, ms) => {
    const payment = await charge({ scheduledAction: 'CAPTURE', delayDuration: { count, unit } });
    expect(payment).toMatchObject({
      status: 'AUTHORIZED',
      regularPaymentDetails: {
        authorizationDetails: {
          scheduledAction: {
            actionType: 'CAPTURE',
            executionDate: new Date(shop.clock.now.getTime() + ms).toISOString(),
          },
        },
      },
    });
    await wait(ms - 1000);
    expect(await order.read()).toMatchObject({ paymentStatus: 'NOT_PAID' });
    await wait(1000);
    await wait(HOUR_MS);
    expect(await order.read()).toMatchObject({ paymentStatus: 'PAID' });
    const made = await shop.rows<{ type: string }>('payment_transactions');
    expect(made.filter(({ type }) => type === 'CAPTURE')).toHaveLength(1);
  });

  test('the money is released, and the reason is known', async () => {
    await charge({ scheduledAction: 'VOID', delayDuration: { count: 1, unit: 'DAYS' } });
    await wait(24 * HOUR_MS);
    expect(await authorization()).toMatchObject({ void: { status: 'SUCCEEDED', reason: 'SCHEDULED' } });
  });

  test('somebody who decides before decides', async () => {
    const payment = await charge({ scheduledAction: 'CAPTURE', delayDuration: { count: 1, unit: 'DAYS' } });
    expectAnswer(await release(payment?.id ?? ''));
    await wait(24 * HOUR_MS);
    expect(await order.read()).toMatchObject({
      balanceSummary: { paid: { amount: '0.00' }, authorized: { amount: '0.00' } },
    });
  });

  test.each([
    [true, 'PAID'],
    [false, 'CANCELED'],
  ])('after seven days the settings decide: %s', async (captureBeforeExpiryEnabled, paymentStatus) => {
    const staff = shop.staff();
    expectAnswer(
      await staff.call(checkoutSettings.updateCheckoutSettings, {
        checkoutSettings: { checkoutFields: { captureBeforeExpiryEnabled } },
      }),
    );
    await charge();
    await wait(7 * 24 * HOUR_MS - 1000);
    expect(await order.read()).toMatchObject({ paymentStatus: 'NOT_PAID' });
    await wait(1000);
    expect(await order.read()).toMatchObject({ paymentStatus });
  });
});
