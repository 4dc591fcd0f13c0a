import { orderEvents, type orders } from '@stoa/contract';
import { type Context, contextIn } from '../../../context.ts';
import { aboutOrder, sendLetter } from '../../../letters.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { giveBackStock } from '../../inventory/index.ts';
import { heldOf, isPending, type Payment, total as totalOf } from '../../payments/index.ts';
import { announceOrder } from '../announce-order.ts';
import { withActivity } from '../approve.ts';
import { orderCanceledLetter } from '../letters/order-canceled.ts';
import type { Order } from '../order.ts';
import { isOpen, nextStatus } from '../order-machine.ts';
import { pageOfOrder } from '../order-page.ts';
import { viewOrder } from '../order-view.ts';
import { saveOrder } from '../orders.store.ts';
import { orderPayable } from '../paying/order-payable.ts';
import { undoPlacement } from '../place-order.ts';
import { refuseOthers } from './edit-order.ts';

type Service = typeof orders;

export type Cancellation = {
  restock: boolean;
  /** Whether the buyer is told by e-mail. */
  tell: boolean;
  /** The shop's own words in that e-mail. */
  message: string | null;
};

/**
 * Cancels an order for good. No money moves. Repeated, it changes nothing and tells nobody again. An order that awaited
 * its payment returns everything that it holds, whatever is asked.
 */
export const cancelOrder: UseCase<Service['cancelOrder']> = (
  ctx,
  { id, restockAllItems = false, sendOrderCanceledEmail = false, customMessage = null },
) =>
  withSite(ctx, async (tx) => {
    const order = await lockToMove(ctx, tx, id);
    if (isRefusal(order)) return order;
    if (order.status === 'CANCELED') return { order: viewOrder(ctx, order) };
    const refused = refuseOthers(ctx.caller, order) ?? refuseToCancel(order);
    if (refused) return refused;
    const how = { restock: restockAllItems, tell: sendOrderCanceledEmail, message: customMessage };
    return { order: viewOrder(ctx, await cancel(ctx, tx, order, how)) };
  });

/** An order, locked as for a payment until the transaction ends: its status decides over stock and money. */
export async function lockToMove(ctx: Context, tx: Tx, id: string): Promise<Order | Refusal> {
  const payable = isGuid(id) ? await orderPayable.lock(ctx, tx, id.toLowerCase()) : null;
  return payable?.order ?? refuse('ORDER_NOT_FOUND');
}

/** Why an order cannot be cancelled now; null if it can. Money that may still arrive, or is held, is settled first. */
export function refuseToCancel(order: Order): Refusal | null {
  if (order.status === 'REJECTED') return refuse('ORDER_IS_REJECTED');
  if (order.status === 'PENDING' || isBeingPaid(order)) return refuse('ORDER_IS_PENDING');
  return totalOf(order.payments, heldOf) > 0 ? refuse('ORDER_HAS_AUTHORIZED_TRANSACTION') : null;
}

/** Whether the buyer's bank or a provider has yet to say what becomes of a payment. */
export const isBeingPaid = ({ payments }: Pick<Order, 'payments'>): boolean =>
  payments.filter(isOnline).some(isPending);

const isOnline = ({ provider }: Payment): boolean => provider !== 'offline';

/** Writes a locked order as cancelled, announces it, and tells the buyer where asked. */
export async function cancel(
  ctx: Context,
  tx: Tx,
  before: Order,
  { restock, tell, message }: Cancellation,
): Promise<Order> {
  const status = nextStatus(before.status, 'cancel');
  if (!status) throw new Error(`order ${before.id} is ${before.status} and cannot be cancelled`);
  const isUnpaid = isOpen(before);
  if (isUnpaid) await undoPlacement(ctx, tx, before);
  else if (restock) await giveBackStock(ctx, tx, before.id);
  const isRestocked = (restock || isUnpaid) && !before.isStockDue;
  const lines = isRestocked ? before.lines.map(restocked) : before.lines;
  const order = await saveOrder(tx, withActivity(ctx, { ...before, lines, status }, 'ORDER_CANCELED'));
  announceOrder(ctx, tx, order, ['updated']);
  const wire = viewOrder(ctx, order);
  emit(
    tx,
    orderEvents.canceled(order.id, {
      order: wire,
      restockAllItems: restock || isUnpaid,
      sendOrderCanceledEmail: tell,
      customMessage: message,
    }),
  );
  if (tell && order.email) {
    const seen = contextIn(ctx, order.language);
    const facts = { order: viewOrder(seen, order), message, url: pageOfOrder(seen, order) };
    sendLetter(tx, orderCanceledLetter, { to: order.email, from: seen.site, about: aboutOrder(order) }, facts);
  }
  return order;
}

const restocked = (line: Order['lines'][number]) => (line.reference ? { ...line, restocked: line.quantity } : line);
