import type { orders } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import type { Order } from './order.ts';
import { viewOrderFor } from './order-view.ts';
import { findOrder } from './orders.store.ts';
import { mayRead } from './policy.ts';

/** One of the caller's orders, or any with the permission. For others it does not exist. One statement. */
export async function findReadable(ctx: Context, id: string): Promise<Order | Refusal> {
  const order = await readSite(ctx, (tx) => findOrder(tx, id));
  return order && mayRead(ctx.caller, order) ? order : refuse('ORDER_NOT_FOUND');
}

export const getOrder: UseCase<typeof orders.getOrder> = async (ctx, { id }) => {
  const order = await findReadable(ctx, id);
  return isRefusal(order) ? order : { order: viewOrderFor(ctx, order) };
};
