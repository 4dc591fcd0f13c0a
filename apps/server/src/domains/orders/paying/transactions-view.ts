import type { orderTransactions, Response } from '@stoa/contract';
import { GIFT_CARDS_APP_ID } from '@stoa/contract/ecom/fixed-ids';
import type { Context } from '../../../context.ts';
import { isGuid } from '../../../platform/ids.ts';
import type { PriceStyle } from '../../currencies/index.ts';
import {
  authorizationOf,
  type Card,
  capturedOf,
  isSettled,
  lastOf,
  type Payment,
  type PaymentStatus,
  type PaymentTransaction,
  statusOf,
  type TransactionStatus,
} from '../../payments/index.ts';
import { viewPrice, withoutNulls } from '../../purchase/index.ts';
import { allPayments } from '../gift-card-payments.ts';
import type { Order } from '../order.ts';
import { calculate } from '../refunding/calculate.ts';
import type { Refund } from '../refunding/decided-refund.ts';
import { partsOf, refundsOf } from '../refunding/refund.ts';

export type WireTransactions = NonNullable<
  Response<typeof orderTransactions.listTransactionsForSingleOrder>['orderTransactions']
>;
export type WirePayment = NonNullable<WireTransactions['payments']>[number];
type WireRefund = NonNullable<WireTransactions['refunds']>[number];
type WireRegular = NonNullable<WirePayment['regularPaymentDetails']>;

/** What was paid for an order, in which way, and what was given back, oldest first. */
export function viewTransactions(ctx: Pick<Context, 'site'>, order: Order): WireTransactions {
  const style = { currency: order.currency, language: ctx.site.language };
  return {
    orderId: order.id,
    payments: allPayments(order).map((payment) => viewPayment(payment, style)),
    refunds: refundsOf(order).map((refund) => viewRefund(order, refund, style)),
  };
}

/** A payment on the wire. Its details depend on whether a provider, a gift card or a membership paid. */
export function viewPayment(payment: Payment, style: PriceStyle): WirePayment {
  const { id, createdDate, amount, details } = payment;
  const status = wireStatusOf(payment);
  return {
    id,
    createdDate,
    updatedDate: updatedDateOf(payment),
    amount: viewPrice(amount, style),
    status,
    refundDisabled: details.refundDisabled ?? false,
    supportReceiptGeneration: capturedOf(payment) > 0 && isRegular(payment),
    ...withoutNulls({ chargeCorrelationId: details.chargeId ?? null }),
    ...reasonOf(payment, status),
    ...viewDetails(payment, style),
  };
}

/** Gift cards and memberships do not know refunds: what they paid is taken back as a whole. */
function wireStatusOf(payment: Payment): PaymentStatus {
  const status = statusOf(payment);
  return status === 'REFUNDED' && !isRegular(payment) ? 'VOIDED' : status;
}

const isRegular = ({ details }: Payment): boolean => !details.giftCard && !details.membership;

const updatedDateOf = ({ createdDate, transactions }: Payment): string =>
  transactions.reduce((latest, { heardDate }) => (heardDate && heardDate > latest ? heardDate : latest), createdDate);

function reasonOf(payment: Payment, status: PaymentStatus): Pick<WirePayment, 'canceled' | 'declined' | 'voided'> {
  const { failureCode } = authorizationOf(payment);
  const { details } = lastOf(payment, 'VOID') ?? {};
  const isUndone = details?.because === 'OTHER_PAYMENT_FAILURE';
  if (status === 'VOIDED') return { voided: { reason: isUndone ? 'OTHER_PAYMENT_FAILURE' : 'MERCHANT_REQUEST' } };
  if (status === 'CANCELED') return { canceled: { reason: 'EXPIRED' } };
  if (status !== 'DECLINED') return {};
  const isKnown = failureCode === 'EXPIRED' || failureCode === 'INSUFFICIENT_FUNDS';
  return { declined: { reason: isKnown ? failureCode : 'CHARGE_FAILED' } };
}

