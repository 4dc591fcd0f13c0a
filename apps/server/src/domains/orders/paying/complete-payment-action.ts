import type { payments } from '@stoa/contract';
import { withSite } from '../../../platform/db/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { authorizationOf, sandboxOf, settle } from '../../payments/index.ts';
import { charged } from './charged.ts';
import { findPayment } from './find-payment.ts';
import { orderPayable, payableOf } from './order-payable.ts';

/** Passes the buyer's answer to the sandbox's bank and settles the outcome. Repeated, it returns the first outcome. */
export const completePaymentAction: UseCase<typeof payments.completePaymentAction> = async (
  ctx,
  { paymentId, approved },
) => {
  const known = await findPayment(ctx, paymentId);
  const sandbox = known && (await sandboxOf(ctx, known.payment));
  if (!sandbox) return refuse('PAYMENT_ERROR');
  const { id: transactionId, key, status } = authorizationOf(known.payment);
  // the bank has not asked yet
  if (status === 'PENDING') return refuse('PAYMENT_ERROR');
  const outcome = await sandbox.answer(key, approved === 'yes');
  const order = payableOf(known.order, null);
  const { payable, payment } = await withSite(ctx, (tx) =>
    settle(ctx, tx, orderPayable, { payableId: order.id, known: order, transactionId }, outcome),
  );
  const { message, outcome: result } = charged(payable.order, payment);
  return {
    orderId: order.id,
    ...(known.order.checkoutId && { checkoutId: known.order.checkoutId }),
    outcome: result === 'PAID' ? 'PAID' : 'DECLINED',
    message,
  };
};
