import type { dispatch } from '@stoa/contract';
import { type Context, contextIn } from '../../context.ts';
import { aboutOrder, sendLetter } from '../../letters.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { announceOrder } from './announce-order.ts';
import { withActivity } from './approve.ts';
import { lockOrders, MAILED, refuseUnfinished, tellBuyer } from './fulfilling/change-fulfillments.ts';
import { orderConfirmationLetter } from './letters/order-confirmation.ts';
import { pickupReadyLetter } from './letters/pickup-ready.ts';
import type { Order } from './order.ts';
import { pageOfOrder } from './order-page.ts';
import { viewOrder } from './order-view.ts';
import { saveOrder } from './orders.store.ts';

type Service = typeof dispatch;

/** A final order, locked, that buyers are told about. */
async function lockToTell(tx: Tx, orderId: string): Promise<Order | Refusal> {
  const order = (await lockOrders(tx, [orderId])).get(orderId.toLowerCase());
  return order ? (refuseUnfinished(order) ?? order) : refuse('ORDER_NOT_FOUND');
}

/** For buyers who lost the first mail, or gave a wrong address. The mail has the tracking as it is now. */
export const resendDispatchConfirmation: UseCase<Service['resendDispatchConfirmation']> = (
  ctx,
  { orderId, fulfillmentId },
) =>
  withSite(ctx, async (tx) => {
    const order = await lockToTell(tx, orderId);
    if (isRefusal(order)) return order;
    const fulfillment = order.fulfillments.find(({ id }) => id === fulfillmentId.toLowerCase());
    if (!fulfillment) return refuse('FULFILLMENT_NOT_FOUND');
    if (!tellBuyer(ctx, tx, order, [fulfillment])) return refuse('BUYER_NOT_REACHABLE');
    announceOrder(ctx, tx, await saveOrder(tx, withActivity(ctx, order, MAILED)), ['updated']);
    return {};
  });

/** The order as it is now, to the address that it has now. */
export const resendOrderConfirmation: UseCase<Service['resendOrderConfirmation']> = (ctx, { orderId }) =>
  withSite(ctx, async (tx) => {
    const order = await lockToTell(tx, orderId);
    if (isRefusal(order)) return order;
    return confirmTo(ctx, tx, order) ? {} : refuse('BUYER_NOT_REACHABLE');
  });

function confirmTo(ctx: Context, tx: Tx, order: Order): boolean {
  if (!order.email) return false;
  const seen = contextIn(ctx, order.language);
  const facts = { order: viewOrder(seen, order), url: pageOfOrder(seen, order) };
  sendLetter(tx, orderConfirmationLetter, { to: order.email, from: seen.site, about: aboutOrder(order) }, facts);
  return true;
}

/** Pressing twice tells once; buyers who forgot are told again only on purpose. */
export const tellPickupReady: UseCase<Service['tellPickupReady']> = (ctx, { orderId, again }) =>
  withSite(ctx, async (tx) => {
    const order = await lockToTell(tx, orderId);
    if (isRefusal(order)) return order;
    if (!order.delivery?.pickup) return refuse('ORDER_IS_NOT_PICKED_UP');
    if (!order.email) return refuse('BUYER_NOT_REACHABLE');
    if (!again && order.activities.some(({ type }) => type === PICKUP_READY)) return { sent: false };
    const seen = contextIn(ctx, order.language);
    const facts = { order: viewOrder(seen, order), url: pageOfOrder(seen, order) };
    sendLetter(tx, pickupReadyLetter, { to: order.email, from: seen.site, about: aboutOrder(order) }, facts);
    announceOrder(ctx, tx, await saveOrder(tx, withActivity(ctx, order, PICKUP_READY)), ['updated']);
    return { sent: true };
  });

const PICKUP_READY = 'PICKUP_READY_EMAIL_SENT';