function viewDetails(payment: Payment, style: PriceStyle): Partial<WirePayment> {
  const { giftCard, membership } = payment.details;
  const voided = wireStatusOf(payment) === 'VOIDED';
  if (giftCard) return { giftcardPaymentDetails: { appId: GIFT_CARDS_APP_ID, ...withoutNulls(giftCard), voided } };
  if (membership)
    return {
      membershipPaymentDetails: { ...withoutNulls(membership), status: membershipStatusOf(payment), voided },
    };
  return { regularPaymentDetails: viewRegular(payment, style) };
}

function membershipStatusOf(payment: Payment) {
  const status = wireStatusOf(payment);
  if (status === 'VOIDED') return 'VOIDED';
  if (status === 'APPROVED') return 'CHARGED';
  return status === 'PENDING' || status === 'PENDING_MERCHANT' ? 'CHARGE_PENDING' : 'CHARGE_FAILED';
}

function viewRegular(payment: Payment, style: PriceStyle): WireRegular {
  const { card, elsewhere, methodName, namesOfMethod, savedPaymentMethod = false } = payment.details;
  const offlinePayment = isOffline(payment);
  const { paymentOrderId = null, gatewayTransactionId = null, paymentMethod = null } = elsewhere ?? {};
  const name = { ...namesOfMethod, ...(methodName && { userDefinedName: methodName }) };
  const chargebacks = viewChargebacks(payment, style);
  return {
    providerTransactionId: elsewhere?.providerTransactionId ?? (hasRecord(payment) ? referenceOf(payment) : null),
    offlinePayment,
    status: statusOf(payment),
    savedPaymentMethod,
    ...withoutNulls({ paymentOrderId, gatewayTransactionId, paymentMethod }),
    ...(card && { creditCardDetails: viewCard(card) }),
    ...(Object.keys(name).length > 0 && { paymentMethodName: name }),
    ...(isDelayed(payment) && { authorizationDetails: viewAuthorization(payment, style) }),
    ...(chargebacks.length > 0 && { chargebacks }),
  };
}

/** What the wire says of a card, which has no place for its expiry. */
export const viewCard = ({ brand, lastFourDigits }: Card) => ({
  ...(brand !== undefined && { brand }),
  ...(lastFourDigits !== undefined && { lastFourDigits }),
});

/** Money that the merchant receives outside. */
const isOffline = ({ provider }: Payment): boolean => provider === 'offline';
/** Money that moves outside of this system has no record at a provider. */
const hasRecord = ({ accountId }: Payment): boolean => accountId !== null;
const referenceOf = (payment: Payment): string | null => authorizationOf(payment).reference;

/** Whether the money is held before it is captured. */
const isDelayed = ({ capture }: Payment): boolean => capture === 'LATER';

function viewAuthorization(payment: Payment, style: PriceStyle): NonNullable<WireRegular['authorizationDetails']> {
  const { status, heardDate } = authorizationOf(payment);
  const [capture, voided] = [lastOf(payment, 'CAPTURE'), lastOf(payment, 'VOID')];
  const { scheduled } = payment.details;
  return {
    delayedCapture: true,
    ...(status === 'SUCCEEDED' && { authorizedDate: heardDate }),
    captures: capture
      ? [
          {
            id: capture.id,
            amount: viewPrice(capture.amount, style),
            createdDate: capture.createdDate,
            ...viewAction(capture),
          },
        ]
      : [],
    ...(voided && {
      void: {
        ...viewAction(voided),
        ...(voided.status === 'SUCCEEDED' && { voidedDate: voided.heardDate }),
        reason: voided.details.because === 'SCHEDULED' ? ('SCHEDULED' as const) : ('MANUAL' as const),
      },
    }),
    ...(scheduled && { scheduledAction: scheduled }),
  };
}

const viewAction = ({ status, failureCode }: PaymentTransaction) => ({
  status: actionStatuses[status],
  ...(failureCode && { failureDetails: { failureCode } }),
});

const actionStatuses = {
  PENDING: 'PENDING',
  ACTION_REQUIRED: 'PENDING',
  MERCHANT_REQUIRED: 'PENDING',
  PROCESSING: 'PENDING',
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'FAILED',
} as const satisfies Record<TransactionStatus, string>;

