import { isDeepStrictEqual } from 'node:util';
import type { orders } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { announceOrder } from '../announce-order.ts';
import { withActivity } from '../approve.ts';
import type { Order } from '../order.ts';
import { viewOrder } from '../order-view.ts';
import { saveOrder } from '../orders.store.ts';
import { lockToEdit, refuseOthers, refuseUndecided } from './edit-order.ts';
import { readChanges, type SentOrder } from './read-changes.ts';

type Service = typeof orders;

/** Fields that anybody with the permission may change, of whatever order. */
const MARKS = new Set(['id', 'archived', 'seenByAHuman']);

/**
 * Changes what a buyer told the shop about themselves, and the shop's own marks. Amounts and items stay: they are what
 * was agreed. Null takes a field away. Sent as they are, other fields are passed over.
 */
export const updateOrder: UseCase<Service['updateOrder']> = (ctx, { order: sent }) =>
  withSite(ctx, async (tx) => {
    const order = await changeOrder(ctx, tx, sent);
    return isRefusal(order) ? order : { order: viewOrder(ctx, order) };
  });

/** Locks an order, changes it as sent and announces it. */
export async function changeOrder(ctx: Context, tx: Tx, sent: SentOrder): Promise<Order | Refusal> {
  const before = await lockToEdit(tx, sent.id);
  if (isRefusal(before)) return before;
  const refused =
    refuseUndecided(before) ??
    (Object.keys(sent).every((name) => MARKS.has(name)) ? null : refuseOthers(ctx.caller, before));
  if (refused) return refused;
  const after = readChanges(ctx, before, sent);
  if (isRefusal(after)) return after;
  if (isDeepStrictEqual(viewOrder(ctx, after), viewOrder(ctx, before))) return before;
  const saved = await saveOrder(tx, { ...withSteps(ctx, before, after), updatedDate: ctx.now().toISOString() });
  announceOrder(ctx, tx, saved, ['updated']);
  return saved;
}

/** The history says where the goods and the mails go. */
function withSteps(ctx: Context, before: Order, after: Order): Order {
  const told = after.email === before.email ? after : withActivity(ctx, after, 'EMAIL_EDITED');
  const isElsewhere = !isDeepStrictEqual(before.delivery?.destination, after.delivery?.destination);
  return isElsewhere ? withActivity(ctx, told, 'SHIPPING_ADDRESS_EDITED') : told;
}
