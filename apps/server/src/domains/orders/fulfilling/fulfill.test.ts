import { dispatch, orderFulfillments, orders, storeOrders } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP } from '@stoa/server/testing/delivery';
import { placeOrder } from '@stoa/server/testing/orders';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { asPlatform } from '../../../platform/db/index.ts';
import type { Mail } from '../../../platform/mail/letter.ts';
import { mailTask } from '../../../platform/mail/mail-queue.ts';

const database = await openTestDatabase();
let shop: Shop;
beforeEach(async () => {
  shop = await openShop(database);
});

/** An order of two mugs and three bowls. */
async function mugsAndBowls(how: Parameters<typeof placeOrder>[2] = {}) {
  const [mug, bowl] = [await shop.add({ name: 'Mug', price: 1000 }), await shop.add({ name: 'Bowl', price: 1500 })];
  const { id: orderId, lines, buyer } = await placeOrder(shop, [mug.line(2), bowl.line(3)], how);
  const [mugs = '', bowls = ''] = lines;
  return { orderId, mugs, bowls, buyer };
}

const create = (orderId: string, fulfillment: object) =>
  shop.staff().call(orderFulfillments.createFulfillment, { orderId, fulfillment });
const readOrder = async (id: string) => {
  const { order } = expectAnswer(await shop.staff().call(orders.getOrder, { id }));
  return { status: order?.fulfillmentStatus, history: order?.activities?.map(({ type }) => type) };
};
const mails = async (): Promise<Mail[]> =>
  (await shop.rows<{ kind: string; input: Mail }>('tasks'))
    .filter(({ kind }) => kind === mailTask.name)
    .map(({ input }) => input);
const tracked = (trackingNumber: string | null, shippingProvider = 'dhl') => ({
  trackingInfo: { trackingNumber, shippingProvider },
});

test('an order is fulfilled step by step, and its status follows from the quantities', async () => {
  const { orderId, mugs, bowls } = await mugsAndBowls();
  expect((await readOrder(orderId)).status).toBe('NOT_FULFILLED');
  const first = expectAnswer(await create(orderId, { lineItems: [{ id: mugs, quantity: 1 }] }));
  expect(first.orderWithFulfillments).toMatchObject({
    orderId,
    fulfillments: [{ id: first.fulfillmentId, lineItems: [{ id: mugs, quantity: 1 }] }],
  });
  expect((await readOrder(orderId)).status).toBe('PARTIALLY_FULFILLED');
  // without a quantity: all that are left
  const rest = expectAnswer(await create(orderId, { lineItems: [{ id: mugs }, { id: bowls.toUpperCase() }] }));
  expect(rest.orderWithFulfillments?.fulfillments?.[1]?.lineItems).toEqual([
    { id: mugs, quantity: 1 },
    { id: bowls, quantity: 3 },
  ]);
  expect(await readOrder(orderId)).toEqual({ status: 'FULFILLED', history: ['ORDER_PLACED', 'ORDER_FULFILLED'] });
  expect((await shop.events()).slice(-5)).toEqual([
    ...['fulfillments_updated', 'order_updated'],
    ...['fulfillments_updated', 'order_updated', 'order_fulfilled'],
  ]);
  const { orders: found } = expectAnswer(
    await shop.staff().call(orders.searchOrders, { search: { filter: { fulfillmentStatus: 'FULFILLED' } } }),
  );
  expect(found).toHaveLength(1);
});

test('digital items need not be handed over', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const song = await shop.add({ name: 'Song', price: 100, isDigital: true });
  const { id, lines } = await placeOrder(shop, [mug.line(1), song.line(1)]);
  expectAnswer(await create(id, { lineItems: [{ id: lines[0] }] }));
  expect((await readOrder(id)).status).toBe('FULFILLED');
});

