import { randomUUID } from 'node:crypto';
import { checkouts, giftCards, orderBilling, orders, orderTransactions, payments } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { POST } from '@stoa/server/testing/delivery';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import { cards, expectSettled, placeOrderWithoutCheckout, type UnpaidOrder } from '../paying/paid-order.fixture.ts';

const DECLINED = 'sandbox-4000000000000002';

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

/** A charge that is prepared, with a card. */
async function intent(amount: string, token: string | null = cards.good): Promise<string> {
  const { paymentGatewayOrderId: paymentIntentId = '' } = expectAnswer(
    await shop.staff().call(orders.preparePaymentCollection, { ecomOrderId: order.orderId, amount: { amount } }),
  );
  if (token) expectAnswer(await order.visitor.call(payments.offerCard, { paymentIntentId, paymentToken: token }));
  return paymentIntentId;
}
const charge = (request: object) => shop.staff().call(orderBilling.chargeOrder, { orderId: order.orderId, ...request });
const regular = (paymentIntentId: string, amount: string, more: object = {}) => ({
  regularCharge: { paymentIntentId, amount: { amount }, ...more },
});
const newCard = async () => {
  const { code = '' } = expectAnswer(await shop.staff().call(giftCards.createGiftCard, { amount: '50' }));
  return code;
};
const byCard = (giftCardCode: string, amount: string, more: object = {}) => ({
  giftCards: [{ giftCardCode, amount: { amount }, ...more }],
});

describe('a charge in parts', () => {
  test('is made by a gift card and a bank card together', async () => {
    const code = await newCard();
    const key = randomUUID();
    const request = { ...regular(await intent('19.63'), '19.63'), ...byCard(code, '10'), idempotencyKey: key };
    const { payments: made } = expectAnswer(await charge(request));
    expect(made).toMatchObject([
      { status: 'APPROVED', giftcardPaymentDetails: { voided: false }, chargeCorrelationId: key },
      { status: 'APPROVED', regularPaymentDetails: { offlinePayment: false }, chargeCorrelationId: key },
    ]);
    expect(await order.read()).toMatchObject({ paymentStatus: 'PAID', balanceSummary: { paid: { amount: '29.63' } } });
    expect(await charge(request)).toMatchObject({ code: 'PAYMENT_ALREADY_APPROVED' });
    expect(await shop.rows('sandbox_transactions')).toHaveLength(1);
  });

  test('that the bank declines gives the gift card its money back', async () => {
    const code = await newCard();
    const idempotencyKey = randomUUID();
    const request = { ...regular(await intent('19.63', DECLINED), '19.63'), ...byCard(code, '10'), idempotencyKey };
    const { payments: made } = expectAnswer(await charge(request));
    expect(made).toMatchObject([
      { status: 'VOIDED', voided: { reason: 'OTHER_PAYMENT_FAILURE' }, giftcardPaymentDetails: { voided: true } },
      { status: 'DECLINED', declined: { reason: 'CHARGE_FAILED' } },
    ]);
    expect(await shop.rows('gift_cards')).toMatchObject([{ balance: '5000' }]);
    expect(await order.read()).toMatchObject({
      balanceSummary: { paid: { amount: '0.00' }, balance: { amount: '29.63' } },
    });
    expect(await charge(request)).toMatchObject({ code: 'PAYMENT_ATTEMPT_EXPIRED' });
    expectAnswer(await charge({ ...regular(await intent('29.63'), '29.63') }));
    expect(await order.read()).toMatchObject({ paymentStatus: 'PAID' });
  });

  test('is refused while the same one waits for the buyer', async () => {
    const idempotencyKey = randomUUID();
    const request = { ...regular(await intent('10', cards.asking), '10'), idempotencyKey };
    expect(expectAnswer(await charge(request)).payments).toMatchObject([{ status: 'PENDING' }]);
    expect(await charge(request)).toMatchObject({ code: 'PAYMENT_ALREADY_IN_PROGRESS' });
  });

  test('is refused as a whole, and takes nothing, where a part cannot be made', async () => {
    const code = await newCard();
    const all = regular(await intent('29.63'), '29.63');
    expect(await charge({ ...all, ...byCard(code, '1') })).toMatchObject({ code: 'INVALID_AMOUNT' });
    expect(await charge(byCard('NONE-0000-0000', '1'))).toMatchObject({ code: 'GIFT_CARD_NOT_FOUND' });
    const dollars = { originalCurrency: 'USD', originalAmount: '1', conversionRate: '1' };
    expect(await charge(byCard(code, '1', { currencyConversionInfo: dollars }))).toMatchObject({
      code: 'INVALID_GIFT_CARD_CURRENCY',
    });
    expect(await charge({ ...byCard(code, '1'), ...regular(await intent('1', null), '1') })).toMatchObject({
      code: 'PAYMENT_METHOD_UNAVAILABLE',
    });
    expect(await charge({ regularCharge: { amount: { amount: '1' } } })).toMatchObject({
      code: 'PAYMENT_INTENT_ID_REQUIRED',
    });
    expect(await charge({})).toMatchObject({ violations: [{ field: 'regularCharge' }] });
    const lineItemId = (await order.read())?.lineItems?.[0]?.id ?? '';
    const membership = {
      lineItemId,
      membershipIdentifier: { existingMembership: { appId: randomUUID(), membershipId: 'gold' } },
    };
    expect(await charge({ memberships: [membership] })).toMatchObject({ code: 'MEMBERSHIP_NOT_ELIGIBLE' });
    expect(await shop.rows('gift_cards')).toMatchObject([{ balance: '5000' }]);
    expect(await shop.rows('sandbox_transactions')).toEqual([]);
  });

  test('uses a prepared charge once, and one that waits for its buyer gets a token', async () => {
    const used = await intent('10');
    expectAnswer(await charge(regular(used, '10')));
    expect(await charge(regular(used, '10'))).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
    const { regularChargeResponseToken: token } = expectAnswer(
      await charge({ regularCharge: { delayedCharge: true, amount: { amount: '19.63' } } }),
    );
    const paymentIntentId = token ?? '';
    expectAnswer(await order.visitor.call(payments.offerCard, { paymentIntentId, paymentToken: cards.good }));
    expectAnswer(await charge(regular(paymentIntentId, '19.63')));
    expect(await order.read()).toMatchObject({ paymentStatus: 'PAID' });
  });
});

