import { orderEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import type { Order } from './order.ts';
import { viewOrder } from './order-view.ts';
import { tellBusiness } from './tell-business.ts';

/** Order events for others to hear. */
type Happening = 'created' | 'updated' | 'approved' | 'paymentStatusUpdated';

export function announceOrder(ctx: Context, tx: Tx, saved: Order, happenings: readonly Happening[]): void {
  const order = viewOrder(ctx, saved);
  const announcements = {
    created: () => orderEvents.created(order),
    updated: () => orderEvents.updated(order),
    approved: () => orderEvents.approved(saved.id, { order }),
    paymentStatusUpdated: () => orderEvents.paymentStatusUpdated(saved.id, { order }),
  };
  for (const happening of happenings) emit(tx, announcements[happening]());
  if (happenings.includes('approved')) tellBusiness(ctx, tx, saved);
}
