import type { orderBilling, Response } from '@stoa/contract';
import { words } from '../../../app/words.ts';
import { minorOf } from './amount-field.ts';
import type { TransactionsView } from './ledger.ts';
import type { RefundablePayment } from './refund-plan.ts';

const texts = words.orderPayments;

export type RefundabilityView = Response<typeof orderBilling.getOrderRefundability>;

export type RefundValues = {
  /** How many of each line. */
  quantities: Record<string, number>;
  shipping: string;
  /** Empty for what the items come to. */
  amount: string;
  /** What was typed for single payments. */
  parts: Record<string, string>;
  restock: boolean;
  reason: string;
  tell: boolean;
  message: string;
};

export const itemsToRefund = ({ quantities }: Pick<RefundValues, 'quantities'>) =>
  Object.entries(quantities).flatMap(([lineItemId, quantity]) => (quantity > 0 ? [{ lineItemId, quantity }] : []));

/** What was decided for single payments, in minor units. */
export const decidedOf = ({ parts }: Pick<RefundValues, 'parts'>, currency: string): Record<string, number> =>
  Object.fromEntries(Object.entries(parts).map(([id, text]) => [id, minorOf(text, currency) ?? 0]));

/** The payments of which money can go back. */
export function refundablePayments(
  { payments = [] }: RefundabilityView,
  { payments: known = [] }: TransactionsView,
  currency: string,
): RefundablePayment[] {
  return payments.flatMap(({ payment, nonRefundable, manuallyRefundable }) => {
    const { paymentId = '', monetary } = payment ?? {};
    const most = minorOf(monetary?.maxRefund?.amount ?? '0', currency) ?? 0;
    if (nonRefundable || most <= 0) return [];
    const paid = known.find(({ id }) => id === paymentId);
    return [
      {
        id: paymentId,
        createdDate: paid?.createdDate ?? '',
        most,
        isWholeOnly: Boolean(paid?.giftcardPaymentDetails),
        isManual: manuallyRefundable !== undefined,
      },
    ];
  });
}

type Transaction = { refundStatus?: string };

export const refundTexts = {
  none: texts.refund.none,
  restocked: texts.refund.restocked,
  /** What became of a refund. */
  done(transactions: readonly Transaction[]): string {
    if (transactions.every(({ refundStatus }) => refundStatus === 'FAILED')) return texts.refund.failed;
    if (transactions.some(({ refundStatus }) => refundStatus === 'FAILED')) return texts.refund.failedInPart;
    return transactions.every(({ refundStatus }) => refundStatus === 'SUCCEEDED')
      ? texts.refund.done
      : texts.refund.onItsWay;
  },
};