describe('a prepared charge', () => {
  test('can be changed, and is no more than what is owed', async () => {
    const ecomOrderId = order.orderId;
    const prepare = (amount: string, more: object = {}) =>
      shop.staff().call(orders.preparePaymentCollection, { ecomOrderId, amount: { amount }, ...more });
    expect(await prepare('29.64')).toMatchObject({ code: 'INVALID_AMOUNT' });
    expect(await prepare('0')).toMatchObject({ code: 'INVALID_AMOUNT' });
    const { paymentGatewayOrderId } = expectAnswer(await prepare('10'));
    expect(expectAnswer(await prepare('12', { paymentGatewayOrderId }))).toEqual({ paymentGatewayOrderId });
    expect(await shop.rows('payment_intents')).toMatchObject([{ amount: '1200' }]);
    expect(await prepare('12', { paymentGatewayOrderId: randomUUID() })).toMatchObject({
      code: 'NO_ASSOCIATED_ECOM_ORDER',
    });
    expect(
      await shop.staff().call(orders.preparePaymentCollection, { ecomOrderId: randomUUID(), amount: { amount: '1' } }),
    ).toMatchObject({ code: 'NO_ASSOCIATED_ECOM_ORDER' });
    const all = await shop.staff().call(orders.paymentCollectionCreatePaymentGatewayOrder, { ecomOrderId });
    expectAnswer(all);
    expect((await shop.rows<{ amount: string }>('payment_intents')).map(({ amount }) => amount).toSorted()).toEqual([
      '1200',
      '2963',
    ]);
    expectSettled(await order.charge());
    expect(await prepare('1')).toMatchObject({ code: 'ORDER_ALREADY_PAID' });
    expect(await shop.staff().call(orders.paymentCollectionCreatePaymentGatewayOrder, { ecomOrderId })).toMatchObject({
      code: 'ORDER_ALREADY_PAID',
    });
    expect(
      await order.visitor.call(payments.offerCard, { paymentIntentId: randomUUID(), paymentToken: 'x' }),
    ).toMatchObject({ code: 'PAYMENT_INTENT_NOT_FOUND' });
  });
});