test('no more than was ordered can be handed over, and nothing of a refused fulfilment stays', async () => {
  const { orderId, mugs, bowls } = await mugsAndBowls();
  const refusals = [
    [{ id: mugs, quantity: 3 }],
    [
      { id: bowls, quantity: 3 },
      { id: mugs, quantity: 3 },
    ],
    [
      { id: mugs, quantity: 1 },
      { id: mugs, quantity: 2 },
    ],
  ];
  for (const lineItems of refusals)
    expect(await create(orderId, { lineItems })).toMatchObject({
      code: 'FULFILLMENT_EXCEEDS_ORDER',
      data: { lineItemId: mugs },
    });
  expectAnswer(await create(orderId, { lineItems: [{ id: mugs }] }));
  expect(await create(orderId, { lineItems: [{ id: mugs }] })).toMatchObject({ data: { lineItemId: mugs, left: 0 } });
  const foreign = '00000000-0000-4000-8000-000000000000';
  expect(await create(orderId, { lineItems: [{ id: bowls }, { id: foreign }] })).toMatchObject({
    violations: [{ field: 'fulfillment.lineItems[1].id' }],
  });
  expect(await create(orderId, { lineItems: [] })).toMatchObject({ violations: [{ field: 'fulfillment.lineItems' }] });
  expect(await create(foreign, { lineItems: [{ id: bowls }] })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await create('no-guid', { lineItems: [{ id: bowls }] })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await shop.rows('fulfillments')).toHaveLength(1);
  expect((await readOrder(orderId)).status).toBe('PARTIALLY_FULFILLED');
});

test('a tracking number links to the page of a known carrier, and is told to the buyer', async () => {
  const { orderId, mugs, bowls } = await mugsAndBowls();
  const { orderWithFulfillments } = expectAnswer(
    await create(orderId, { lineItems: [{ id: mugs }], ...tracked(' 1Z 9 ', 'UPS') }),
  );
  expect(orderWithFulfillments?.fulfillments?.[0]?.trackingInfo).toEqual({
    trackingNumber: '1Z 9',
    shippingProvider: 'ups',
    trackingLink: 'https://www.ups.com/track?tracknum=1Z%209',
  });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Your order 10001 is on its way' });
  for (const text of ['Part of your order', '2 × Mug', 'Carrier: UPS', '1Z 9', 'tracknum=1Z%209', 'Marktgasse 4'])
    expect(mail?.text).toContain(text);
  expect(mail?.text).not.toContain('Bowl');
  expect((await readOrder(orderId)).history).toEqual([
    ...['ORDER_PLACED', 'TRACKING_NUMBER_ADDED', 'SHIPPING_CONFIRMATION_EMAIL_SENT'],
  ]);
  const again = { lineItems: [{ id: bowls }], ...tracked('1Z 9', 'ups') };
  expect(await create(orderId, again)).toMatchObject({ code: 'TRACKING_NUMBER_ALREADY_EXISTS' });
  const other = { trackingNumber: '77', shippingProvider: 'Pigeon', trackingLink: 'https://pigeon.example/77' };
  const { orderWithFulfillments: both } = expectAnswer(
    await create(orderId, { lineItems: [{ id: bowls }], trackingInfo: other }),
  );
  expect(both?.fulfillments?.[1]?.trackingInfo).toEqual(other);
  const script = { ...other, trackingNumber: '78', trackingLink: '/checkout' };
  expect(await create(orderId, { lineItems: [{ id: bowls }], trackingInfo: script })).toMatchObject({
    code: 'FULFILLMENT_EXCEEDS_ORDER',
  });
});

test('links that are no pages of the web, and unknown words for the status, are refused', async () => {
  const { orderId, mugs } = await mugsAndBowls();
  const wrong = { trackingInfo: { trackingLink: 'wix:image://v1/1' }, status: 'Lost' };
  expect(await create(orderId, { lineItems: [{ id: mugs }], ...wrong })).toMatchObject({
    violations: [{ field: 'fulfillment.status' }, { field: 'fulfillment.trackingInfo.trackingLink' }],
  });
  const right = { customInfo: { fieldsData: { shelf: '7' } }, status: 'In_Delivery', completed: true };
  const { orderWithFulfillments } = expectAnswer(await create(orderId, { lineItems: [{ id: mugs }], ...right }));
  expect(orderWithFulfillments?.fulfillments?.[0]).toMatchObject(right);
});

