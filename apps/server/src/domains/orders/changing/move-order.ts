import type { orders } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { completeCheckout, lockCheckout } from '../../checkout/index.ts';
import { takeStock } from '../../inventory/index.ts';
import { capturedOf, heldOf, total as totalOf } from '../../payments/index.ts';
import { announceOrder } from '../announce-order.ts';
import { approve, withActivity } from '../approve.ts';
import type { Order } from '../order.ts';
import { nextStatus, type OrderStatus, stepTo } from '../order-machine.ts';
import { viewOrder } from '../order-view.ts';
import { saveOrder } from '../orders.store.ts';
import { stockLinesOf, undoPlacement } from '../place-order.ts';
import { cancel, isBeingPaid, lockToMove, refuseToCancel } from './cancel-order.ts';
import { refuseOthers } from './edit-order.ts';

type Status = Exclude<OrderStatus, 'INITIALIZED'>;

/**
 * Moves an order to another status, for programs that decide over its payment themselves. Approving places it for good;
 * rejecting returns what it holds; cancelling restocks nothing and tells nobody, unlike `cancelOrder`.
 */
export const updateOrderStatus: UseCase<typeof orders.updateOrderStatus> = (ctx, { orderId, status }) =>
  withSite(ctx, async (tx) => {
    const order = await lockToMove(ctx, tx, orderId);
    if (isRefusal(order)) return order;
    const refused = refuseOthers(ctx.caller, order);
    if (refused) return refused;
    if (order.status === status) return refuse('STATUS_ALREADY_SET');
    const step = stepTo[status];
    if (!step || status === 'INITIALIZED') return refuse('STATUS_NOT_SUPPORTED');
    if (!nextStatus(order.status, step)) return refuse('UNSUPPORTED_TRANSITION', { from: order.status, to: status });
    const moved = await moves[status](ctx, tx, order);
    return isRefusal(moved) ? moved : { order: viewOrder(ctx, moved) };
  });

const moves: Record<Status, (ctx: Context, tx: Tx, order: Order) => Promise<Order | Refusal>> = {
  APPROVED: approveNow,
  async PENDING(ctx, tx, order) {
    const held = await holdAgain(ctx, tx, order);
    return held ?? saveStep(ctx, tx, withActivity(ctx, { ...order, status: 'PENDING' }, 'ORDER_PENDING'));
  },
  async REJECTED(ctx, tx, order) {
    if (isBeingPaid(order)) return underWay(order, 'REJECTED');
    await undoPlacement(ctx, tx, order);
    return saveStep(ctx, tx, withActivity(ctx, { ...order, status: 'REJECTED' }, 'ORDER_REJECTED'));
  },
  async CANCELED(ctx, tx, order) {
    const refused = refuseToCancel(order);
    if (refused) return isBeingPaid(order) ? underWay(order, 'CANCELED') : refused;
    return cancel(ctx, tx, order, { restock: false, tell: false, message: null });
  },
};

async function approveNow(ctx: Context, tx: Tx, order: Order): Promise<Order | Refusal> {
  if (isBeingPaid(order)) return underWay(order, 'APPROVED');
  const checkout = order.checkoutId ? await lockCheckout(tx, order.checkoutId) : null;
  if (checkout) await completeCheckout(ctx, tx, checkout);
  const held = await holdAgain(ctx, tx, order);
  if (held) return held;
  const saved = await saveOrder(tx, approve(ctx, order));
  announceOrder(ctx, tx, saved, ['updated', 'approved']);
  return saved;
}

async function saveStep(ctx: Context, tx: Tx, order: Order): Promise<Order> {
  const saved = await saveOrder(tx, order);
  announceOrder(ctx, tx, saved, ['updated']);
  return saved;
}

/**
 * Takes the stock of an order again whose payment failed: it was returned then. What gift cards and coupons gave was
 * returned as well and is not taken behind the buyer's back: such an order is placed anew, from its checkout.
 */
async function holdAgain(ctx: Context, tx: Tx, order: Order): Promise<Refusal | null> {
  const hasMoney = totalOf(order.payments, heldOf) + totalOf(order.payments, capturedOf) > 0;
  const isUndone = order.status === 'INITIALIZED' && order.payments.length > 0 && !hasMoney && !isBeingPaid(order);
  if (!isUndone) return null;
  const isDiscounted = order.giftCards.length > 0 || order.adjustments.some(({ source }) => source === 'COUPON');
  if (isDiscounted) return refuse('UNSUPPORTED_TRANSITION', { reason: 'PAYMENT_FAILED' });
  if (order.isStockDue) return null;
  const short = await takeStock(ctx, tx, order.id, stockLinesOf(order.lines));
  return short.length > 0 ? refuse('UNSUPPORTED_TRANSITION', { reason: 'OUT_OF_STOCK' }) : null;
}

/** The outcome of a payment that is under way decides. */
const underWay = ({ status }: Order, to: OrderStatus): Refusal =>
  refuse('UNSUPPORTED_TRANSITION', { from: status, to, reason: 'PAYMENT_UNDER_WAY' });
