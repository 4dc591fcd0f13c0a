import type { TestServer } from '@stoa/server/testing/server';
import { orders } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf, readyCheckout } from './buying.ts';
import {
  errorOf,
  MISSING,
  newOwner,
  newVisitor,
  type Owner,
  refusalOf,
  startShop,
  violationsOf,
} from './public-clients.ts';

let shop: TestServer;
let owner: Owner;
let line: Lines;
beforeAll(async () => {
  shop = await startShop();
  owner = newOwner(shop);
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

type Answer = {
  order?: { status?: string; activities?: { _id?: string; activityType?: string }[]; lineItems?: object[] };
};
type Hidden = Record<
  'updateOrderStatus' | 'addActivity' | 'updateActivity' | 'deleteActivity' | 'updateOrderLineItem',
  (...given: unknown[]) => Promise<Answer & { activityId?: string }>
>;

/** Functions of the client that its typings leave out. */
const hidden = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { orders },
  }).orders as unknown as Hidden;

async function newOrder() {
  const visitor = newVisitor(shop);
  const { orderId } = await visitor.checkout.createOrder(await readyCheckout(visitor, line('stoneware-mug', 2)));
  return { visitor, id: orderId ?? '' };
}

test('an order is changed by the fields of its mask', async () => {
  const { id } = await newOrder();
  const changed = await owner.orders.updateOrder(id, {
    buyerInfo: { email: 'countess@example.com' },
    archived: true,
    billingInfo: { contactDetails: { company: 'Engines Ltd' } },
  });
  expect(changed).toMatchObject({
    buyerInfo: { email: 'countess@example.com' },
    archived: true,
    billingInfo: { contactDetails: { firstName: 'Ada', company: 'Engines Ltd' }, address: { city: 'Berlin' } },
  });
  expect(changed.activities?.map(({ activityType }) => activityType)).toEqual(['ORDER_PLACED', 'EMAIL_EDITED']);
  expect(await refusalOf(owner.orders.updateOrder(MISSING, { archived: true }))).toEqual(['ORDER_NOT_FOUND', 404]);
  expect(await violationsOf(owner.orders.updateOrder(id, { buyerNote: 'Ring' } as never))).toEqual({
    'order.buyerNote': 'OTHER',
  });
});

test('an order is cancelled once, and can then no longer move', async () => {
  const { id, visitor } = await newOrder();
  const { order } = await owner.orders.cancelOrder(id, {
    restockAllItems: true,
    sendOrderCanceledEmail: true,
    customMessage: 'Sold out after all.',
  });
  expect(order).toMatchObject({ status: 'CANCELED', lineItems: [{ restockQuantity: 2 }] });
  expect((await owner.orders.cancelOrder(id)).order).toMatchObject({ status: 'CANCELED' });
  expect(await refusalOf(owner.orders.cancelOrder(MISSING))).toEqual(['ORDER_NOT_FOUND', 404]);
  expect((await errorOf(visitor.orders.cancelOrder(id))).status).toBe(403);
  const staff = hidden();
  expect(await refusalOf(staff.updateOrderStatus(id, 'APPROVED'))).toEqual(['UNSUPPORTED_TRANSITION', 428]);
  expect(await refusalOf(staff.updateOrderStatus(id, 'CANCELED'))).toEqual(['STATUS_ALREADY_SET', 428]);
  expect(await refusalOf(staff.updateOrderStatus(id, 'INITIALIZED'))).toEqual(['STATUS_NOT_SUPPORTED', 400]);
});

test('the history takes comments, and is otherwise written by the server', async () => {
  const { id, visitor } = await newOrder();
  const comment = (message: string) => ({ merchantComment: { message } });
  const { activityIds } = await owner.orders.addActivities(id, {
    orderActivities: [{ activityType: 'MERCHANT_COMMENT', ...comment('Call first') }],
  });
  const staff = hidden();
  const { activityId } = await staff.addActivity(id, comment('Second'));
  await staff.updateActivity({ _id: id, activityId }, comment('Third'));
  await staff.deleteActivity({ _id: id, activityId: activityIds?.[0] });
  const { activities } = await owner.orders.getOrder(id);
  expect(activities).toMatchObject([{ activityType: 'ORDER_PLACED' }, { _id: activityId, ...comment('Third') }]);
  expect((await visitor.orders.getOrder(id)).activities).toHaveLength(1);
  const forged = owner.orders.addActivities(id, { orderActivities: [{ activityType: 'ORDER_PAID' }] });
  expect(await violationsOf(forged)).toEqual({ 'orderActivities[0].activityType': 'OTHER' });
});

test('orders are changed and tagged in bulk, and a line on its own', async () => {
  const [one, two] = [await newOrder(), await newOrder()];
  const { results, bulkActionMetadata } = await owner.orders.bulkUpdateOrders(
    [{ order: { _id: one.id, archived: true } }, { order: { _id: MISSING, archived: true } }],
    { returnEntity: true },
  );
  expect(results).toMatchObject([{ item: { _id: one.id, archived: true } }, { itemMetadata: { success: false } }]);
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
  await owner.orders.bulkUpdateOrderTags([two.id], { assignTags: { tags: { tagIds: ['vip'] } } });
  const tagged = await owner.orders.getOrder(two.id);
  expect(tagged.tags?.tags?.tagIds).toEqual(['vip']);
  const lineItemId = tagged.lineItems?.[0]?._id;
  const descriptionLines = [{ name: { original: 'Engraving' }, plainText: { original: 'Ada' } }];
  const { order } = await hidden().updateOrderLineItem({ _id: two.id, lineItemId }, { descriptionLines });
  expect(order?.lineItems).toMatchObject([{ descriptionLines }]);
});
