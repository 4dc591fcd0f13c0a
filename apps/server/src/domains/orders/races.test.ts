// Simultaneous events on a server, as the embedded database has one connection and so no races.

import {
  checkouts,
  coupons,
  currentCart,
  discountRules,
  giftCards,
  orderBilling,
  orderFulfillments,
  orders,
  payments,
} from '@stoa/contract';
import { CARD, cardIssuer } from '@stoa/server/testing/card-issuer';
import { POST } from '@stoa/server/testing/delivery';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { placeOrder } from '@stoa/server/testing/orders';
import { STORES_APP } from '@stoa/server/testing/products';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { asPlatform, type Database } from '../../platform/db/index.ts';
import { resumePayment } from '../payments/index.ts';
import { cards, expectSettled, placeOrderWithoutCheckout } from './paying/paid-order.fixture.ts';

let database: Database;
let shop: Shop;
onPostgres((opened) => {
  database = opened;
});
beforeEach(async () => {
  shop = await openShop(database);
});

const shippingInfo = {
  shippingDestination: { address: { country: 'DE' } },
  selectedCarrierServiceOption: { code: POST },
};
const ann = { address: { country: 'DE' }, contactDetails: { firstName: 'Ann', lastName: 'Lee' } };
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

async function checkOut(customer: Customer, lineItems: object[], codes: object = {}) {
  const answer = await customer.call(checkouts.createCheckout, {
    lineItems,
    channelType: 'WEB',
    checkoutInfo: { shippingInfo },
    ...codes,
  });
  return expectAnswer(answer).checkout?.id;
}

test('first items added at the same time share one cart', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const answers = await Promise.all(
    times(8, () => visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] })),
  );
  for (const answer of answers) expectAnswer(answer);
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject({
    cart: { revision: '8', lineItems: [{ quantity: 8 }] },
  });
  expect(await shop.rows('carts')).toHaveLength(1);
});

test('checkouts of one cart created at the same time are one', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  const answers = await Promise.all(
    times(6, () => visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' })),
  );
  expect(new Set(answers.map((answer) => expectAnswer(answer).checkoutId)).size).toBe(1);
});

test('of simultaneous orders at a price that has risen, none is placed before the buyer knows', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const specificItemsInfo = {
    scopes: [{ id: 'all', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: STORES_APP } }],
  };
  const half = { targetType: 'SPECIFIC_ITEMS', discountType: 'PERCENTAGE', percentage: 50, specificItemsInfo };
  const end = new Date(shop.clock.now.getTime() + 60_000).toISOString();
  const discountRule = { name: 'Today', discounts: { values: [half] }, activeTimeInfo: { end } };
  expectAnswer(await shop.staff().call(discountRules.createDiscountRule, { discountRule }));
  const id = await checkOut(visitor, [mug.line(1)], { checkoutInfo: { shippingInfo, billingInfo: ann } });
  shop.clock.now = new Date(shop.clock.now.getTime() + 120_000);
  const answers = await Promise.all(times(6, () => visitor.call(checkouts.createOrder, { id })));
  expect(new Set(answers.map((answer) => (answer as { code?: string }).code))).toEqual(new Set(['CHECKOUT_CHANGED']));
  expect(await shop.rows('orders')).toEqual([]);
  expectAnswer(await visitor.call(checkouts.createOrder, { id }));
});

