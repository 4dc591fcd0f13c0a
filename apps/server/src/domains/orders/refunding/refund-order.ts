import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { giveBackToGiftCards } from '../../gift-cards/index.ts';
import {
  type Begun,
  beginMovement,
  type Payment,
  type Providers,
  performAll,
  providersOf,
  recordMovement,
} from '../../payments/index.ts';
import { announceOrder } from '../announce-order.ts';
import { withActivity } from '../approve.ts';
import { allPayments, paymentIdOf } from '../gift-card-payments.ts';
import type { Order } from '../order.ts';
import { saveOrder } from '../orders.store.ts';
import { announceMoney } from '../paying/announce-money.ts';
import { type OrderPayable, orderOf, orderPayable, payableOf } from '../paying/order-payable.ts';
import { announceRefund, restockRefunded } from './complete-refund.ts';
import type { Refund } from './decided-refund.ts';
import { isWholeOnly, maxRefundOf, type Refundability, refundabilityFacts, refundabilityOf } from './refundability.ts';
import { insertRefund } from './refunds.store.ts';

/** A part of a refund, as it is asked for. */
export type PartWish = {
  paymentId: string;
  /** In minor units; everything that is left where null. */
  amount: number | null;
  /** Whether the merchant gives the money back in another way, so that it is only recorded. */
  outside: boolean;
  /** Of a part outside: whether it has arrived. */
  isDone: boolean;
};

/** Reads what a refund is for, and refuses it where that cannot be. */
export type ReadRefund = (order: Order) => { parts: PartWish[]; refund: Omit<Refund, 'id' | 'createdDate'> } | Refusal;

/** A part that is going to be refunded. */
type Part = Omit<PartWish, 'amount'> & { payment: Payment; amount: number };

/**
 * Refunds payments of an order: all parts are decided and written together, then the providers are asked. What one of
 * them refuses does not stop the others. Repeating needs a key: another refund is another refund.
 */
export async function refundOrder(
  ctx: Context,
  orderId: string,
  read: ReadRefund,
): Promise<{ order: Order; refundId: string } | Refusal> {
  const providers = await providersOf(ctx);
  const refundId = ctx.newId();
  const performed = await performAll(ctx, orderPayable, async (tx) => {
    const payable = isGuid(orderId) ? await orderPayable.lock(ctx, tx, orderId.toLowerCase()) : null;
    if (!payable) return refuse('ORDER_NOT_FOUND');
    const wish = read(payable.order);
    if (isRefusal(wish)) return wish;
    const parts = readParts(payable.order, wish.parts, providers);
    if (isRefusal(parts)) return parts;
    const refund: Refund = { ...wish.refund, id: refundId, createdDate: ctx.now().toISOString() };
    return begin(ctx, tx, payable, { refund, parts, providers });
  });
  if (isRefusal(performed)) return performed;
  return { order: 'order' in performed ? performed.order : orderOf(performed.payable), refundId };
}

/** The parts with their payments, or the first reason why one of them cannot be refunded so. */
function readParts(order: Order, wishes: readonly PartWish[], providers: Providers): Part[] | Refusal {
  const parts: Part[] = [];
  for (const wish of wishes) {
    const { paymentId } = wish;
    const payment = allPayments(order).find(({ id }) => id === paymentId.toLowerCase());
    if (!payment) return refuse('PAYMENT_NOT_FOUND', { paymentId });
    const state = refundabilityOf(refundabilityFacts(order, payment, providers));
    const refused = refuseState(state, wish);
    if (refused) return refused;
    const most = maxRefundOf(payment);
    const amount = wish.amount ?? most;
    const isInvalid = amount <= 0 || amount > most || (isWholeOnly(payment) && amount !== most);
    if (isInvalid || parts.some((part) => part.payment.id === payment.id))
      return refuse('INVALID_PAYMENT_REFUND_AMOUNT', { paymentId });
    parts.push({ ...wish, payment, amount });
  }
  return parts;
}

function refuseState(state: Refundability, { paymentId, outside }: PartWish): Refusal | null {
  if (state.status === 'NOT_REFUNDABLE')
    return refuse('PAYMENT_NOT_REFUNDABLE', { paymentId, nonRefundableReason: state.reason });
  return state.status === 'MANUAL' && !outside ? refuse('EXTERNAL_REFUND_EXPECTED', { paymentId }) : null;
}

type Decided = { refund: Refund; parts: readonly Part[]; providers: Providers };

async function begin(
  ctx: Context,
  tx: Tx,
  locked: OrderPayable,
  { refund, parts, providers }: Decided,
): Promise<{ all: Begun<OrderPayable>[] } | { order: Order } | Refusal> {
  await insertRefund(tx, locked.id, refund);
  const byGiftCard = parts.filter(({ payment }) => payment.provider === 'gift-card').map(({ payment }) => payment.id);
  const order = await returnToGiftCards(ctx, tx, locked.order, { paymentIds: byGiftCard, refundId: refund.id });
  const initiated = withActivity(ctx, order, 'REFUND_INITIATED');
  const saved = await saveOrder(tx, { ...initiated, refunds: [...(initiated.refunds ?? []), refund] });
  let payable = payableOf(saved, locked.checkout);
  const details = { refundId: refund.id };
  // those that providers carry out come first: the refund ends with the last of its parts
  const all: Begun<OrderPayable>[] = [];
  const byOthers = parts.filter(({ payment }) => payment.provider !== 'gift-card');
  for (const { payment, amount } of byOthers.filter(({ outside }) => !outside)) {
    const request = { type: 'REFUND' as const, paymentId: payment.id, amount, details };
    const begun = await beginMovement(ctx, tx, payable, request, providers);
    if (isRefusal(begun)) return begun;
    all.push(begun);
  }
  const outside = byOthers.filter((part) => part.outside);
  for (const { payment, amount, isDone } of outside.toSorted((one, other) => Number(one.isDone) - Number(other.isDone)))
    payable = await recordMovement(ctx, tx, orderPayable, payable, {
      payment,
      type: 'REFUND',
      amount,
      details,
      isDone,
    });
  const known = orderOf(payable);
  announceOrder(ctx, tx, known, ['updated']);
  announceMoney(ctx, tx, known, {
    paymentIds: parts.map(({ payment }) => payment.id),
    refundIds: [refund.id],
  });
  if (all.length > 0) return { all };
  if (outside.length > 0) return { order: known };
  // gift cards have been given back by now
  const ended = await saveOrder(tx, await restockRefunded(ctx, tx, payable.order, refund));
  announceRefund(ctx, tx, ended, refund);
  return { order: ended };
}

/** Gives back what gift cards paid. Returns the order to be written. */
async function returnToGiftCards(
  ctx: Context,
  tx: Tx,
  order: Order,
  { paymentIds, refundId }: { paymentIds: readonly string[]; refundId: string },
): Promise<Order> {
  const isReturned = (card: Order['giftCards'][number]) => paymentIds.includes(paymentIdOf(card));
  for (const card of order.giftCards.filter(isReturned)) await giveBackToGiftCards(ctx, tx, order.id, card.id);
  const returned = { date: ctx.now().toISOString(), refundId };
  return { ...order, giftCards: order.giftCards.map((card) => (isReturned(card) ? { ...card, returned } : card)) };
}
