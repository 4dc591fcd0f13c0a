import type { orders } from '@stoa/contract';
import { readSite } from '../../platform/db/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { viewOrder } from './order-view.ts';
import { findOrder } from './orders.store.ts';
import { mayRead } from './policy.ts';

/** One of the caller's orders, or any with the permission. For others it does not exist. One statement. */
export const getOrder: UseCase<typeof orders.getOrder> = async (ctx, { id }) => {
  const order = await readSite(ctx, (tx) => findOrder(tx, id));
  return order && mayRead(ctx.caller, order) ? { order: viewOrder(ctx, order) } : refuse('ORDER_NOT_FOUND');
};
