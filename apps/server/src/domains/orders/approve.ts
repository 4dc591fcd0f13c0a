import type { Context } from '../../context.ts';
import { heldOf, total as totalOf } from '../payments/index.ts';
import type { ActivityDetails, ActivityType, Order, OrderActivity } from './order.ts';
import { nextStatus } from './order-machine.ts';
import { paymentStatusOf } from './payment-status.ts';

type Clock = Pick<Context, 'now' | 'newId'>;

/** The approved order: placed for good, and paid if its payments say so. */
export function approve(ctx: Clock, order: Order): Order {
  const status = nextStatus(order.status, 'approve');
  if (!status) throw new Error(`order ${order.id} is ${order.status} and cannot be approved`);
  const placed = withActivity(ctx, { ...order, status, purchasedDate: ctx.now().toISOString() }, 'ORDER_PLACED');
  return withPayments(ctx, placed);
}

/** The order with a history line for its current payments. */
export function withPayments(ctx: Clock, order: Order): Order {
  const status = paymentStatusOf(order);
  if (status === 'PAID') return withActivity(ctx, order, 'ORDER_PAID');
  if (status === 'PARTIALLY_PAID') return withActivity(ctx, order, 'ORDER_PARTIALLY_PAID');
  return totalOf(order.payments, heldOf) > 0 ? withActivity(ctx, order, 'AUTHORIZED_PAYMENT_CREATED') : order;
}

/** The order with a further entry in its history. */
export function withActivity(ctx: Clock, order: Order, type: ActivityType, details?: ActivityDetails): Order {
  const now = ctx.now().toISOString();
  const entry: OrderActivity = { id: ctx.newId(), type, createdDate: now, ...(details && { details }) };
  return { ...order, updatedDate: now, activities: [...order.activities, entry] };
}
