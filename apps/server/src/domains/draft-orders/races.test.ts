// Simultaneous commits, on a server and on the embedded database.
import { draftOrders, orders } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { placeOrder } from '@stoa/server/testing/orders';
import { expectAnswer, openShop } from '@stoa/server/testing/shop';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

const codesOf = (answers: readonly unknown[]) =>
  answers.map((answer) => (answer as { code?: string }).code ?? 'done').toSorted();

describe.each(['embedded', 'postgresql'])('%s', (kind) => {
  let database: Database;
  if (kind === 'postgresql') {
    onPostgres((opened) => {
      database = opened;
    });
  } else
    beforeAll(async () => {
      database = await openTestDatabase();
    });

  test('of simultaneous commits of a draft, one is applied, and stock moves once', async () => {
    const shop = await openShop(database);
    const owner = shop.staff();
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
    const { id } = await placeOrder(shop, [mug.line(2)]);
    const { calculatedDraftOrder } = expectAnswer(
      await owner.call(draftOrders.createDraftOrder, { sourceOrderId: id }),
    );
    const draftOrderId = calculatedDraftOrder?.draftOrder?.id ?? '';
    const lineItemId = calculatedDraftOrder?.draftOrder?.lineItems?.[0]?.lineItem?.id;
    const lineItemChanges = [{ lineItemId, newQuantity: 5 }];
    expectAnswer(await owner.call(draftOrders.updateLineItems, { draftOrderId, lineItemChanges }));
    const commitSettings = { updateInventory: [{ lineItemId }] };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.call(draftOrders.commitDraftOrder, { draftOrderId, commitSettings })),
    );
    expect(codesOf(answers)).toEqual([...Array(5).fill('DRAFT_ORDER_ALREADY_COMMITTED'), 'done']);
    expect(await shop.stockOf(mug.id)).toBe(4);
    const { order } = expectAnswer(await owner.call(orders.getOrder, { id }));
    expect(order?.activities?.filter(({ type }) => type === 'DRAFT_ORDER_CHANGES_APPLIED')).toHaveLength(1);
  });

  test('a draft becomes one order, and the last item is sold once', async () => {
    const shop = await openShop(database);
    const owner = shop.staff();
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 1 });
    const draft = async () => {
      const { calculatedDraftOrder } = expectAnswer(
        await owner.call(draftOrders.createDraftOrder, {
          draftOrder: {
            catalogLineItems: [{ catalogReference: mug.line(1).catalogReference, quantity: 1 }],
            shippingInfo: { title: 'By hand', cost: { price: { amount: '0' } } },
          },
        }),
      );
      return calculatedDraftOrder?.draftOrder?.id ?? '';
    };
    const drafts = [await draft(), await draft()];
    const answers = await Promise.all(
      [...drafts, ...drafts].map((draftOrderId) => owner.call(draftOrders.createOrderFromDraft, { draftOrderId })),
    );
    expect(codesOf(answers).filter((code) => code === 'done')).toHaveLength(1);
    expect(await shop.stockOf(mug.id)).toBe(0);
    expect(await shop.rows('orders')).toHaveLength(1);
  });
});
