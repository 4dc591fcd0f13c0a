import { checkouts, currentCart, orders, pickupLocations, shippingOptions, taxRegions } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP, POST } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  shop = await openShop(database);
});
afterAll(() => database?.close());

const ann = { address: { country: 'DE', city: 'Berlin' }, contactDetails: { firstName: 'Ann', lastName: 'Lee' } };
const byPost = { shippingDestination: ann, selectedCarrierServiceOption: { code: POST } };

/** A checkout of a cart, with the data in `info`. */
async function checkOut(
  customer: Customer,
  lineItems: object[],
  info: object = { shippingInfo: byPost },
): Promise<string> {
  await customer.call(currentCart.addToCurrentCart, { lineItems });
  const { checkoutId = '' } = expectAnswer(
    await customer.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' }),
  );
  if (Object.keys(info).length > 0)
    expectAnswer(await customer.call(checkouts.updateCheckout, { checkout: { id: checkoutId, ...info } }));
  return checkoutId;
}

async function readOrder(customer: Customer, id: string | undefined) {
  const { order } = expectAnswer(await customer.call(orders.getOrder, { id }));
  if (!order) throw new Error('no order');
  return order;
}

test('from cart to order, paid outside', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1999, stock: 5 });
  const visitor = shop.visitor();
  const id = await checkOut(visitor, [mug.line(2)], {
    shippingInfo: byPost,
    buyerInfo: { email: 'ann@example.com' },
    buyerNote: 'Ring twice',
  });
  const { orderId } = expectAnswer(await visitor.call(checkouts.createOrder, { id }));
  const order = await readOrder(visitor, orderId);
  expect(order).toMatchObject({
    number: '10001',
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    checkoutId: id,
    buyerInfo: { email: 'ann@example.com' },
    buyerNote: 'Ring twice',
    billingInfo: ann,
    shippingInfo: {
      title: 'Post',
      code: POST,
      logistics: { shippingDestination: ann, deliveryTime: '3 days' },
      cost: { price: { amount: '4.90' } },
    },
    lineItems: [
      {
        quantity: 2,
        price: { amount: '19.99', formattedAmount: '€19.99' },
        totalPriceAfterTax: { amount: '47.58' },
        image: { id: 'mug.webp' },
      },
    ],
    balanceSummary: { balance: { amount: '53.41' }, paid: { amount: '0.00' } },
    activities: [{ type: 'ORDER_PLACED' }],
    channelInfo: { type: 'WEB' },
    purchasedDate: shop.clock.now.toISOString(),
  });
  expect(order.lineItems?.[0]).not.toHaveProperty('url');
  expect(await shop.stockOf(mug.id)).toBe(3);
  expect(await visitor.call(checkouts.getCheckout, { id })).toMatchObject({ checkout: { completed: true } });
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject({ code: 'OWNED_CART_NOT_FOUND' });
  expect((await shop.events()).slice(-4)).toEqual([
    'checkout_completed',
    'cart_deleted',
    'order_created',
    'order_approved',
  ]);
});

test('additions to the cart since the checkout was created stay in it', async () => {
  const [mug, bowl] = [await shop.add({ name: 'Mug', price: 1000 }), await shop.add({ name: 'Bowl', price: 500 })];
  const visitor = shop.visitor();
  const id = await checkOut(visitor, [mug.line(1)]);
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1), bowl.line(2)] });
  const ordered = async () => expectAnswer(await visitor.call(checkouts.createOrder, { id })).orderId;
  const orderId = await ordered();
  expect(await ordered()).toBe(orderId);
  expect((await readOrder(visitor, orderId)).lineItems).toMatchObject([{ quantity: 1 }]);
  const { cart } = expectAnswer(await visitor.call(currentCart.getCurrentCart, {}));
  expect(cart?.lineItems).toMatchObject([
    { catalogReference: { catalogItemId: mug.id }, quantity: 1 },
    { catalogReference: { catalogItemId: bowl.id }, quantity: 2 },
  ]);
  const next = expectAnswer(await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' }));
  expect(next.checkoutId).not.toBe(id);
});

