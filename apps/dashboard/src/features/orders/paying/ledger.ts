/** What happened to the money of an order, as rows to read. */
import type { Static } from '@stoa/contract';
import type { OrderTransactions } from '@stoa/contract/ecom/order-payments';

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
  APPROVED: { text: 'Paid', color: 'green' },
  PENDING: { text: 'Pending', color: 'blue' },
  PENDING_MERCHANT: { text: 'Awaiting your approval', color: 'blue' },
  CANCELED: { text: 'Cancelled', color: 'gray' },
  DECLINED: { text: 'Declined', color: 'red' },
  REFUNDED: { text: 'Refunded', color: 'gray' },
  PARTIALLY_REFUNDED: { text: 'Partly refunded', color: 'gray' },
  AUTHORIZED: { text: 'Held', color: 'blue' },
  VOIDED: { text: 'Released', color: 'gray' },
};
const refundStatuses: Record<string, { text: string; color: string } | null> = {
  SUCCEEDED: null,
  PENDING: { text: 'Pending', color: 'blue' },
  SCHEDULED: { text: 'Pending', color: 'blue' },
  STARTED: { text: 'Pending', color: 'blue' },
  FAILED: { text: 'Failed', color: 'red' },
};

const predefinedNames = { CASH: 'Cash', BANK_TRANSFER: 'Bank transfer', CHECK: 'Cheque' };

/** The way in which something was paid. */
export function titleOf({
  regularPaymentDetails: regular,
  giftcardPaymentDetails: giftCard,
  membershipPaymentDetails: membership,
}: PaymentView): string {
  if (giftCard) return `Gift card ${giftCard.obfuscatedCode?.slice(-4) ?? ''}`.trim();
  if (membership) return `Membership ${membership.name?.original ?? ''}`.trim();
  const name = regular?.paymentMethodName?.userDefinedName;
  if (name?.custom) return name.custom;
  if (name?.predefined) return predefinedNames[name.predefined];
  const { brand, lastFourDigits } = regular?.creditCardDetails ?? {};
  if (lastFourDigits) return `${brand || 'Card'} ending in ${lastFourDigits}`;
  if (regular?.paymentMethod) return regular.paymentMethod;
  return regular?.offlinePayment ? 'Paid outside' : 'Card';
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
    ? [{ label: 'Payment reference', value: providerTransactionId, kind: 'code' }]
    : [];
  const plan: LedgerDetail[] = scheduled?.executionDate
    ? [
        {
          label: scheduled.actionType === 'VOID' ? 'Will be released on' : 'Will be captured on',
          value: scheduled.executionDate,
          kind: 'date',
        },
      ]
    : [];
  return [
    {
      key: `${id}`,
      date: createdDate ?? '',
      title: authorization?.delayedCapture ? `${title}, held` : title,
      amount: amount?.amount ?? '0',
      status: statuses[status] ?? null,
      details: [...reference, ...plan],
      ...(RECEIVED.has(status) && !payment.giftcardPaymentDetails && { receiptOf: id ?? '' }),
    },
    ...(authorization?.captures ?? []).map((capture) => ({
      key: `${capture.id}`,
      date: capture.createdDate ?? '',
      title: `Captured: ${title}`,
      amount: capture.amount?.amount ?? '0',
      status: refundStatuses[capture.status ?? ''] ?? null,
      details: [],
    })),
    ...(authorization?.void?.voidedDate
      ? [
          {
            key: `${id} void`,
            date: authorization.void.voidedDate,
            title: `Released: ${title}`,
            amount: amount?.amount ?? '0',
            status: null,
            details: [],
          },
        ]
      : []),
    ...chargebacks.map((chargeback) => ({
      key: `${chargeback.id}`,
      date: chargeback.createdDate ?? '',
      title: `Chargeback: ${title}`,
      amount: `-${chargeback.amount?.amount ?? '0'}`,
      status: chargeback.status === 'REVERSED' ? { text: 'Reversed', color: 'green' } : null,
      details: [],
    })),
  ];
}

type RefundView = NonNullable<TransactionsView['refunds']>[number];

function rowsOfRefund({ id = '', createdDate, transactions = [], details }: RefundView, payments: PaymentView[]) {
  return transactions.map(({ paymentId, amount, refundStatus = '', externalRefund, refundStatusInfo }): LedgerRow => {
    const payment = payments.find((each) => each.id === paymentId);
    const title = payment ? titleOf(payment) : 'Payment';
    const reason: LedgerDetail[] = details?.reason ? [{ label: 'Reason', value: details.reason, kind: 'text' }] : [];
    const failure: LedgerDetail[] = refundStatusInfo?.description
      ? [{ label: 'Problem', value: refundStatusInfo.description, kind: 'text' }]
      : [];
    return {
      key: `${id} ${paymentId}`,
      date: createdDate ?? '',
      title: externalRefund ? `Refunded outside: ${title}` : `Refunded: ${title}`,
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
