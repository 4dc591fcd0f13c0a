import { orders } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { beforeEach, expect, test } from 'vitest';
import { jobTask } from '../../../platform/jobs/index.ts';
import { deleteImported } from './import-order.ts';

const database = await openTestDatabase();
let shop: Shop;
beforeEach(async () => {
  shop = await openShop(database);
});

const price = (amount: string) => ({ amount });
const custom = {
  productName: { original: 'Old chair' },
  itemType: { preset: 'PHYSICAL' },
  quantity: 2,
  price: price('10.00'),
  taxInfo: { taxAmount: price('3.19'), taxRate: '0.19' },
};
const sold = (more: object = {}) => ({
  channelInfo: { type: 'ETSY', externalOrderId: 'E-77' },
  lineItems: [custom],
  taxIncludedInPrices: true,
  priceSummary: { subtotal: price('20'), shipping: price('4.90'), tax: price('3.19'), total: price('24.90') },
  buyerInfo: { email: 'ada@example.com' },
  billingInfo: { contactDetails: { firstName: 'Ada' }, address: { country: 'DE' } },
  ...more,
});
const create = (order: object, settings: object = {}) =>
  shop.staff().call(orders.createOrder, { order: sold(order), settings });
const take = (order: object) => shop.staff().call(orders.importOrder, { order: sold(order) });

test('an order is created with the amounts that are sent, and announced', async () => {
  const { order } = expectAnswer(await create({ status: 'APPROVED', paymentStatus: 'PAID' }));
  expect(order).toMatchObject({
    number: '10001',
    status: 'APPROVED',
    paymentStatus: 'PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    channelInfo: { type: 'ETSY', externalOrderId: 'E-77' },
    priceSummary: { total: { amount: '24.90', formattedAmount: '€24.90' }, subtotal: { amount: '20.00' } },
    balanceSummary: { paid: { amount: '24.90' }, balance: { amount: '0.00' } },
    lineItems: [
      {
        productName: { original: 'Old chair', translated: 'Old chair' },
        quantity: 2,
        price: { amount: '10.00', formattedAmount: '€10.00' },
        totalPriceAfterTax: { amount: '20.00' },
        totalPriceBeforeTax: { amount: '16.81' },
      },
    ],
    imported: false,
  });
  expect(order?.activities?.map(({ type }) => type)).toEqual(['ORDER_PLACED', 'ORDER_PAID']);
  expect(await shop.events()).toEqual(['order_created', 'order_approved']);
});

test('the strategy decides which orders are approved at once', async () => {
  const free = { priceSummary: { total: price('0') } };
  const outside = { lineItems: [{ ...custom, paymentOption: 'FULL_PAYMENT_OFFLINE' }] };
  const statusOf = async (order: object, orderApprovalStrategy = 'DEFAULT') =>
    expectAnswer(await create(order, { orderApprovalStrategy })).order?.status;
  expect(await statusOf({})).toBe('INITIALIZED');
  expect(await statusOf(free)).toBe('APPROVED');
  expect(await statusOf(outside)).toBe('APPROVED');
  expect(await statusOf({ paymentStatus: 'PAID' }, 'PAYMENT_RECEIVED')).toBe('APPROVED');
  expect(await statusOf(free, 'PAYMENT_RECEIVED')).toBe('INITIALIZED');
  expect(await statusOf({ paymentStatus: 'PENDING' })).toBe('PENDING');
});

test('items of the store are taken from stock, and never more than there are', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 3 });
  const { catalogReference } = mug.line(1);
  const lineItems = [{ ...custom, catalogReference }, custom];
  const { order } = expectAnswer(await create({ lineItems, status: 'APPROVED' }));
  expect(order?.lineItems?.[0]).toMatchObject({ catalogReference, productName: { original: 'Old chair' } });
  expect(await shop.stockOf(mug.id)).toBe(1);
  expect(await create({ lineItems })).toMatchObject({ code: 'PARTIAL_OUT_OF_STOCK' });
  expect(await shop.stockOf(mug.id)).toBe(1);
  expectAnswer(await shop.staff().call(orders.cancelOrder, { id: order?.id, restockAllItems: true }));
  expect(await shop.stockOf(mug.id)).toBe(3);
});

