import { orderEvents, type orders } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { withSite } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { enqueueJob, type JobKind } from '../../../platform/jobs/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { lockOrders } from '../fulfilling/change-fulfillments.ts';
import { lockOrder } from '../lock-order.ts';
import type { Order, OrderActivity } from '../order.ts';
import { lockOrderNumbers, moveOrderCounter, nextOrderNumber } from '../order-numbers.store.ts';
import { viewOrder } from '../order-view.ts';
import { isNumberTaken, removeOrder, saveOrder } from '../orders.store.ts';
import { withStated } from './create-live-order.ts';
import { readOrder } from './read-order.ts';
import type { SentOrder } from './sent-order.ts';

type Service = typeof orders;

/** Takes an order of another shop over as it is. No stock moves, nobody is told, and no contact is made. */
export const importOrder: UseCase<Service['importOrder']> = (ctx, { order: sent }) => {
  const read = readOrder(ctx, sent);
  const number = sent.number ?? '';
  if (isRefusal(read)) return Promise.resolve(read);
  if (number && !/^[1-9]\d{0,17}$/.test(number)) return Promise.resolve(wrongNumber('must be a number'));
  const order = asImported(ctx, withStated(read, sent), sent);
  return withSite(ctx, async (tx) => {
    const known = await lockOrder(tx, order.id);
    if (known && !known.imported) return refuse('CANNOT_OVERWRITE_NON_IMPORTED_ORDER');
    const { firstOrderNumber } = ctx.site.settings;
    if (number) {
      await lockOrderNumbers(tx, firstOrderNumber);
      if (await isNumberTaken(tx, number, order.id)) return wrongNumber('is the number of another order');
    }
    if (known) await removeOrder(tx, known.id);
    const saved = await saveOrder(tx, { ...order, number: number || (known?.number ?? '') }, firstOrderNumber);
    const wire = viewOrder(ctx, saved);
    emit(tx, orderEvents.imported(saved.id, { order: wire }));
    return { order: wire };
  });
};

const wrongNumber = (description: string): Refusal =>
  invalid({ field: 'order.number', description, violatedRule: 'OTHER' });

function asImported(ctx: Context, order: Order, sent: SentOrder): Order {
  const createdDate = sent.createdDate ?? sent.purchasedDate ?? order.createdDate;
  const fulfillmentStatus = sent.fulfillmentStatus;
  return {
    ...order,
    id: sent.id?.toLowerCase() ?? ctx.newId(),
    imported: true,
    status: sent.status ?? 'APPROVED',
    createdDate,
    updatedDate: sent.updatedDate ?? createdDate,
    purchasedDate: sent.purchasedDate ?? createdDate,
    stated: { wire: {}, ...order.stated, ...(fulfillmentStatus && { fulfillmentStatus }) },
    activities: sent.activities?.map((each) => readActivity(ctx, each)) ?? [],
  };
}

type SentActivity = NonNullable<SentOrder['activities']>[number];

function readActivity(ctx: Context, { id, type, activityType, createdDate, ...rest }: SentActivity): OrderActivity {
  const { authorEmail, ...details } = rest;
  return {
    id: id ?? ctx.newId(),
    type: type ?? activityType ?? 'MERCHANT_COMMENT',
    createdDate: createdDate ?? ctx.now().toISOString(),
    ...(authorEmail && { authorEmail }),
    details,
  };
}

/** Sets the number of the next order. Numbers that orders have are passed over. */
export const setOrderNumberCounter: UseCase<Service['setOrderNumberCounter']> = (
  ctx,
  { counter, allowLowerCounter = false },
) =>
  withSite(ctx, async (tx) => {
    const { firstOrderNumber } = ctx.site.settings;
    await lockOrderNumbers(tx, firstOrderNumber);
    const oldCounter = await nextOrderNumber(tx, firstOrderNumber);
    const next = String(BigInt(counter));
    if (BigInt(next) < BigInt(oldCounter) && !allowLowerCounter)
      return refuse('CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER', { counter: oldCounter });
    await moveOrderCounter(tx, next);
    return { oldCounter: String(oldCounter), newCounter: String(await nextOrderNumber(tx, firstOrderNumber)) };
  });

export const bulkDeleteImportedOrders: UseCase<Service['bulkDeleteImportedOrders']> = (ctx, { orderIds }) =>
  withSite(ctx, async (tx) => ({ jobId: await enqueueJob(ctx, tx, deleteImported, { orderIds }) }));

const AT_ONCE = 100;

/** Deletes imported orders, and tells of each. Others stay; so do those that are gone when a job is repeated. */
export const deleteImported: JobKind<Context, { orderIds: string[] }, { deleted: number }> = {
  name: 'orders.delete-imported',
  async run(ctx, { input: { orderIds } }) {
    let deleted = 0;
    for (let at = 0; at < orderIds.length; at += AT_ONCE)
      deleted += await withSite(ctx, async (tx) => {
        const known = [...(await lockOrders(tx, orderIds.slice(at, at + AT_ONCE))).values()];
        const imported = known.filter((order) => order.imported);
        for (const order of imported) {
          await removeOrder(tx, order.id);
          emit(tx, orderEvents.importedOrderDeleted(order.id, { order: viewOrder(ctx, order) }));
        }
        return imported.length;
      });
    return { deleted };
  },
};