test('items that several people hand over at once are handed over once', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const { id: orderId, lines } = await placeOrder(shop, [mug.line(5)]);
  const lineItems = [{ id: lines[0], quantity: 2 }];
  const answers = await Promise.all(
    times(6, () => shop.staff().call(orderFulfillments.createFulfillment, { orderId, fulfillment: { lineItems } })),
  );
  expect(answers.filter((answer) => 'fulfillmentId' in answer)).toHaveLength(2);
  expect(answers.filter((answer) => 'code' in answer && answer.code === 'FULFILLMENT_EXCEEDS_ORDER')).toHaveLength(4);
  const { orderWithFulfillments } = expectAnswer(
    await shop.staff().call(orderFulfillments.listFulfillmentsForSingleOrder, { orderId }),
  );
  const { fulfillments = [] } = orderWithFulfillments ?? {};
  // the rest, while both parcels are taken back
  await Promise.all([
    ...fulfillments.map(({ id }) =>
      shop.staff().call(orderFulfillments.deleteFulfillment, { orderId, fulfillmentId: id }),
    ),
    ...times(4, () =>
      shop
        .staff()
        .call(orderFulfillments.createFulfillment, { orderId, fulfillment: { lineItems: [{ id: lines[0] }] } }),
    ),
  ]);
  const rows = await shop.rows<{ doc: { lines: { quantity: number }[] } }>('fulfillments');
  const fulfilled = rows.flatMap(({ doc }) => doc.lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const [order] = await shop.rows<{ fulfillment_status: string; revision: string }>('orders');
  expect(order?.fulfillment_status).toBe(fulfilled === 5 ? 'FULFILLED' : 'PARTIALLY_FULFILLED');
  expect(fulfilled).toBeGreaterThan(0);
  expect(fulfilled).toBeLessThanOrEqual(5);
});

test('the last item is sold once', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 1 });
  const buyers = await Promise.all(
    times(6, shop.visitor).map(async (buyer) => ({ buyer, id: await checkOut(buyer, [mug.line(1)]) })),
  );
  const answers = await Promise.all(buyers.map(({ buyer, id }) => buyer.call(checkouts.createOrder, { id })));
  expect(answers.filter((answer) => 'orderId' in answer)).toHaveLength(1);
  expect(answers.filter((answer) => 'code' in answer && answer.code === 'FULL_OUT_OF_STOCK')).toHaveLength(5);
  expect(await shop.stockOf(mug.id)).toBe(0);
  expect(await shop.rows('orders')).toMatchObject([{ number: '10001' }]);
});

test('orders of the same items in another order do not block each other, and no number is skipped', async () => {
  const [mug, bowl] = [
    await shop.add({ name: 'Mug', price: 1000, stock: 50 }),
    await shop.add({ name: 'Bowl', price: 1000, stock: 50 }),
  ];
  const buyers = await Promise.all(
    times(8, shop.visitor).map(async (buyer, index) => ({
      buyer,
      id: await checkOut(buyer, index % 2 ? [mug.line(1), bowl.line(1)] : [bowl.line(1), mug.line(1)]),
    })),
  );
  const answers = await Promise.all(buyers.map(({ buyer, id }) => buyer.call(checkouts.createOrder, { id })));
  for (const answer of answers) expectAnswer(answer);
  const orders = await shop.rows<{ number: string }>('orders');
  expect(orders.map(({ number }) => number).sort()).toEqual(
    times(8, () => '').map((_, index) => String(10_001 + index)),
  );
  expect([await shop.stockOf(mug.id), await shop.stockOf(bowl.id)]).toEqual([42, 42]);
});

