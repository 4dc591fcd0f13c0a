import type { payments } from '@stoa/contract';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findPayment, settlePayment } from '../orders/index.ts';
import { charged } from './charge-checkout.ts';
import { providerNamed } from './providers.ts';

/** Passes the buyer's answer to their bank on and records the outcome. Answered before, it says how that ended. */
export const completePaymentAction: UseCase<typeof payments.completePaymentAction> = async (
  ctx,
  { paymentId, approved },
) => {
  const known = await findPayment(ctx, paymentId);
  // without a reference the provider has not asked anything yet
  if (!known?.payment.reference) return refuse('PAYMENT_ERROR');
  const { provider, idempotencyKey } = known.payment;
  const outcome = await providerNamed(provider).answer(idempotencyKey, approved === 'yes');
  const settled = await settlePayment(ctx, paymentId, outcome);
  if (isRefusal(settled)) return settled;
  const { order, message, outcome: result } = charged(settled.order, settled.payment);
  return {
    orderId: order.id,
    checkoutId: order.checkoutId ?? '',
    outcome: result === 'PAID' ? 'PAID' : 'DECLINED',
    message,
  };
};
