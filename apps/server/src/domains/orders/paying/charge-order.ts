import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import {
  beginPayment,
  type CaptureTime,
  type Payment,
  perform,
  providersOf,
  type Settled,
} from '../../payments/index.ts';
import { announceOrder } from '../announce-order.ts';
import type { Order } from '../order.ts';
import { owedFor } from '../order-money.ts';
import { saveOrder } from '../orders.store.ts';
import { type OrderPayable, orderPayable } from './order-payable.ts';

export type OrderCharge = {
  method: 'card' | 'payPal' | 'offline';
  /** In minor units of the order's currency; the entire debt where absent. */
  amount?: number;
  capture?: CaptureTime;
  /** From the provider's own form; empty where the payment is made outside. */
  token?: string;
  /** The page where the buyer pays, without a slash at the end; that of the order where absent. */
  returnUrl?: string;
  /** Writes what the payment is for, before the provider is asked; a refusal undoes it. */
  claim?: (tx: Tx, order: Order, payment: Payment) => Promise<Refusal | null>;
};

/** Collects what is owed for an order, or a part of it, whatever its origin. */
export async function chargeOrder(
  ctx: Context,
  orderId: string,
  { method, amount, capture, token = '', returnUrl = `${ctx.addresses.pages}/orders/${orderId}`, claim }: OrderCharge,
): Promise<Settled<OrderPayable> | Refusal> {
  const provider = (await providersOf(ctx)).serving(method);
  if (!provider) return refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE');
  return perform(ctx, orderPayable, async (tx) => {
    const payable = await orderPayable.lock(ctx, tx, orderId);
    if (!payable) return refuse('ORDER_NOT_FOUND');
    const { order, payments } = payable;
    if (order.status === 'CANCELED' || order.status === 'REJECTED') return refuse('ORDER_CANCELED');
    const owed = owedFor(order);
    if (owed === 0) return refuse('ORDER_PAID');
    if (amount !== undefined && (amount <= 0 || amount > owed)) return refuse('INVALID_AMOUNT');
    const begun = await beginPayment(ctx, tx, payable, {
      provider,
      method,
      amount: amount ?? owed,
      capture,
      token,
      returnUrl,
    });
    const refusal = await claim?.(tx, order, begun.payment);
    if (refusal) return refusal;
    const saved = await saveOrder(tx, { ...order, payments: [...payments, begun.payment] });
    announceOrder(ctx, tx, saved, ['updated']);
    return begun;
  });
}