test('the parts of an order add up to its total', async () => {
  const [mug, bowl] = [await shop.add({ name: 'Mug', price: 333 }), await shop.add({ name: 'Bowl', price: 777 })];
  const visitor = shop.visitor();
  const id = await checkOut(visitor, [mug.line(3), bowl.line(1)]);
  const { orderId } = expectAnswer(await visitor.call(checkouts.createOrder, { id }));
  const { lineItems = [], priceSummary = {}, shippingInfo, taxInfo } = await readOrder(visitor, orderId);
  const cents = (price: { amount?: string } | undefined) => Math.round(Number(price?.amount) * 100);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  expect(
    sum(lineItems.map((line) => cents(line.totalPriceAfterTax))) + cents(shippingInfo?.cost?.totalPriceAfterTax),
  ).toBe(cents(priceSummary.total));
  expect(cents(priceSummary.subtotal) + cents(priceSummary.shipping) + cents(priceSummary.tax)).toBe(
    cents(priceSummary.total),
  );
  expect(sum((taxInfo?.taxBreakdown ?? []).map((tax) => cents(tax.aggregatedTaxAmount)))).toBe(cents(priceSummary.tax));
});

test('placed twice, it is one order', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
  const visitor = shop.visitor();
  const id = await checkOut(visitor, [mug.line(1)]);
  const [first, second] = await Promise.all([
    visitor.call(checkouts.createOrder, { id }),
    visitor.call(checkouts.createOrder, { id }),
  ]);
  expect(expectAnswer(first).orderId).toBe(expectAnswer(second).orderId);
  expect(await visitor.call(checkouts.createOrder, { id })).toEqual(first);
  expect(await shop.rows('orders')).toHaveLength(1);
  expect(await shop.stockOf(mug.id)).toBe(4);
});

test('orders are numbered one after the other', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const numbers: (string | undefined)[] = [];
  for (let count = 0; count < 3; count++) {
    const visitor = shop.visitor();
    const { orderId } = expectAnswer(
      await visitor.call(checkouts.createOrder, { id: await checkOut(visitor, [mug.line(1)]) }),
    );
    numbers.push((await readOrder(visitor, orderId)).number);
  }
  expect(numbers).toEqual(['10001', '10002', '10003']);
});

test('an order is placed in seven statements', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
  const visitor = shop.visitor();
  const id = await checkOut(visitor, [mug.line(1)]);
  visitor.ctx.statements.count = 0;
  expectAnswer(await visitor.call(checkouts.createOrder, { id }));
  // begin, checkout with its cart, items, take stock, numbered order, commit; and one that closes the checkout, deletes the
  // cart and writes history and events
  expect(visitor.ctx.statements.count).toBe(7);
});

test('shortages are named, and the attempt leaves no trace', async () => {
  const [mug, bowl] = [
    await shop.add({ name: 'Mug', price: 1000, stock: 2 }),
    await shop.add({ name: 'Bowl', price: 1000, stock: 9 }),
  ];
  const [early, late] = [shop.visitor(), shop.visitor()];
  const lateId = await checkOut(late, [mug.line(2), bowl.line(1)]);
  await early.call(checkouts.createOrder, { id: await checkOut(early, [mug.line(1)]) });
  const [events, changes] = [await shop.events(), await shop.rows('inventory_changes')];
  expect(await late.call(checkouts.createOrder, { id: lateId })).toMatchObject({
    code: 'PARTIAL_OUT_OF_STOCK',
    data: { lineItems: [{ productName: 'Mug', quantity: 2 }] },
  });
  expect(await shop.rows('orders')).toHaveLength(1);
  expect(await shop.rows('inventory_changes')).toEqual(changes);
  expect([await shop.stockOf(mug.id), await shop.stockOf(bowl.id)]).toEqual([1, 9]);
  expect(await shop.events()).toEqual(events);
  expect(await late.call(checkouts.getCheckout, { id: lateId })).toMatchObject({
    checkout: {
      completed: false,
      lineItems: [{ availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 } }, {}],
    },
  });
  const last = shop.visitor();
  const lastId = await checkOut(last, [mug.line(1)]);
  await early.call(checkouts.createOrder, { id: await checkOut(early, [mug.line(1)]) });
  expect(await last.call(checkouts.createOrder, { id: lastId })).toMatchObject({ code: 'FULL_OUT_OF_STOCK' });
});

