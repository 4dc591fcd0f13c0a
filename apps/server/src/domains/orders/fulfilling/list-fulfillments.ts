import type { orderFulfillments } from '@stoa/contract';
import { type Caller, may, ownerOf } from '../../../caller.ts';
import { readSite } from '../../../platform/db/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import type { Order } from '../order.ts';
import { findOrder, findOrders } from '../orders.store.ts';
import { viewFulfillments } from './fulfillment-view.ts';

type Service = typeof orderFulfillments;

/** Buyers see what was sent to them. */
const maySee = (caller: Caller, { buyerId }: Order): boolean =>
  may(caller, 'ECOM.READ_FULFILLMENTS') || (buyerId !== null && buyerId === ownerOf(caller));

export const listFulfillmentsForSingleOrder: UseCase<Service['listFulfillmentsForSingleOrder']> = async (
  ctx,
  { orderId },
) => {
  const order = await readSite(ctx, (tx) => findOrder(tx, orderId));
  if (!order || !maySee(ctx.caller, order)) return refuse('ORDER_NOT_FOUND');
  return { orderWithFulfillments: viewFulfillments(order) };
};

/** In the order of the request; orders that the caller may not see are left out. */
export const listFulfillmentsForMultipleOrders: UseCase<Service['listFulfillmentsForMultipleOrders']> = async (
  ctx,
  { orderIds },
) => {
  const ids = [...new Set(orderIds.map((id) => id.toLowerCase()))];
  const found = await readSite(ctx, (tx) => findOrders(tx, ids));
  const orders = ids.flatMap((id) => found.find((order) => order.id === id && maySee(ctx.caller, order)) ?? []);
  return { ordersWithFulfillments: orders.map(viewFulfillments) };
};
