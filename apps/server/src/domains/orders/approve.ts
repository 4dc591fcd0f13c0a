import type { Context } from '../../context.ts';
import type { Order, OrderActivity } from './order.ts';
import { nextStatus } from './order-machine.ts';
import { paymentStatusOf } from './payment-status.ts';

type Clock = Pick<Context, 'now' | 'newId'>;

/** The order, standing: placed for good, and paid where its ledger says so. */
export function approve(ctx: Clock, order: Order): Order {
  const status = nextStatus(order.status, 'approve');
  if (!status) throw new Error(`order ${order.id} is ${order.status} and cannot be approved`);
  const placed = withActivity(ctx, { ...order, status, purchasedDate: ctx.now().toISOString() }, 'ORDER_PLACED');
  return paymentStatusOf(order.total, order.ledger) === 'PAID' ? withActivity(ctx, placed, 'ORDER_PAID') : placed;
}

export function withActivity(ctx: Clock, order: Order, type: OrderActivity['type']): Order {
  const now = ctx.now().toISOString();
  return { ...order, updatedDate: now, activities: [...order.activities, { id: ctx.newId(), type, createdDate: now }] };
}
