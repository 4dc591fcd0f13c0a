import type { orderTransactions } from '@stoa/contract';
import { withSite } from '../../../platform/db/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { isSettled, type Outcome, settle } from '../../payments/index.ts';
import { orderPayable } from '../paying/order-payable.ts';
import { viewTransactions } from '../paying/transactions-view.ts';
import { partsOf, refundsOf } from './refund.ts';

type Operation = (typeof orderTransactions)['updateRefundTransaction'];

/**
 * Records what became of a part of a refund that is carried out elsewhere. Of other parts, only the provider can say
 * anything new.
 */
export const updateRefundTransaction: UseCase<Operation> = (ctx, { orderId, refundId, transaction }) =>
  withSite(ctx, async (tx) => {
    const payable = await orderPayable.lock(ctx, tx, orderId);
    if (!payable) return refuse('ORDER_TRANSACTIONS_NOT_FOUND');
    const { order } = payable;
    const refund = refundsOf(order).find(({ id }) => id === refundId.toLowerCase());
    if (!refund) return refuse('REFUND_NOT_FOUND');
    const paymentId = transaction?.paymentId?.toLowerCase();
    const parts = partsOf(order, refund.id);
    const part = paymentId ? parts.find(({ payment }) => payment.id === paymentId) : parts[0];
    if (!part) return refuse('REFUND_TRANSACTION_NOT_FOUND');
    const { id: transactionId, status, reference, details } = part.transaction;
    const outcome = outcomeOf(transaction ?? {}, reference);
    if (!outcome || !details.outside || isSettled(status))
      return refuse('STATUS_NOT_ALLOWED', { refundId: refund.id, to: transaction?.refundStatus ?? null });
    const after = await settle(ctx, tx, orderPayable, { payableId: order.id, known: payable, transactionId }, outcome);
    return { orderTransactions: viewTransactions(ctx, after.payable.order) };
  });

type Sent = {
  refundStatus?: string;
  providerRefundId?: string | null;
  refundStatusInfo?: { description?: string | null };
};

function outcomeOf({ refundStatus, providerRefundId, refundStatusInfo }: Sent, known: string | null): Outcome | null {
  const reference = providerRefundId ?? known ?? '';
  if (refundStatus === 'SUCCEEDED') return { status: 'SUCCEEDED', reference };
  if (refundStatus !== 'FAILED') return null;
  const failure = refundStatusInfo?.description ?? 'The refund was not carried out.';
  return { status: 'FAILED', reference, failureCode: 'REFUSED', failure };
}
