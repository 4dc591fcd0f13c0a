/** The money of orders, as programs of others collect and record it. */
import type { TestServer } from '@stoa/server/testing/server';
import { orderBilling, orders, orderTransactions } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf, readyCheckout } from './buying.ts';
import { MISSING, newVisitor, refusalOf, startShop } from './public-clients.ts';

let shop: TestServer;
let line: Lines;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

const newApp = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { orderBilling, orders, orderTransactions },
  });

/** A call of an older program, for which the public client has no function. */
async function call(method: string, address: string, body?: object) {
  const answer = await fetch(`${shop.url}${address}`, {
    method,
    headers: { authorization: shop.site.apiKey, 'wix-site-id': shop.site.id, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const refused = (code: string, status: number) => ({ status, body: { details: { applicationError: { code } } } });

const GOOD_CARD = 'sandbox-4242424242424242';

/** An order of two mugs, to be paid outside. */
async function newOrder(): Promise<string> {
  const visitor = newVisitor(shop);
  const { orderId } = await visitor.checkout.createOrder(await readyCheckout(visitor, line('stoneware-mug', 2)));
  return orderId ?? '';
}

test('an order says whether money can be collected, and is marked as paid', async () => {
  const { orders: client } = newApp();
  const id = await newOrder();
  const total = (await client.getOrder(id)).priceSummary?.total?.amount;
  expect(await client.getPaymentCollectabilityStatus(id)).toMatchObject({
    status: 'COLLECTABLE',
    amount: { amount: total },
  });
  const { body } = await call('POST', `/payments-collector/v1/payments-collector/orders/${id}/mark-as-paid`, {
    userDefinedPaymentMethodName: { custom: 'Cheque in the post' },
  });
  expect(body).toMatchObject({ order: { id, paymentStatus: 'PAID' } });
  expect(await client.getPaymentCollectabilityStatus(id)).toMatchObject({ status: 'NONCOLLECTABLE_ORDER_IS_PAID' });
  expect(await call('POST', `/ecom/v1/payments-collector/orders/${id}/mark-as-paid`, {})).toMatchObject(
    refused('ORDER_ALREADY_PAID', 428),
  );
});

test('parts are recorded, and several orders are marked as paid at once', async () => {
  const id = await newOrder();
  const manual = (amount: string) =>
    call('POST', `/v1/payments-collector/orders/${id}/manual-payment`, { amount: { amount } });
  expect(await manual('10')).toMatchObject({ status: 200, body: {} });
  expect(await manual('10000')).toMatchObject(refused('INVALID_AMOUNT', 400));
  expect(await call('POST', '/v1/bulk/payments-collector/mark-as-paid', { ecomOrderIds: [id, MISSING] })).toMatchObject(
    {
      body: {
        results: [
          { itemMetadata: { id, success: true }, item: { paymentStatus: 'PAID' } },
          { itemMetadata: { success: false, error: { code: 'ORDER_NOT_FOUND' } } },
        ],
        bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
      },
    },
  );
  expect(await manual('1')).toMatchObject(refused('ORDER_ALREADY_PAID', 428));
});

test('payments that were made elsewhere are recorded, listed and corrected', async () => {
  const { orderTransactions: client, orders: ofOrders } = newApp();
  const [id, other] = [await newOrder(), await newOrder()];
  const { orderTransactions: after, paymentsIds = [] } = await client.addPayments(id, [
    { amount: { amount: '10.00' }, status: 'PENDING', regularPaymentDetails: { providerTransactionId: 'psp 1' } },
  ]);
  const [paymentId = ''] = paymentsIds;
  expect(after?.payments).toMatchObject([
    { _id: paymentId, status: 'PENDING', regularPaymentDetails: { providerTransactionId: 'psp 1' } },
  ]);
  await client.updatePaymentStatus({ orderId: id, paymentId }, { status: 'APPROVED' });
  expect((await ofOrders.getOrder(id)).paymentStatus).toBe('PARTIALLY_PAID');
  expect(await refusalOf(client.updatePaymentStatus({ orderId: id, paymentId }, { status: 'PENDING' }))).toEqual([
    'STATUS_NOT_ALLOWED',
    428,
  ]);
  const { results } = await client.bulkUpdatePaymentStatuses([{ orderId: id, paymentId }], {
    status: 'REFUNDED',
    returnFullEntity: true,
  });
  expect(results).toMatchObject([{ itemMetadata: { success: true }, item: { status: 'REFUNDED' } }]);
  const { orderTransactions: listed = [] } = await client.listTransactionsForMultipleOrders([other, id, MISSING]);
  expect(listed.map(({ orderId }) => orderId)).toEqual([other, id]);
  expect(
    await call('POST', `/ecom/v1/payments/orders/${id}/update-payments`, {
      payments: [{ payment: { id: paymentId, refundDisabled: true }, fieldMask: 'refundDisabled' }],
    }),
  ).toMatchObject({ body: { orderTransactions: { payments: [{ refundDisabled: true }] } } });
});

/** Charges a card for all of an order, in the two steps of the client, and holds the money where that is asked for. */
async function charge(orderId: string, { isHeld = false, isSaved = false } = {}): Promise<string> {
  const { orders: ofOrders, orderBilling: billing } = newApp();
  const { amount } = await ofOrders.getPaymentCollectabilityStatus(orderId);
  const { paymentGatewayOrderId: paymentIntentId } = await ofOrders.preparePaymentCollection(
    orderId,
    { amount: amount?.amount ?? '' },
    isHeld ? { delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } } } : {},
  );
  await call('POST', `/stoa/v1/payment-intents/${paymentIntentId}/card`, { paymentToken: GOOD_CARD });
  const { payments } = await billing.chargeOrder(orderId, {
    regularCharge: { paymentIntentId, amount: { amount: amount?.amount ?? '' }, savePaymentMethod: isSaved },
    idempotencyKey: paymentIntentId,
  });
  return payments?.[0]?._id ?? '';
}

test('a card is charged once for a key, refunded in part for an item, and again until nothing is left', async () => {
  const { orderBilling: billing, orders: ofOrders } = newApp();
  const orderId = await newOrder();
  const paymentId = await charge(orderId);
  const order = await ofOrders.getOrder(orderId);
  expect(order.paymentStatus).toBe('PAID');
  const lineItemId = order.lineItems?.[0]?._id ?? '';
  const refundItems = { lineItems: [{ lineItemId, quantity: 1 }] };
  const { summary, available } = await billing.calculateRefund(orderId, { refundItems });
  expect(available).toBe(true);
  const amount = summary?.total?.amount ?? '';
  const { refund, orderTransactions: after } = await billing.refundPayments(orderId, {
    paymentRefunds: [{ paymentId, amount: { amount } }],
    refundItems,
    customerReason: 'Broken',
    sideEffects: {
      restock: { lineItems: [{ lineItemId, quantity: 1 }] },
      notifications: { sendCustomerEmail: true },
    },
  });
  expect(refund).toMatchObject({
    transactions: [{ paymentId, refundStatus: 'SUCCEEDED', amount: { amount } }],
    details: { reason: 'Broken' },
    summary: { pending: false },
  });
  expect(after?.payments).toMatchObject([{ status: 'PARTIALLY_REFUNDED' }]);
  const state = await billing.getOrderRefundability(orderId);
  expect(state).toMatchObject({
    payments: [{ refundable: true, payment: { paymentId } }],
    lineItems: [{ lineItemId, refundedQuantity: 1, availableRefundQuantity: 1 }],
  });
  expect(
    await refusalOf(billing.refundPayments(orderId, { paymentRefunds: [{ paymentId, amount: { amount: '9999' } }] })),
  ).toEqual(['INVALID_PAYMENT_REFUND_AMOUNT', 400]);
  expect(await call('GET', `/ecom/v1/payments-collector/orders/${orderId}/refundability`)).toMatchObject({
    body: { refundabilities: [{ paymentId, refundabilityStatus: 'REFUNDABLE' }] },
  });
  expect(
    await call('POST', `/ecom/v1/payments-collector/orders/${orderId}/trigger-refund`, { payments: [{ paymentId }] }),
  ).toMatchObject({ status: 200, body: { orderTransactions: { payments: [{ status: 'REFUNDED' }] } } });
  expect(
    await call('POST', `/ecom/v1/payments-collector/orders/${orderId}/trigger-refund`, { payments: [{ paymentId }] }),
  ).toMatchObject(refused('REFUND_NOT_AVAILABLE', 428));
  expect((await ofOrders.getOrder(orderId)).paymentStatus).toBe('FULLY_REFUNDED');
});

test('held money is captured in part, or released', async () => {
  const { orderBilling: billing, orders: ofOrders } = newApp();
  const [captured, released, older] = [await newOrder(), await newOrder(), await newOrder()];
  const paymentId = await charge(captured, { isHeld: true });
  const { orderTransactions: after } = await billing.captureAuthorizedPayments(captured, {
    payments: [{ paymentId, amount: { amount: '10' } }],
  });
  expect(after?.payments).toMatchObject([
    {
      regularPaymentDetails: {
        authorizationDetails: { captures: [{ status: 'SUCCEEDED', amount: { amount: '10.00' } }] },
      },
    },
  ]);
  expect(await refusalOf(billing.captureAuthorizedPayments(captured, { payments: [{ paymentId }] }))).toEqual([
    'PAYMENT_ALREADY_CAPTURED',
    428,
  ]);
  const held = await charge(released, { isHeld: true });
  await billing.voidAuthorizedPayments(released, { paymentIds: [held] });
  expect(await refusalOf(billing.voidAuthorizedPayments(released, { paymentIds: [held] }))).toEqual([
    'PAYMENT_ALREADY_VOIDED',
    428,
  ]);
  const olderPayment = await charge(older, { isHeld: true });
  await ofOrders.captureAuthorizedPayments(older, [{ paymentId: olderPayment }]);
  expect(await refusalOf(ofOrders.voidAuthorizedPayments(older, [olderPayment]))).toEqual([
    'PAYMENT_ALREADY_CAPTURED',
    428,
  ]);
});

test('a saved card is charged again, and what the site does not have is refused', async () => {
  const { orderBilling: billing, orders: ofOrders } = newApp();
  const orderId = await newOrder();
  const delayedCaptureSettings = { scheduledAction: 'VOID' as const };
  expect(
    await refusalOf(
      billing.authorizeChargeWithSavedPaymentMethod(orderId, {
        amount: { amount: '1' },
        currency: 'EUR',
        delayedCaptureSettings,
      }),
    ),
  ).toEqual(['NO_SAVED_PAYMENT_METHOD', 428]);
  expect(
    await refusalOf(
      billing.redeemGiftCard(orderId, { giftCardCode: 'NONE-0000-0000', amount: { amount: '1' }, currency: 'EUR' }),
    ),
  ).toEqual(['GIFT_CARD_NOT_FOUND', 404]);
  const lineItemId = (await ofOrders.getOrder(orderId)).lineItems?.[0]?._id ?? '';
  const membershipIdentifier = { existingMembership: { appId: MISSING, membershipId: 'gold' } };
  expect(
    await refusalOf(
      billing.chargeMemberships(orderId, { memberId: MISSING, memberships: [{ lineItemId, membershipIdentifier }] }),
    ),
  ).toEqual(['MEMBERSHIP_NOT_ELIGIBLE', 428]);
  const older = {
    memberId: MISSING,
    membershipCharges: [
      {
        membershipId: 'gold',
        appId: MISSING,
        membershipName: { original: 'Gold' },
        catalogReference: { appId: MISSING, catalogItemId: MISSING },
        rootCatalogItemId: MISSING,
        lineItemId,
      },
    ],
  };
  expect(await call('POST', `/ecom/v1/payments-collector/orders/${orderId}/charge-membership`, older)).toMatchObject(
    refused('MEMBERSHIP_NOT_ELIGIBLE', 428),
  );
  expect(
    await call('POST', '/ecom/v1/order-billing/void-memberships', { orderId, paymentIds: [MISSING] }),
  ).toMatchObject(refused('PAYMENT_NOT_FOUND', 404));
  expect(
    await call('POST', `/ecom/v1/payments/orders/${orderId}/update-refund-transaction`, { refundId: MISSING }),
  ).toMatchObject(refused('REFUND_NOT_FOUND', 404));
  const { body } = await call('POST', `/ecom/v1/payments-collector/orders/${orderId}/create-payment-gateway-order`, {});
  expect(body.paymentGatewayOrderId).toEqual(expect.any(String));
});
