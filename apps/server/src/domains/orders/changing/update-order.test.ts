import { orders } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP } from '@stoa/server/testing/delivery';
import { placeOrder } from '@stoa/server/testing/orders';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { beforeEach, expect, test } from 'vitest';

const database = await openTestDatabase();
let shop: Shop;
beforeEach(async () => {
  shop = await openShop(database);
});

const aMug = async (how: Parameters<typeof placeOrder>[2] = {}) =>
  placeOrder(shop, [(await shop.add({ name: 'Mug', price: 1000, stock: 5 })).line(2)], how);
const update = (id: string, order: object) => shop.staff().call(orders.updateOrder, { order: { id, ...order } });
const history = (order?: { activities?: { type?: string }[] }) => order?.activities?.map(({ type }) => type);

test('buyer details, addresses and marks change, and the history says where mails and goods go', async () => {
  const { id } = await aMug();
  const before = (await shop.events()).length;
  const { order } = expectAnswer(
    await update(id.toUpperCase(), {
      buyerInfo: { email: 'lovelace@example.com' },
      buyerLanguage: 'de',
      weightUnit: 'LB',
      archived: true,
      seenByAHuman: true,
      attributionSource: 'FACEBOOK_ADS',
      billingInfo: { contactDetails: { company: 'Engines Ltd' } },
      shippingInfo: { logistics: { shippingDestination: { address: { addressLine: 'Hafen 1' } } } },
    }),
  );
  expect(order).toMatchObject({
    buyerInfo: { email: 'lovelace@example.com' },
    buyerLanguage: 'de',
    siteLanguage: 'en',
    weightUnit: 'LB',
    archived: true,
    seenByAHuman: true,
    attributionSource: 'FACEBOOK_ADS',
    // what is left out stays
    billingInfo: { address: { city: 'Hamburg' }, contactDetails: { firstName: 'Ada', company: 'Engines Ltd' } },
    shippingInfo: {
      logistics: { shippingDestination: { address: { city: 'Hamburg', country: 'DE', addressLine: 'Hafen 1' } } },
    },
    // the goods go where they are sent
    recipientInfo: { address: { addressLine: 'Hafen 1' } },
  });
  expect(history(order)).toEqual(['ORDER_PLACED', 'EMAIL_EDITED', 'SHIPPING_ADDRESS_EDITED']);
  expect((await shop.events()).slice(before)).toEqual(['order_updated']);
});

test('null takes a field away, and an address in another country keeps nothing of the one before', async () => {
  const { id } = await aMug();
  const { order } = expectAnswer(
    await update(id, {
      buyerInfo: { email: null },
      billingInfo: { address: { country: 'AT', city: 'Wien' }, contactDetails: { lastName: null } },
      recipientInfo: { contactDetails: { firstName: 'Byron' } },
    }),
  );
  expect(order?.buyerInfo).not.toHaveProperty('email');
  expect(order?.billingInfo).toEqual({
    address: { country: 'AT', city: 'Wien' },
    contactDetails: { firstName: 'Ada' },
  });
  expect(order?.recipientInfo).toMatchObject({ address: { city: 'Hamburg' }, contactDetails: { firstName: 'Byron' } });
});

test('what was agreed on stays: sent as it is, it is passed over, and otherwise refused', async () => {
  const { id } = await aMug();
  const { order } = expectAnswer(await shop.staff().call(orders.getOrder, { id }));
  const before = (await shop.events()).length;
  expectAnswer(await update(id, { ...order, id }));
  expect((await shop.events()).slice(before)).toEqual([]);
  expect(await update(id, { buyerNote: 'Ring', currency: 'USD', channelInfo: { type: 'WEB' } })).toMatchObject({
    violations: [
      { field: 'order.buyerNote', description: 'cannot be changed' },
      { field: 'order.currency', description: 'cannot be changed' },
    ],
  });
  expect(await update(id, { buyerInfo: {}, billingInfo: { contactDetails: {} } })).toMatchObject({
    violations: [{ field: 'order.buyerInfo' }, { field: 'order.billingInfo.contactDetails' }],
  });
});

test('an order that is picked up has no address to be sent to', async () => {
  const { id } = await aMug({ code: PICKUP });
  const shippingInfo = { logistics: { shippingDestination: { address: { city: 'Bonn' } } } };
  expect(await update(id, { shippingInfo })).toMatchObject({
    violations: [{ field: 'order.shippingInfo.logistics.shippingDestination' }],
  });
});

test('what is no order cannot be changed', async () => {
  const foreign = '00000000-0000-4000-8000-000000000000';
  expect(await update(foreign, { archived: true })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await update('no-guid', { archived: true })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
});
