import { contactEvents, orderEvents } from '@stoa/contract';
import { MOST_REQUESTED_ITEMS } from '@stoa/contract/reviews/review-requests';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { findOrderToReview } from '../orders/index.ts';
import { cancelRequest } from './change-request.ts';
import { writeRequest } from './create-request.ts';
import { findAsked, lockScheduledOf, moveRequestsToContact } from './review-requests.store.ts';
import { requestSettings } from './settings.store.ts';

/** Buyers are asked some days after all of their order was handed over, if the owner wants it. */
export const fulfilledOrdersAreAskedAbout: Consumer<Context> = {
  name: 'review requests',
  hears: [
    on(orderEvents.fulfilled, (ctx, { entityId }, tx) => askAbout(ctx, tx, entityId)),
    on(
      orderEvents.approved,
      (ctx, { entityId }, tx) => askAbout(ctx, tx, entityId),
      // there is nothing to hand over
      ({ order }) => order?.fulfillmentStatus === 'FULFILLED',
    ),
    on(
      orderEvents.paymentStatusUpdated,
      (ctx, { entityId }, tx) => cancelRequestsOf(ctx, tx, entityId),
      ({ order }) => order?.paymentStatus === 'FULLY_REFUNDED',
    ),
    on(
      orderEvents.updated,
      (ctx, { entityId }, tx) => cancelRequestsOf(ctx, tx, entityId),
      ({ status }) => status === 'CANCELED',
    ),
    on(contactEvents.merged, async (_ctx, { payload: { sourceContactIds = [], targetContactId } }, tx) => {
      if (targetContactId) await moveRequestsToContact(tx, sourceContactIds, targetContactId);
    }),
  ],
};

async function askAbout(ctx: Context, tx: Tx, orderId: string): Promise<void> {
  const settings = await requestSettings.read(tx);
  if (!settings.enabled) return;
  const order = await findOrderToReview(tx, orderId);
  if (!order?.contactId || order.isUndone) return;
  const asked = await findAsked(tx, order.id);
  const productIds = order.productIds.filter((id) => !asked.has(id)).slice(0, MOST_REQUESTED_ITEMS);
  if (productIds.length === 0) return;
  await writeRequest(ctx, tx, {
    orderId: order.id,
    contactId: order.contactId,
    productIds,
    sendDate: new Date(ctx.now().getTime() + settings.days * DAY_MS).toISOString(),
    requestedBy: null,
    automationActivationId: null,
  });
}

async function cancelRequestsOf(ctx: Context, tx: Tx, orderId: string): Promise<void> {
  for (const request of await lockScheduledOf(tx, orderId)) await cancelRequest(ctx, tx, request);
}
