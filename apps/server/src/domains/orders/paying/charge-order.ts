import type { Context } from '../../../context.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import {
  beginPayment,
  type CaptureTime,
  collectableOf,
  perform,
  providersOf,
  type Settled,
} from '../../payments/index.ts';
import { announceOrder } from '../announce-order.ts';
import { saveOrder } from '../orders.store.ts';
import { type OrderPayable, orderPayable } from './order-payable.ts';

export type OrderCharge = {
  method: 'card' | 'offline';
  /** In minor units of the order's currency; the entire debt where absent. */
  amount?: number;
  capture?: CaptureTime;
  /** From the provider's own form; empty where the payment is made outside. */
  token?: string;
};

/** Collects what is owed for an order, or a part of it, whatever its origin. */
export async function chargeOrder(
  ctx: Context,
  orderId: string,
  { method, amount, capture, token = '' }: OrderCharge,
): Promise<Settled<OrderPayable> | Refusal> {
  const provider = (await providersOf(ctx)).serving(method);
  if (!provider) return refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE');
  return perform(ctx, orderPayable, async (tx) => {
    const payable = await orderPayable.lock(ctx, tx, orderId);
    if (!payable) return refuse('ORDER_NOT_FOUND');
    const { order, payments } = payable;
    if (order.status === 'CANCELED' || order.status === 'REJECTED') return refuse('ORDER_CANCELED');
    const owed = collectableOf(payable.amount, payments);
    if (owed === 0) return refuse('ORDER_PAID');
    if (amount !== undefined && (amount <= 0 || amount > owed)) return refuse('INVALID_AMOUNT');
    const returnUrl = `${ctx.addresses.site}/orders/${orderId}`;
    const begun = await beginPayment(ctx, tx, payable, {
      provider,
      method,
      amount: amount ?? owed,
      capture,
      token,
      returnUrl,
    });
    const saved = await saveOrder(tx, { ...order, payments: [...payments, begun.payment] });
    announceOrder(ctx, tx, saved, ['updated']);
    return begun;
  });
}
