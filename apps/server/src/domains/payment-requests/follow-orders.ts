import { orderTransactionEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { followOrder } from './charge-request.ts';

/**
 * Payments that are settled after their buyer has left, by the bank's news or a follow-up, pay their requests as well. An order
 * that was paid in part before has the same status afterwards.
 */
export const requestsFollowOrders: Consumer<Context> = {
  name: 'payment requests follow orders',
  hears: [on(orderTransactionEvents.detailsUpdated, (ctx, { entityId }, tx) => followOrder(ctx, tx, entityId))],
};
