// Simultaneous events on a server, as the embedded database has one connection and so no races.

import { checkouts, coupons, currentCart, discountRules, orderFulfillments } from '@stoa/contract';
import { POST } from '@stoa/server/testing/delivery';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { placeOrder } from '@stoa/server/testing/orders';
import { STORES_APP } from '@stoa/server/testing/products';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

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