test('some apps alone may change an order, and others may only mark it', async () => {
  const app = '00000000-0000-4000-8000-00000000aaaa';
  const settings = { editableByOwnerApps: { appIds: [app] } };
  const { order } = expectAnswer(await create({ status: 'APPROVED' }, settings));
  const id = order?.id;
  const email = { order: { id, buyerInfo: { email: 'b@example.com' } } };
  const staff = shop.staff();
  expect(await staff.call(orders.updateOrder, email)).toMatchObject({ code: 'ORDER_CANNOT_BE_EDITED' });
  expect(await staff.call(orders.cancelOrder, { id })).toMatchObject({ code: 'ORDER_CANNOT_BE_EDITED' });
  expectAnswer(await staff.call(orders.updateOrder, { order: { id, archived: true } }));
  const owner = shop.as({ kind: 'app', id: app, permissions: ['*'] });
  expectAnswer(await owner.call(orders.updateOrder, email));
});

test('what cannot be an order is refused by the field that is wrong', async () => {
  const tomorrow = new Date(shop.clock.now.getTime() + 86_400_000).toISOString();
  expect(await create({ purchasedDate: tomorrow })).toMatchObject({ code: 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE' });
  expect(await create({ lineItems: [{ ...custom, itemType: { preset: 'DIGITAL' } }] })).toMatchObject({
    violations: [{ field: 'order.lineItems[0].digitalFile' }],
  });
  expect(await create({ lineItems: [{ ...custom, price: price('10.001'), id: 'x' }] })).toMatchObject({
    violations: [{ field: 'order.lineItems[0].id' }, { field: 'order.lineItems[0].price.amount' }],
  });
  expect(await create({ status: 'CANCELED' })).toMatchObject({ violations: [{ field: 'order.status' }] });
});

test('an imported order is kept as it was, and nothing else happens', async () => {
  const old = {
    number: '77',
    createdDate: '2019-05-01T10:00:00.000Z',
    status: 'CANCELED',
    paymentStatus: 'FULLY_REFUNDED',
  };
  const { order } = expectAnswer(await take({ ...old, fulfillmentStatus: 'FULFILLED' }));
  expect(order).toMatchObject({
    ...old,
    fulfillmentStatus: 'FULFILLED',
    imported: true,
    purchasedDate: old.createdDate,
  });
  expect(await shop.events()).toEqual(['order_imported']);
  expect(await shop.rows('contacts')).toEqual([]);
  const again = expectAnswer(await take({ ...old, id: order?.id, number: '77', buyerNote: 'New' }));
  expect(again.order).toMatchObject({ id: order?.id, number: '77', buyerNote: 'New' });
  expect(await take({ ...old, number: '77' })).toMatchObject({ violations: [{ field: 'order.number' }] });
  const { id } = await placeOrder(shop, [(await shop.add({ name: 'Mug', price: 1 })).line(1)]);
  expect(await take({ ...old, number: '78', id })).toMatchObject({ code: 'CANNOT_OVERWRITE_NON_IMPORTED_ORDER' });
  const orderIds = [id, order?.id];
  expectAnswer(await shop.staff().call(orders.bulkDeleteImportedOrders, { orderIds }));
  await doDueWork(shop.staff().ctx, [jobTask(deleteImported)]);
  expect(await shop.rows('orders')).toMatchObject([{ id }]);
  expect((await shop.events()).at(-1)).toBe('order_imported_order_deleted');
});

test('numbers go on after those of imported orders, and the counter is set', async () => {
  const old = { status: 'APPROVED', paymentStatus: 'PAID' };
  for (const number of ['10001', '10002', '10004']) expectAnswer(await take({ ...old, number }));
  const numberOf = async () => expectAnswer(await create({ status: 'APPROVED' })).order?.number;
  expect([await numberOf(), await numberOf()]).toEqual(['10003', '10005']);
  const set = (counter: string, allowLowerCounter = false) =>
    shop.staff().call(orders.setOrderNumberCounter, { counter, allowLowerCounter });
  expect(await set('20000')).toEqual({ oldCounter: '10006', newCounter: '20000' });
  expect(await numberOf()).toBe('20000');
  expect(await set('10001')).toMatchObject({ code: 'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER' });
  expect(await set('10001', true)).toEqual({ oldCounter: '20001', newCounter: '10006' });
  expect(await numberOf()).toBe('10006');
});