test('staff decide whether the buyer is told; buyers who pick up, or have no address, are not', async () => {
  const hand = (orderId: string, lineItems: object[], notifyBuyer: boolean) =>
    shop.staff().call(dispatch.dispatchItems, { orderId, fulfillment: { lineItems, ...tracked(null) }, notifyBuyer });
  const sent = await mugsAndBowls();
  expectAnswer(await hand(sent.orderId, [{ id: sent.mugs }], false));
  expect(await mails()).toEqual([]);
  expectAnswer(await hand(sent.orderId, [{ id: sent.bowls }], true));
  expect(await mails()).toMatchObject([{ to: 'ada@example.com' }]);
  expect((await mails())[0]?.text).toContain('Your order is on its way to you.');
  for (const how of [{ code: PICKUP }, { email: null }]) {
    const { orderId, mugs } = await mugsAndBowls(how);
    expectAnswer(await hand(orderId, [{ id: mugs }], true));
    expect((await readOrder(orderId)).history).not.toContain('SHIPPING_CONFIRMATION_EMAIL_SENT');
  }
  expect(await mails()).toHaveLength(1);
});

test('tracking can be added and changed later; items cannot', async () => {
  const { orderId, mugs } = await mugsAndBowls();
  const { fulfillmentId } = expectAnswer(await create(orderId, { lineItems: [{ id: mugs }] }));
  const update = (change: object) =>
    shop.staff().call(orderFulfillments.updateFulfillment, { orderId, fulfillment: { id: fulfillmentId, ...change } });
  const lineItems = [{ id: mugs, quantity: 2 }];
  expectAnswer(await update({ lineItems, ...tracked('1') }));
  expectAnswer(await update(tracked('2')));
  expect(await mails()).toHaveLength(1);
  const cleared = expectAnswer(await update({ trackingInfo: { shippingProvider: null }, completed: true }));
  expect(cleared.orderWithFulfillments?.fulfillments?.[0]).toEqual({
    id: fulfillmentId,
    createdDate: expect.any(String),
    lineItems,
    trackingInfo: { trackingNumber: '2' },
    completed: true,
  });
  const custom = expectAnswer(await update({ customInfo: { fieldsData: { box: 'A' } } }));
  expect(custom.orderWithFulfillments?.fulfillments?.[0]).not.toHaveProperty('trackingInfo');
  expect(await update({ lineItems: [{ id: mugs, quantity: 1 }] })).toMatchObject({
    violations: [{ field: 'fulfillment.lineItems' }],
  });
  expect((await readOrder(orderId)).history).toEqual([
    ...['ORDER_PLACED', 'TRACKING_NUMBER_ADDED', 'SHIPPING_CONFIRMATION_EMAIL_SENT', 'TRACKING_NUMBER_EDITED'],
  ]);
  expect(await update({ id: '00000000-0000-4000-8000-000000000000' })).toMatchObject({ code: 'FULFILLMENT_NOT_FOUND' });
});

test('a deleted fulfilment gives its items back', async () => {
  const { orderId, mugs, bowls } = await mugsAndBowls();
  const { fulfillmentId } = expectAnswer(await create(orderId, { lineItems: [{ id: mugs }, { id: bowls }] }));
  const remove = () => shop.staff().call(orderFulfillments.deleteFulfillment, { orderId, fulfillmentId });
  expect(expectAnswer(await remove()).orderWithFulfillments).toEqual({ orderId, fulfillments: [] });
  expect(await readOrder(orderId)).toEqual({
    status: 'NOT_FULFILLED',
    history: ['ORDER_PLACED', 'ORDER_FULFILLED', 'ORDER_NOT_FULFILLED'],
  });
  expect(await remove()).toMatchObject({ code: 'FULFILLMENT_NOT_FOUND' });
  expectAnswer(await create(orderId, { lineItems: [{ id: mugs, quantity: 2 }] }));
});

test('of many orders, those that can are fulfilled, each as a whole', async () => {
  const [one, two] = [await mugsAndBowls(), await mugsAndBowls()];
  const parcel = (id: string, quantity?: number) => ({ lineItems: [{ id, quantity }] });
  const { results, bulkActionMetadata } = expectAnswer(
    await shop.staff().call(orderFulfillments.bulkCreateFulfillments, {
      ordersWithFulfillments: [
        { orderId: one.orderId, fulfillments: [parcel(one.mugs, 1), parcel(one.mugs, 1)] },
        { orderId: two.orderId, fulfillments: [parcel(two.mugs, 2), parcel(two.bowls, 4)] },
        { orderId: one.orderId, fulfillments: [parcel(one.bowls)] },
        { orderId: 'no-guid', fulfillments: [parcel(one.bowls)] },
      ],
    }),
  );
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 2, undetailedFailures: 0 });
  expect(results).toMatchObject([
    { itemMetadata: { id: one.orderId, originalIndex: 0, success: true } },
    { itemMetadata: { id: two.orderId, success: false, error: { code: 'FULFILLMENT_EXCEEDS_ORDER' } } },
    { itemMetadata: { success: true }, ordersWithFulfillments: { fulfillments: [{}, {}, {}] } },
    { itemMetadata: { originalIndex: 3, success: false, error: { code: 'ORDER_NOT_FOUND' } } },
  ]);
  expect([(await readOrder(one.orderId)).status, (await readOrder(two.orderId)).status]).toEqual([
    ...['FULFILLED', 'NOT_FULFILLED'],
  ]);
});

