/** What happened to the money of an order, as rows to read. */
import type { Static } from '@stoa/contract';
import type { OrderTransactions } from '@stoa/contract/ecom/order-payments';
import { words } from '../../../app/words.ts';

const texts = words.orderPayments;

export type TransactionsView = Static<typeof OrderTransactions>;
export type PaymentView = NonNullable<TransactionsView['payments']>[number];

export type LedgerRow = {
  key: string;
  date: string;
  title: string;
  /** A decimal; negative where the money went back. */
  amount: string;
  status: { text: string; color: string } | null;
  /** What else is known: references, reasons, what is planned. */
  details: LedgerDetail[];
  /** The payment that a receipt is for; absent where nothing was received. */
  receiptOf?: string;
};
export type LedgerDetail = { label: string; value: string; kind: 'text' | 'code' | 'date' };

const statuses: Record<string, { text: string; color: string }> = {
  APPROVED: { text: texts.statuses.APPROVED, color: 'green' },
  PENDING: { text: texts.statuses.PENDING, color: 'blue' },
  PENDING_MERCHANT: { text: texts.statuses.PENDING_MERCHANT, color: 'blue' },
  CANCELED: { text: texts.statuses.CANCELED, color: 'gray' },
  DECLINED: { text: texts.statuses.DECLINED, color: 'red' },
  REFUNDED: { text: texts.statuses.REFUNDED, color: 'gray' },
  PARTIALLY_REFUNDED: { text: texts.statuses.PARTIALLY_REFUNDED, color: 'gray' },
  AUTHORIZED: { text: texts.statuses.AUTHORIZED, color: 'blue' },
  VOIDED: { text: texts.statuses.VOIDED, color: 'gray' },
};
const refundStatuses: Record<string, { text: string; color: string } | null> = {
  SUCCEEDED: null,
  PENDING: { text: texts.statuses.PENDING, color: 'blue' },
  SCHEDULED: { text: texts.statuses.PENDING, color: 'blue' },
  STARTED: { text: texts.statuses.PENDING, color: 'blue' },
  FAILED: { text: texts.statuses.FAILED, color: 'red' },
};

/** The way in which something was paid. */
export function titleOf({
  regularPaymentDetails: regular,
  giftcardPaymentDetails: giftCard,
  membershipPaymentDetails: membership,
}: PaymentView): string {
  if (giftCard) return texts.giftCard(giftCard.obfuscatedCode?.slice(-4) ?? '').trim();
  if (membership) return texts.membership(membership.name?.original ?? '').trim();
  const name = regular?.paymentMethodName?.userDefinedName;
  if (name?.custom) return name.custom;
  if (name?.predefined) return texts.methods[name.predefined];
  const { brand, lastFourDigits } = regular?.creditCardDetails ?? {};
  if (lastFourDigits) return texts.cardEnding(brand || texts.card, lastFourDigits);
  if (regular?.paymentMethod) return regular.paymentMethod;
  return regular?.offlinePayment ? texts.paidOutside : texts.card;
}

/** Of payments that money was received of, even if it went back. */
const RECEIVED: ReadonlySet<string> = new Set(['APPROVED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/** All rows, oldest first. */
export const ledgerRows = ({ payments = [], refunds = [] }: TransactionsView): LedgerRow[] =>
  [...payments.flatMap(rowsOfPayment), ...refunds.flatMap((refund) => rowsOfRefund(refund, payments))].toSorted(
    (one, other) => one.date.localeCompare(other.date),
  );

function rowsOfPayment(payment: PaymentView): LedgerRow[] {
  const { id = '', createdDate, amount, status = '', regularPaymentDetails: regular } = payment;
  const { authorizationDetails: authorization, providerTransactionId, chargebacks = [] } = regular ?? {};
  const isHeld = status === 'AUTHORIZED';
  const scheduled = isHeld ? authorization?.scheduledAction : undefined;
  const title = titleOf(payment);
  const reference: LedgerDetail[] = providerTransactionId
    ? [{ label: texts.reference, value: providerTransactionId, kind: 'code' }]
    : [];
  const plan: LedgerDetail[] = scheduled?.executionDate
    ? [
        {
          label: scheduled.actionType === 'VOID' ? texts.releasedLater : texts.capturedLater,
          value: scheduled.executionDate,
          kind: 'date',
        },
      ]
    : [];
  return [
    {
      key: `${id}`,
      date: createdDate ?? '',
      title: authorization?.delayedCapture ? texts.held(title) : title,
      amount: amount?.amount ?? '0',
      status: statuses[status] ?? null,
      details: [...reference, ...plan],
      ...(RECEIVED.has(status) && !payment.giftcardPaymentDetails && { receiptOf: id ?? '' }),
    },
    ...(authorization?.captures ?? []).map((capture) => ({
      key: `${capture.id}`,
      date: capture.createdDate ?? '',
      title: texts.captured(title),
      amount: capture.amount?.amount ?? '0',
      status: refundStatuses[capture.status ?? ''] ?? null,
      details: [],
    })),
    ...(authorization?.void?.voidedDate
      ? [
          {
            key: `${id} void`,
            date: authorization.void.voidedDate,
            title: texts.released(title),
            amount: amount?.amount ?? '0',
            status: null,
            details: [],
          },
        ]
      : []),
    ...chargebacks.map((chargeback) => ({
      key: `${chargeback.id}`,
      date: chargeback.createdDate ?? '',
      title: texts.chargeback(title),
      amount: `-${chargeback.amount?.amount ?? '0'}`,
      status: chargeback.status === 'REVERSED' ? { text: texts.statuses.REVERSED, color: 'green' } : null,
      details: [],
    })),
  ];
}

type RefundView = NonNullable<TransactionsView['refunds']>[number];

function rowsOfRefund({ id = '', createdDate, transactions = [], details }: RefundView, payments: PaymentView[]) {
  return transactions.map(({ paymentId, amount, refundStatus = '', externalRefund, refundStatusInfo }): LedgerRow => {
    const payment = payments.find((each) => each.id === paymentId);
    const title = payment ? titleOf(payment) : texts.payment;
    const reason: LedgerDetail[] = details?.reason
      ? [{ label: texts.reason, value: details.reason, kind: 'text' }]
      : [];
    const problem =
      refundStatus === 'FAILED' && payment?.giftcardPaymentDetails
        ? texts.cardNotRefunded
        : refundStatusInfo?.description;
    const failure: LedgerDetail[] = problem ? [{ label: texts.problem, value: problem, kind: 'text' }] : [];
    return {
      key: `${id} ${paymentId}`,
      date: createdDate ?? '',
      title: externalRefund ? texts.refundedOutside(title) : texts.refunded(title),
      amount: `-${amount?.amount ?? '0'}`,
      status: refundStatuses[refundStatus] ?? null,
      details: [...reason, ...failure],
    };
  });
}

/** The payments whose money the customers' banks hold. */
export const heldPayments = ({ payments = [] }: TransactionsView): PaymentView[] =>
  payments.filter(({ status, regularPaymentDetails }) => {
    const captures = regularPaymentDetails?.authorizationDetails?.captures ?? [];
    return status === 'AUTHORIZED' && !captures.some((capture) => capture.status === 'PENDING');
  });
