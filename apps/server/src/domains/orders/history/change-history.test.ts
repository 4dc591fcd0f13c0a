import { orders } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { beforeEach, expect, test } from 'vitest';

const database = await openTestDatabase();
let shop: Shop;
beforeEach(async () => {
  shop = await openShop(database);
});

const aMug = async () => placeOrder(shop, [(await shop.add({ name: 'Mug', price: 1000 })).line(2)]);
const comment = (message: string) => ({ merchantComment: { message } });

test('comments and entries of apps are added, changed and deleted, and buyers do not see them', async () => {
  const { id, buyer } = await aMug();
  const staff = shop.staff();
  const added = expectAnswer(await staff.call(orders.addActivity, { id, activity: comment('Call first') }));
  expect(added.order?.activities?.at(-1)).toMatchObject({ id: added.activityId, type: 'MERCHANT_COMMENT' });
  const customActivity = {
    appId: '00000000-0000-4000-8000-00000000aaaa',
    type: 'packed',
    additionalData: { by: 'Bo' },
  };
  const orderActivities = [{ activityType: 'MERCHANT_COMMENT', ...comment('Second') }];
  const many = expectAnswer(
    await staff.call(orders.addActivities, { orderId: id, activities: [{ customActivity }], orderActivities }),
  );
  expect(many.order?.activities?.map(({ type }) => type)).toEqual([
    ...['ORDER_PLACED', 'MERCHANT_COMMENT', 'CUSTOM_ACTIVITY', 'MERCHANT_COMMENT'],
  ]);
  const { activityId } = added;
  const changed = expectAnswer(
    await staff.call(orders.updateActivity, { id, activityId, activity: comment('Call later') }),
  );
  expect(changed.order?.activities?.[1]).toMatchObject({ id: activityId, ...comment('Call later') });
  const left = expectAnswer(await staff.call(orders.deleteActivity, { id, activityId }));
  expect(left.order?.activities).toHaveLength(3);
  expect(await staff.call(orders.deleteActivity, { id, activityId })).toMatchObject({
    code: 'ORDER_ACTIVITY_NOT_FOUND',
  });
  const { order } = expectAnswer(await buyer.call(orders.getOrder, { id }));
  expect(order?.activities?.map(({ type }) => type)).toEqual(['ORDER_PLACED']);
});

test('what the server writes cannot be written, changed or deleted', async () => {
  const { id } = await aMug();
  const staff = shop.staff();
  const orderActivities = [{ activityType: 'ORDER_PAID' }];
  expect(await staff.call(orders.addActivities, { orderId: id, orderActivities })).toMatchObject({
    violations: [{ field: 'orderActivities[0].activityType' }],
  });
  expect(await staff.call(orders.addActivity, { id, activity: {} })).toMatchObject({
    violations: [{ field: 'activity.merchantComment' }],
  });
  const { order } = expectAnswer(await staff.call(orders.getOrder, { id }));
  const activityId = order?.activities?.[0]?.id;
  expect(await staff.call(orders.deleteActivity, { id, activityId })).toMatchObject({
    violations: [{ field: 'activityId' }],
  });
});

test('a history has 1,000 entries at most', async () => {
  const { id } = await aMug();
  const add = (count: number) =>
    shop.staff().call(orders.addActivities, { orderId: id, activities: Array(count).fill(comment('x')) });
  for (let round = 0; round < 3; round += 1) expectAnswer(await add(300));
  expect(await add(100)).toMatchObject({ code: 'TOO_MANY_ORDER_ACTIVITIES' });
  expectAnswer(await add(99));
});

test('orders are changed in bulk, each on its own', async () => {
  const [one, two] = [await aMug(), await aMug()];
  const missing = '00000000-0000-4000-8000-000000000000';
  const sent = [
    { order: { id: one.id, archived: true } },
    { order: { id: missing, archived: true } },
    { order: { id: two.id, buyerNote: 'no' } },
  ];
  const { results, bulkActionMetadata } = expectAnswer(
    await shop.staff().call(orders.bulkUpdateOrders, { orders: sent, returnEntity: true }),
  );
  expect(results).toMatchObject([
    { itemMetadata: { id: one.id, success: true }, item: { archived: true } },
    { itemMetadata: { originalIndex: 1, success: false, error: { code: 'ORDER_NOT_FOUND' } } },
    { itemMetadata: { originalIndex: 2, success: false, error: { code: 'INVALID_ARGUMENT' } } },
  ]);
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 });
});

test('tags are assigned and unassigned, private ones are for the shop, and a deleted tag is gone', async () => {
  const { id, buyer } = await aMug();
  const staff = shop.staff();
  const { results } = expectAnswer(
    await staff.call(orders.bulkUpdateOrderTags, {
      orderIds: [id],
      assignTags: { tags: { tagIds: ['gift', 'hurry'] }, privateTags: { tagIds: ['risk'] } },
      unassignTags: { tags: { tagIds: ['gift'] } },
    }),
  );
  expect(results).toMatchObject([{ itemMetadata: { id, success: true } }]);
  const read = async (customer = staff) => expectAnswer(await customer.call(orders.getOrder, { id })).order?.tags;
  expect(await read()).toEqual({ tags: { tagIds: ['gift', 'hurry'] }, privateTags: { tagIds: ['risk'] } });
  expect(await read(buyer)).toEqual({ tags: { tagIds: ['gift', 'hurry'] } });
  expectAnswer(
    await staff.call(orders.bulkUpdateOrderTags, { orderIds: [id], unassignTags: { tags: { tagIds: ['gift'] } } }),
  );
  expect(await read()).toMatchObject({ tags: { tagIds: ['hurry'] } });
  expect(await staff.call(orders.bulkUpdateOrderTags, { orderIds: [id] })).toMatchObject({
    code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
  });
});

test('a line says how it is described and fulfilled, and keeps its price and quantity', async () => {
  const { id, lines } = await aMug();
  const update = (lineItem: object) =>
    shop.staff().call(orders.updateOrderLineItem, { id, lineItem: { id: lines[0], ...lineItem } });
  const descriptionLines = [{ name: { original: 'Engraving' }, plainText: { original: 'Ada' } }];
  const { order } = expectAnswer(await update({ descriptionLines, quantity: 2 }));
  expect(order?.lineItems?.[0]).toMatchObject({ descriptionLines, quantity: 2 });
  expect(await update({ quantity: 3 })).toMatchObject({ violations: [{ field: 'lineItem.quantity' }] });
  expect(await update({ id: '00000000-0000-4000-8000-000000000000' })).toMatchObject({ code: 'LINE_ITEM_NOT_FOUND' });
});
