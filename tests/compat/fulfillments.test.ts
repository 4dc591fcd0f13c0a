import type { TestServer } from '@stoa/server/testing/server';
import { orderFulfillments } from '@wix/ecom';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf, readyCheckout } from './buying.ts';
import { MISSING, newOwner, newVisitor, type Owner, refusalOf, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
let owner: Owner;
let line: Lines;
beforeAll(async () => {
  shop = await startShop();
  owner = newOwner(shop);
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

const backOffice = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { orderFulfillments },
  }).orderFulfillments;

/** An order of two mugs and a shirt, with its buyer's own view of what was sent. */
async function order() {
  const visitor = newVisitor(shop);
  const shirt = line('linen-shirt', 1, { options: { Size: 'S', Colour: 'Ink' } });
  const { orderId } = await visitor.checkout.createOrder(await readyCheckout(visitor, line('stoneware-mug', 2), shirt));
  const { lineItems } = await visitor.orders.getOrder(orderId ?? '');
  const [mugs = '', shirts = ''] = (lineItems ?? []).map(({ _id }) => _id ?? '');
  const buyer = createClient({
    auth: OAuthStrategy({ clientId: shop.site.clientId, tokens: visitor.auth.getTokens() }),
    modules: { orderFulfillments },
  }).orderFulfillments;
  return { orderId: orderId ?? '', mugs, shirts, buyer };
}

test('items are sent in two parcels, with tracking, and the order follows', async () => {
  const staff = backOffice();
  const { orderId, mugs, shirts, buyer } = await order();
  const trackingInfo = { trackingNumber: '1Z999', shippingProvider: 'ups' };
  const first = await staff.createFulfillment(orderId, { lineItems: [{ _id: mugs, quantity: 1 }], trackingInfo });
  expect(first.orderWithFulfillments?.fulfillments).toMatchObject([
    {
      _id: first.fulfillmentId,
      _createdDate: expect.any(Date),
      lineItems: [{ _id: mugs, quantity: 1 }],
      trackingInfo: { ...trackingInfo, trackingLink: 'https://www.ups.com/track?tracknum=1Z999' },
    },
  ]);
  expect(await owner.orders.getOrder(orderId)).toMatchObject({ fulfillmentStatus: 'PARTIALLY_FULFILLED' });
  const customInfo = { fieldsData: { shelf: '7' } };
  const rest = [{ _id: mugs }, { _id: shirts }];
  const second = await staff.createFulfillment(orderId, { lineItems: rest, customInfo, completed: true });
  expect(second.orderWithFulfillments?.fulfillments?.[1]).toMatchObject({ customInfo, completed: true });
  expect(await owner.orders.getOrder(orderId)).toMatchObject({ fulfillmentStatus: 'FULFILLED' });
  const seen = await buyer.listFulfillmentsForSingleOrder(orderId);
  expect(seen.orderWithFulfillments?.fulfillments).toHaveLength(2);
});

test('tracking is changed by a mask, and a deleted fulfilment reopens the order', async () => {
  const staff = backOffice();
  const { orderId, mugs, shirts } = await order();
  const lineItems = [{ _id: mugs }, { _id: shirts }];
  const { fulfillmentId = '' } = await staff.createFulfillment(orderId, { lineItems });
  const ids = { orderId, fulfillmentId: fulfillmentId ?? '' };
  const trackingInfo = { trackingNumber: '42', shippingProvider: 'fedex' };
  const updated = await staff.updateFulfillment(ids, { fulfillment: { trackingInfo } });
  expect(updated.fulfillments).toMatchObject([
    { lineItems: [{ quantity: 2 }, { quantity: 1 }], trackingInfo: { trackingLink: expect.stringContaining('fedex') } },
  ]);
  const { orderWithFulfillments } = await staff.deleteFulfillment(ids);
  expect(orderWithFulfillments).toMatchObject({ orderId, fulfillments: [] });
  expect(await owner.orders.getOrder(orderId)).toMatchObject({ fulfillmentStatus: 'NOT_FULFILLED' });
  expect(await refusalOf(staff.deleteFulfillment(ids))).toEqual(['FULFILLMENT_NOT_FOUND', 404]);
});

test('several orders are fulfilled and listed at once', async () => {
  const staff = backOffice();
  const [one, two] = [await order(), await order()];
  const { results, bulkActionMetadata } = await staff.bulkCreateFulfillments([
    { orderId: one.orderId, fulfillments: [{ lineItems: [{ _id: one.mugs }] }, { lineItems: [{ _id: one.shirts }] }] },
    { orderId: two.orderId, fulfillments: [{ lineItems: [{ _id: two.shirts, quantity: 9 }] }] },
  ]);
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
  expect(results).toMatchObject([
    { itemMetadata: { _id: one.orderId, success: true }, ordersWithFulfillments: { fulfillments: [{}, {}] } },
    { itemMetadata: { originalIndex: 1, success: false, error: { code: 'FULFILLMENT_EXCEEDS_ORDER' } } },
  ]);
  const { ordersWithFulfillments } = await staff.listFulfillmentsForMultipleOrders([two.orderId, one.orderId]);
  expect(ordersWithFulfillments).toMatchObject([
    { orderId: two.orderId, fulfillments: [] },
    { orderId: one.orderId, fulfillments: [{}, {}] },
  ]);
});

test('what cannot be fulfilled is refused with its reason', async () => {
  const staff = backOffice();
  const { orderId, mugs, shirts, buyer } = await order();
  const create = (fulfillment: Parameters<typeof staff.createFulfillment>[1], id = orderId) =>
    staff.createFulfillment(id, fulfillment);
  const lineItems = () => [{ _id: mugs, quantity: 1 }];
  expect(await refusalOf(create({ lineItems: lineItems() }, MISSING))).toEqual(['ORDER_NOT_FOUND', 404]);
  const many = create({ lineItems: [{ _id: mugs, quantity: 3 }] });
  expect(await refusalOf(many)).toEqual(['FULFILLMENT_EXCEEDS_ORDER', 428]);
  await create({ lineItems: lineItems(), trackingInfo: { trackingNumber: '7' } });
  const again = create({ lineItems: [{ _id: shirts }], trackingInfo: { trackingNumber: '7' } });
  expect(await refusalOf(again)).toEqual(['TRACKING_NUMBER_ALREADY_EXISTS', 409]);
  expect(await violationsOf(create({ lineItems: [{ _id: MISSING }] }))).toEqual({
    'fulfillment.lineItems[0].id': 'OTHER',
  });
  expect(await violationsOf(create({ lineItems: lineItems(), status: 'Lost' }))).toEqual({
    'fulfillment.status': 'INVALID_ENUM_VALUE',
  });
  const stranger = createClient({
    auth: OAuthStrategy({ clientId: shop.site.clientId }),
    modules: { orderFulfillments },
  }).orderFulfillments;
  expect(await refusalOf(stranger.listFulfillmentsForSingleOrder(orderId))).toEqual(['ORDER_NOT_FOUND', 404]);
  expect((await refusalOf(buyer.createFulfillment(orderId, { lineItems: [{ _id: shirts }] })))[1]).toBe(403);
});
