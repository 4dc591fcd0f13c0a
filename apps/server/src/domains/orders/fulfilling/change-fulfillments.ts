import { fulfillmentEvents, orderEvents } from '@stoa/contract';
import { type Context, contextIn } from '../../../context.ts';
import { aboutOrder, sendLetter } from '../../../letters.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { announceOrder } from '../announce-order.ts';
import { withActivity } from '../approve.ts';
import { dispatchLetter } from '../letters/dispatch.ts';
import type { Order, OrderActivity } from '../order.ts';
import { statusOfFulfillment } from '../order-facts.ts';
import { pageOfOrder } from '../order-page.ts';
import { viewOrder } from '../order-view.ts';
import { findOrders, lockOrderRows, saveOrder } from '../orders.store.ts';
import type { Fulfillment } from './fulfillment.ts';
import { viewFulfillments } from './fulfillment-view.ts';

/** Orders with all that has happened to them, locked until the transaction ends. */
export async function lockOrders(tx: Tx, ids: readonly string[]): Promise<Map<string, Order>> {
  const known = [...new Set(ids.filter(isGuid).map((id) => id.toLowerCase()))];
  await lockOrderRows(tx, known);
  return new Map((await findOrders(tx, known)).map((order) => [order.id, order]));
}

/** Why nothing of an order can be handed over; null if it can. */
export function refuseUnfinished({ status }: Order): Refusal | null {
  switch (status) {
    case 'INITIALIZED':
    case 'PENDING':
      return refuse('ORDER_IS_PENDING');
    case 'REJECTED':
      return refuse('ORDER_IS_REJECTED');
    case 'CANCELED':
      return refuse('ORDER_CANCELED');
    case 'APPROVED':
      return null;
  }
}

type Change = {
  fulfillments: readonly Fulfillment[];
  /** The new and changed fulfilments that the buyer is told about. */
  tellOf: readonly Fulfillment[];
};

/**
 * Writes the order of changed fulfilments, with its history and status, and announces both. The fulfilments themselves
 * have been written.
 */
export async function saveFulfilled(
  ctx: Context,
  tx: Tx,
  before: Order,
  { fulfillments, tellOf }: Change,
): Promise<Order> {
  const after = { ...before, fulfillments: [...fulfillments] };
  const [from, to] = [statusOfFulfillment(before), statusOfFulfillment(after)];
  const told = tellBuyer(ctx, tx, after, tellOf);
  const steps = [...statusSteps(from, to), ...trackingSteps(before, after), ...(told ? [MAILED] : [])];
  const order = steps.reduce((so_far, step) => withActivity(ctx, so_far, step), after);
  const saved = await saveOrder(tx, { ...order, updatedDate: ctx.now().toISOString() });
  emit(tx, fulfillmentEvents.updated(viewFulfillments(saved)));
  announceOrder(ctx, tx, saved, ['updated']);
  if (to === 'FULFILLED' && from !== to) {
    const statuses = { previousFulfillmentStatus: from, newFulfillmentStatus: to };
    emit(tx, orderEvents.fulfilled(saved.id, { order: viewOrder(ctx, saved), ...statuses, action: 'ORDER_FULFILLED' }));
  }
  return saved;
}

type Step = OrderActivity['type'];
/** The line of the history that says that the buyer was told. */
export const MAILED: Step = 'SHIPPING_CONFIRMATION_EMAIL_SENT';

function statusSteps(from: string, to: string): Step[] {
  if (from === to) return [];
  if (to === 'FULFILLED') return ['ORDER_FULFILLED'];
  return from === 'FULFILLED' || to === 'NOT_FULFILLED' ? ['ORDER_NOT_FULFILLED'] : [];
}

/** What was added to the tracking of each fulfilment, or changed. */
function trackingSteps(before: Order, after: Order): Step[] {
  return after.fulfillments.flatMap(({ id, tracking }): Step[] => {
    const known = before.fulfillments.find((one) => one.id === id)?.tracking;
    if (tracking?.number && tracking.number !== known?.number)
      return [known?.number ? 'TRACKING_NUMBER_EDITED' : 'TRACKING_NUMBER_ADDED'];
    return tracking?.link && tracking.link !== known?.link ? ['TRACKING_LINK_ADDED'] : [];
  });
}

/** Sends a letter for each parcel; false if there is none: buyers who pick their order up have it in their hands. */
export function tellBuyer(ctx: Context, tx: Tx, order: Order, fulfillments: readonly Fulfillment[]): boolean {
  const { email, delivery } = order;
  if (!email || delivery?.pickup) return false;
  const seen = contextIn(ctx, order.language);
  const wire = viewOrder(seen, order);
  const url = pageOfOrder(seen, order);
  const to = { to: email, from: seen.site, about: aboutOrder(order) };
  for (const fulfillment of viewFulfillments({ id: order.id, fulfillments }).fulfillments ?? [])
    sendLetter(tx, dispatchLetter, to, { order: wire, fulfillment, url });
  return fulfillments.length > 0;
}