test('only final orders are fulfilled', async () => {
  const { orderId, mugs } = await mugsAndBowls();
  const codes = { INITIALIZED: 'ORDER_IS_PENDING', PENDING: 'ORDER_IS_PENDING', REJECTED: 'ORDER_IS_REJECTED' };
  for (const [status, code] of Object.entries({ ...codes, CANCELED: 'ORDER_CANCELED' })) {
    await asPlatform('a test changes the status', database, (tx) =>
      sql`update orders set status = ${status} where id = ${orderId}`.execute(tx.db),
    );
    expect(await create(orderId, { lineItems: [{ id: mugs }] })).toMatchObject({ code });
  }
});

test('buyers see what was sent to them, and others do not', async () => {
  const { orderId, mugs, buyer } = await mugsAndBowls();
  expectAnswer(await create(orderId, { lineItems: [{ id: mugs }] }));
  const list = orderFulfillments.listFulfillmentsForSingleOrder;
  const many = orderFulfillments.listFulfillmentsForMultipleOrders;
  expect(expectAnswer(await buyer.call(list, { orderId })).orderWithFulfillments?.fulfillments).toHaveLength(1);
  expect(await shop.visitor().call(list, { orderId })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  const both = { orderIds: [orderId, 'no-guid', orderId.toUpperCase()] };
  expect(expectAnswer(await buyer.call(many, both)).ordersWithFulfillments).toMatchObject([{ orderId }]);
  expect(await shop.visitor().call(many, both)).toEqual({ ordersWithFulfillments: [] });
  const { order } = expectAnswer(await buyer.call(storeOrders.getOrder, { id: orderId }));
  expect(order?.fulfillments).toMatchObject([{ lineItems: [{ index: 1, quantity: 2 }] }]);
});

test('the mails about an order are sent again to its address, and the history says so', async () => {
  const { orderId, mugs } = await mugsAndBowls();
  const { fulfillmentId = '' } = expectAnswer(await create(orderId, { lineItems: [{ id: mugs }], ...tracked('77') }));
  const staff = shop.staff();
  expectAnswer(await staff.call(dispatch.resendDispatchConfirmation, { orderId, fulfillmentId }));
  expectAnswer(await staff.call(dispatch.resendOrderConfirmation, { orderId }));
  const [first, second, confirmation] = await mails();
  // each has an entry of its own in the log of mails
  expect({ ...second, id: null }).toEqual({ ...first, id: null });
  expect(confirmation).toMatchObject({ to: 'ada@example.com', subject: expect.stringContaining('10001') });
  expect((await readOrder(orderId)).history?.slice(-2)).toEqual([
    ...['SHIPPING_CONFIRMATION_EMAIL_SENT', 'SHIPPING_CONFIRMATION_EMAIL_SENT'],
  ]);
  expect((await shop.events()).at(-1)).toBe('order_updated');
  const foreign = '00000000-0000-4000-8000-000000000000';
  expect(await staff.call(dispatch.resendDispatchConfirmation, { orderId, fulfillmentId: foreign })).toMatchObject({
    code: 'FULFILLMENT_NOT_FOUND',
  });
  expect(await staff.call(dispatch.resendOrderConfirmation, { orderId: foreign })).toMatchObject({
    code: 'ORDER_NOT_FOUND',
  });
});

test('no mail says that an order was sent that its buyer picks up', async () => {
  const { orderId, mugs } = await mugsAndBowls({ code: PICKUP });
  const { fulfillmentId = '' } = expectAnswer(await create(orderId, { lineItems: [{ id: mugs }] }));
  expect(await shop.staff().call(dispatch.resendDispatchConfirmation, { orderId, fulfillmentId })).toMatchObject({
    code: 'BUYER_NOT_REACHABLE',
  });
  expect(await mails()).toEqual([]);
});