test('a checkout paid many times at once is charged once', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
  const visitor = shop.visitor();
  const checkoutId = await checkOut(visitor, [mug.line(2)]);
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

/** Fifty orders at once with one coupon; returns how many were placed. */
async function orderFiftyTimes(limits: object, checkoutInfoOf: (index: number) => object): Promise<number> {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const specification = {
    name: 'Last',
    code: 'LAST',
    startTime: '0',
    moneyOffAmount: 1,
    minimumSubtotal: 0,
    ...limits,
  };
  expectAnswer(await shop.staff().call(coupons.createCoupon, { specification }));
  const buyers = await Promise.all(
    times(50, () => shop.visitor()).map(async (buyer, index) => {
      const codes = { couponCode: 'last', checkoutInfo: checkoutInfoOf(index) };
      return { buyer, id: await checkOut(buyer, [mug.line(1)], codes) };
    }),
  );
  const answers = await Promise.all(buyers.map(({ buyer, id }) => buyer.call(checkouts.createOrder, { id })));
  for (const answer of answers.filter((one) => !('orderId' in one)))
    expect(['ERROR_COUPON_USAGE_EXCEEDED', 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED', 'CHECKOUT_CHANGED']).toContain(
      (answer as { code: string }).code,
    );
  return answers.filter((answer) => 'orderId' in answer).length;
}

test.each([1, 3])(
  'of fifty buyers who compete for the last uses of a coupon (%d), none is too many',
  async (usageLimit) => {
    expect(await orderFiftyTimes({ usageLimit }, () => ({ shippingInfo }))).toBe(usageLimit);
    expect(await shop.rows('coupons')).toMatchObject([{ uses: usageLimit }]);
    expect(await shop.rows('coupon_uses')).toHaveLength(usageLimit);
  },
);

test('a customer who orders fifty times at once uses a coupon as often as allowed', async () => {
  const spellings = ['Ann@shop.test', 'ann@shop.test', 'ANN@SHOP.TEST'];
  const buyerOf = (index: number) => ({ shippingInfo, buyerInfo: { email: spellings[index % 3] } });
  expect(await orderFiftyTimes({ limitPerCustomer: 2 }, buyerOf)).toBe(2);
  expect(await shop.rows('coupons')).toMatchObject([{ uses: 2 }]);
  expect(await shop.rows('coupon_uses')).toMatchObject([
    { email_key: 'ann@shop.test' },
    { email_key: 'ann@shop.test' },
  ]);
});

/** Fifty orders at once of an item with a limited automatic discount; returns how many got it. */
async function orderFiftyDiscounted(settings: object, checkoutInfoOf: (index: number) => object): Promise<number> {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const scopes = [{ id: 'all', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: STORES_APP } }];
  const discounts = { values: [{ percentage: 10, specificItemsInfo: { scopes } }] };
  const discountRule = { name: 'First come', discounts, settings };
  expectAnswer(await shop.staff().call(discountRules.createDiscountRule, { discountRule }));
  const buyers = await Promise.all(
    times(50, () => shop.visitor()).map(async (buyer, index) => {
      return { buyer, id: await checkOut(buyer, [mug.line(1)], { checkoutInfo: checkoutInfoOf(index) }) };
    }),
  );
  const answers = await Promise.all(buyers.map(({ buyer, id }) => buyer.call(checkouts.createOrder, { id })));
  for (const answer of answers.filter((one) => !('orderId' in one)))
    expect(answer).toMatchObject({ code: 'CHECKOUT_CHANGED' });
  // the others see the full price, and buy at that if they like
  const late = buyers[answers.findIndex((answer) => !('orderId' in answer))];
  expect(await late?.buyer.call(checkouts.getCheckout, { id: late.id })).toMatchObject({
    checkout: { priceSummary: { discount: { amount: '0.00' } } },
  });
  expectAnswer((await late?.buyer.call(checkouts.createOrder, { id: late.id })) ?? ({} as never));
  return answers.filter((answer) => 'orderId' in answer).length;
}

test.each([1, 3])(
  'of fifty buyers who compete for a discount that is given %d times, none is too many',
  async (usageLimit) => {
    expect(await orderFiftyDiscounted({ usageLimit }, () => ({ shippingInfo }))).toBe(usageLimit);
    expect(await shop.rows('discount_rule_uses')).toHaveLength(usageLimit);
  },
);

test('a customer who orders fifty times at once has a discount as often as allowed', async () => {
  const spellings = ['Ann@shop.test', 'ann@shop.test', 'ANN@SHOP.TEST'];
  const buyerOf = (index: number) => ({ shippingInfo, buyerInfo: { email: spellings[index % 3] } });
  expect(await orderFiftyDiscounted({ usageLimitPerUser: 2 }, buyerOf)).toBe(2);
  expect(await shop.rows('discount_rule_uses')).toMatchObject([
    { email_key: 'ann@shop.test' },
    { email_key: 'ann@shop.test' },
  ]);
});

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
    checkoutInfo: { billingInfo: ann },
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
