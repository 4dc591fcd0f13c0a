import { orderEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { followOrder } from './charge-request.ts';

/** Payments that are settled after their buyer has left, by the bank's news or a follow-up, pay their requests as well. */
export const requestsFollowOrders: Consumer<Context> = {
  name: 'payment requests follow orders',
  hears: [
    on(orderEvents.approved, (ctx, { entityId }, tx) => followOrder(ctx, tx, entityId)),
    on(orderEvents.paymentStatusUpdated, (ctx, { entityId }, tx) => followOrder(ctx, tx, entityId)),
  ],
};
