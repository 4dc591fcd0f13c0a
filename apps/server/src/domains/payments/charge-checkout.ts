import type { Context } from '../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { beginPayment, type LedgerEntry, type Order, paymentStatusOf, settlePayment } from '../orders/index.ts';
import { cardProvider } from './providers.ts';

/** How an attempt to pay ended. `paymentId` is the payment that the buyer has to confirm. */
export type Charged = {
  order: Order;
  outcome: 'PAID' | 'PAY_LATER' | 'ACTION_REQUIRED' | 'DECLINED';
  paymentId?: string;
  message: string | null;
};

/**
 * Pays a checkout by card. The order and the attempt are written before the provider is asked, and its answer after;
 * the provider itself is called outside of any transaction. Of calls at the same time, one charges.
 */
export async function chargeCheckout(
  ctx: Context,
  checkoutId: string,
  token: string | null | undefined,
): Promise<Charged | Refusal> {
  if (!ctx.site.settings.paymentMethods.includes('card')) return refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE');
  const begun = await beginPayment(ctx, checkoutId, { provider: cardProvider.id, method: 'card', token });
  if (isRefusal(begun)) return begun;
  if (begun.state === 'placed') return placed(begun.order);
  if (begun.state === 'asked') return charged(begun.order, begun.payment);
  const { order, payment } = begun;
  const { idempotencyKey, amount } = payment;
  const outcome = await cardProvider.charge({ idempotencyKey, amount, currency: order.currency, token: token ?? '' });
  const settled = await settlePayment(ctx, payment.id, outcome);
  return isRefusal(settled) ? settled : charged(settled.order, settled.payment);
}

/** What there is to say of an order that stands. */
export const placed = (order: Order): Charged => ({
  order,
  outcome: paymentStatusOf(order.total, order.ledger) === 'PAID' ? 'PAID' : 'PAY_LATER',
  message: null,
});

export function charged(order: Order, { id, status, failure }: LedgerEntry): Charged {
  if (status === 'PENDING') return { order, outcome: 'ACTION_REQUIRED', paymentId: id, message: null };
  return status === 'DECLINED' ? { order, outcome: 'DECLINED', message: failure } : placed(order);
}
