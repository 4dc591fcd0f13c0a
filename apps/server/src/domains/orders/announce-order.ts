import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import type { Order } from './order.ts';
import { viewOrder } from './order-view.ts';

type OrderEvent = 'created' | 'updated' | 'approved' | 'payment_status_updated';

export function announceOrder(ctx: Context, tx: Tx, order: Order, events: readonly OrderEvent[]): void {
  const entity = viewOrder(ctx, order);
  for (const event of events) emit(tx, { type: `wix.ecom.v1.order_${event}`, entityId: order.id, payload: { entity } });
}