describe('a saved card', () => {
  const authorize = (amount: string, more: object = {}) =>
    shop.staff().call(orderBilling.authorizeChargeWithSavedPaymentMethod, {
      orderId: order.orderId,
      amount: { amount },
      currency: 'EUR',
      delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } },
      ...more,
    });

  test('is charged again only where it was saved', async () => {
    expect(await authorize('10')).toMatchObject({ code: 'NO_SAVED_PAYMENT_METHOD' });
    expectAnswer(await charge(regular(await intent('10'), '10', { savePaymentMethod: true })));
    expect(await authorize('20')).toMatchObject({ code: 'INVALID_AMOUNT' });
    expect(await authorize('1', { currency: 'USD' })).toMatchObject({ code: 'INVALID_CURRENCY' });
    const { payment } = expectAnswer(await authorize('19.63'));
    expect(payment).toMatchObject({
      status: 'AUTHORIZED',
      regularPaymentDetails: { authorizationDetails: { scheduledAction: { actionType: 'CAPTURE' } } },
    });
    expect(await authorize('1')).toMatchObject({ code: 'ORDER_PAID' });
    const books = await shop.rows<{ card: string }>('sandbox_transactions');
    expect(books.map(({ card }) => card)).toEqual([cards.good, cards.good]);
  });
});

describe('memberships', () => {
  test('that programs recorded are given back, once', async () => {
    const lineItemId = (await order.read())?.lineItems?.[0]?.id ?? '';
    const providerAppId = randomUUID();
    const membershipPaymentDetails = { membershipId: 'gold', lineItemId, name: { original: 'Gold' }, providerAppId };
    const { paymentsIds = [] } = expectAnswer(
      await shop.staff().call(orderTransactions.addPayments, {
        orderId: order.orderId,
        payments: [
          { amount: { amount: '10' }, membershipPaymentDetails },
          { amount: { amount: '1' }, regularPaymentDetails: {} },
        ],
      }),
    );
    const [membership = '', other = ''] = paymentsIds;
    const giveBack = (...paymentIds: string[]) =>
      shop.staff().call(orderBilling.voidMemberships, { orderId: order.orderId, paymentIds });
    const identifier = { existingMembership: { appId: providerAppId, membershipId: 'gold' } };
    const again = { memberId: randomUUID(), memberships: [{ lineItemId, membershipIdentifier: identifier }] };
    expect(await shop.staff().call(orderBilling.chargeMemberships, { orderId: order.orderId, ...again })).toMatchObject(
      { code: 'LINE_ITEM_PAID' },
    );
    expect(await giveBack(other)).toMatchObject({ code: 'NOT_MEMBERSHIP_PAYMENT' });
    expect(await giveBack(randomUUID())).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
    expect(await giveBack(membership)).toEqual({});
    expect(await giveBack(membership)).toMatchObject({ code: 'MEMBERSHIP_PAYMENT_NOT_CHARGED' });
    const { orderTransactions: after } = expectAnswer(
      await shop.staff().call(orderTransactions.listTransactionsForSingleOrder, { orderId: order.orderId }),
    );
    expect(after?.payments?.find(({ id }) => id === membership)).toMatchObject({
      status: 'VOIDED',
      membershipPaymentDetails: { status: 'VOIDED', voided: true },
    });
    expect(await shop.staff().call(orderBilling.chargeMemberships, { orderId: order.orderId, ...again })).toMatchObject(
      { code: 'MEMBERSHIP_NOT_ELIGIBLE' },
    );
  });
});

test('a buyer’s card is only held where the checkout asks for that, and the order stands', async () => {
  const visitor = shop.visitor();
  const mug = await shop.add({ name: 'Cup', price: 1000, stock: 5 });
  const shippingInfo = {
    shippingDestination: { address: { country: 'DE' } },
    selectedCarrierServiceOption: { code: POST },
  };
  const { checkout } = expectAnswer(
    await visitor.call(checkouts.createCheckout, {
      lineItems: [mug.line(1)],
      channelType: 'WEB',
      checkoutInfo: { shippingInfo },
    }),
  );
  const { orderId = '' } = expectAnswer(
    await visitor.call(checkouts.createOrderAndCharge, {
      id: checkout?.id ?? '',
      paymentToken: cards.good,
      delayCapture: true,
    }),
  );
  const { order: placed } = expectAnswer(await visitor.call(orders.getOrder, { id: orderId ?? '' }));
  expect(placed).toMatchObject({ status: 'APPROVED', paymentStatus: 'NOT_PAID' });
  expect(placed?.balanceSummary?.authorized?.amount).toBe(placed?.priceSummary?.total?.amount);
});