/** What banks took back of a payment, and what of that they returned. */
export function viewChargebacks({ transactions }: Payment, style: PriceStyle) {
  const done = (type: PaymentTransaction['type']) =>
    transactions.filter((each) => each.type === type && each.status === 'SUCCEEDED');
  return done('CHARGEBACK').map(({ id, amount, createdDate, heardDate, reference }) => {
    const reversals = done('CHARGEBACK_REVERSAL').filter(({ details }) => details.chargebackId === id);
    const reversed = reversals.reduce((sum, each) => sum + each.amount, 0);
    return {
      id,
      createdDate,
      updatedDate: reversals.at(-1)?.heardDate ?? heardDate,
      amount: viewPrice(amount, style),
      status: reversals.length > 0 ? ('REVERSED' as const) : ('APPROVED' as const),
      ...(reversals.length > 0 && { reversalAmount: viewPrice(reversed, style) }),
      ...withoutNulls({ externalId: reference && isGuid(reference) ? reference : null }),
    };
  });
}

function viewRefund(order: Order, refund: Refund, style: PriceStyle): WireRefund {
  const price = (amount: number) => viewPrice(amount, style);
  const parts = partsOf(order, refund.id);
  const sum = (isOne: (status: TransactionStatus) => boolean) =>
    price(
      parts
        .filter(({ transaction }) => isOne(transaction.status))
        .reduce((total, { transaction }) => total + transaction.amount, 0),
    );
  const pending = parts.some(({ transaction }) => !isSettled(transaction.status));
  const items = refund.lines.map(({ id, quantity }) => ({ lineItemId: id, quantity }));
  const calculated = pending
    ? null
    : calculate(beforeRefund(order, refund), { lines: refund.lines, fees: [], shipping: null });
  const breakdown = calculated && !Array.isArray(calculated) ? calculated.lines : [];
  return {
    id: refund.id,
    createdDate: refund.createdDate,
    transactions: parts.map(({ payment, transaction }) => viewRefundTransaction(payment, transaction, style)),
    details: {
      items,
      lineItems: items,
      shippingIncluded: refund.shipping !== null,
      reason: refund.reason,
      additionalFees: refund.fees.map(({ id, amount }) => ({ additionalFeeId: id, amount: price(amount) })),
      ...(refund.shipping !== null && { shipping: { amount: price(refund.shipping) } }),
    },
    summary: {
      requestedRefund: sum(() => true),
      pendingRefund: sum((status) => !isSettled(status)),
      refunded: sum((status) => status === 'SUCCEEDED'),
      failedRefundAmount: sum((status) => status === 'FAILED'),
      pending,
      ...(breakdown.length > 0 && {
        breakdown: {
          lineItems: breakdown.map(({ id, share }) => ({ lineItemId: id, totalRefundedAmount: price(share.total) })),
        },
      }),
    },
    ...withoutNulls({ requestingServiceAppId: refund.appId }),
  };
}

/** The order as it was before a refund, so that its items can be counted on from there. */
const beforeRefund = (order: Order, { id }: Refund): Order => {
  const refunds = order.refunds ?? [];
  return {
    ...order,
    refunds: refunds.slice(
      0,
      Math.max(
        0,
        refunds.findIndex((each) => each.id === id),
      ),
    ),
  };
};

function viewRefundTransaction(payment: Payment, refund: PaymentTransaction, style: PriceStyle) {
  const { amount, status, reference, failureCode, failure, details } = refund;
  return {
    paymentId: payment.id,
    amount: viewPrice(amount, style),
    refundStatus: refundStatuses[status],
    providerRefundId: payment.provider === 'gift-card' ? null : namedElsewhere(reference),
    externalRefund: details.outside ?? false,
    ...(failureCode && { refundStatusInfo: { description: failure ?? failureCode } }),
  };
}

/** What another system calls a movement; our own names for what is only recorded are nobody's business. */
const namedElsewhere = (reference: string | null): string | null =>
  reference && !/^(recorded|offline)-/.test(reference) ? reference : null;

const refundStatuses = {
  PENDING: 'PENDING',
  ACTION_REQUIRED: 'PENDING',
  MERCHANT_REQUIRED: 'PENDING',
  PROCESSING: 'STARTED',
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'FAILED',
} as const satisfies Record<TransactionStatus, string>;