test.each([
  ['no address', {}, 'MISSING_SHIPPING_ADDRESS'],
  ['nobody to bill', { shippingInfo: { selectedCarrierServiceOption: { code: PICKUP } } }, 'MISSING_BILLING_ADDRESS'],
])('with %s there is no order', async (_, info, code) => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const id = await checkOut(visitor, [mug.line(1)], info);
  expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({ refused: 'code', code });
  expect(await shop.rows('orders')).toEqual([]);
});

test('a delivery option that is no longer offered prevents the order', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const id = await checkOut(visitor, [mug.line(1)]);
  await shop.staff().call(shippingOptions.deleteShippingOption, { shippingOptionId: POST });
  expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({
    code: 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  });
});

test('without any way to deliver there is no order', async () => {
  const { call } = shop.staff();
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  expectAnswer(await call(shippingOptions.deleteShippingOption, { shippingOptionId: POST }));
  expectAnswer(await call(pickupLocations.deletePickupLocation, { pickupLocationId: PICKUP }));
  const visitor = shop.visitor();
  const id = await checkOut(visitor, [mug.line(1)], { shippingInfo: { shippingDestination: ann } });
  expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({
    code: 'NO_SELECTED_CARRIER_SERVICE_OPTION',
  });
});

test('an emptied checkout cannot be ordered', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const id = await checkOut(visitor, [mug.line(1)]);
  const { checkout } = expectAnswer(await visitor.call(checkouts.getCheckout, { id }));
  await visitor.call(checkouts.removeLineItems, { id, lineItemIds: [checkout?.lineItems?.[0]?.id] });
  expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({ code: 'EMPTY_CHECKOUT' });
});

test('free items are paid, and digital ones delivered', async () => {
  const song = await shop.add({ name: 'Song', price: 0, isDigital: true });
  const visitor = shop.visitor();
  const { orderId } = expectAnswer(
    await visitor.call(checkouts.createOrder, { id: await checkOut(visitor, [song.line(1)], {}) }),
  );
  expect(await readOrder(visitor, orderId)).toMatchObject({
    paymentStatus: 'PAID',
    fulfillmentStatus: 'FULFILLED',
    activities: [{ type: 'ORDER_PLACED' }, { type: 'ORDER_PAID' }],
  });
});

test('a site that takes cards only places no orders to be paid outside', async () => {
  const cardsOnly = await openShop(database, { paymentMethods: ['card'] });
  const mug = await cardsOnly.add({ name: 'Mug', price: 1000 });
  const visitor = cardsOnly.visitor();
  const id = await checkOut(visitor, [mug.line(1)]);
  expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({ code: 'SITE_NOT_ACCEPTING_PAYMENTS' });
});

test('a placed order never changes, and neither does its checkout', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const id = await checkOut(visitor, [mug.line(1)]);
  const { orderId } = expectAnswer(await visitor.call(checkouts.createOrder, { id }));
  const before = await readOrder(visitor, orderId);
  const [region] = expectAnswer(await shop.staff().call(taxRegions.queryTaxRegions, { query: {} })).taxRegions ?? [];
  expectAnswer(await shop.staff().call(taxRegions.deleteTaxRegion, { taxRegionId: region?.id ?? '' }));
  expect(await readOrder(visitor, orderId)).toEqual(before);
  expect(await visitor.call(checkouts.addToCheckout, { id, lineItems: [mug.line(1)] })).toMatchObject({
    code: 'CHECKOUT_IS_COMPLETE',
  });
});

test('strangers find no order; staff do', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const { orderId } = expectAnswer(
    await visitor.call(checkouts.createOrder, { id: await checkOut(visitor, [mug.line(1)]) }),
  );
  const none = { refused: 'code', code: 'ORDER_NOT_FOUND' };
  expect(await shop.visitor().call(orders.getOrder, { id: orderId })).toMatchObject(none);
  expect(await shop.visitor().call(orders.getOrder, { id: 'nonsense' })).toMatchObject(none);
  expect(await readOrder(shop.staff(), orderId)).toMatchObject({ id: orderId });
  const other = await openShop(database);
  expect(await other.staff().call(orders.getOrder, { id: orderId })).toMatchObject(none);
});
