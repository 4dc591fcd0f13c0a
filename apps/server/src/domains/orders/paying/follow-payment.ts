import type { payments } from '@stoa/contract';
import { refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { askNow, authorizationOf } from '../../payments/index.ts';
import { charged } from './charged.ts';
import { findPayment } from './find-payment.ts';

/** Tells a buyer who comes back from the provider's page what became of the payment. */
export const followPayment: UseCase<typeof payments.followPayment> = async (ctx, { paymentId, giveUp = false }) => {
  const known = await findPayment(ctx, paymentId);
  if (!known) return refuse('PAYMENT_ERROR');
  await askNow(ctx, authorizationOf(known.payment).id, { giveUp });
  const { order, payment } = (await findPayment(ctx, paymentId)) ?? known;
  const { outcome, actionUrl, message } = charged(order, payment);
  return {
    orderId: order.id,
    ...(order.checkoutId && { checkoutId: order.checkoutId }),
    outcome: toldOutcome(outcome, authorizationOf(payment).status === 'PROCESSING'),
    actionUrl,
    message,
  };
};

function toldOutcome(outcome: ReturnType<typeof charged>['outcome'], isProcessing: boolean) {
  if (isProcessing) return 'PROCESSING';
  // money that is held is as good as paid for the buyer
  return outcome === 'PAY_LATER' ? 'PAID' : outcome;
}
