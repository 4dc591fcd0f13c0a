import type { orderTransactions, Response } from '@stoa/contract';
import { readSite } from '../../../platform/db/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import type { PriceStyle } from '../../currencies/index.ts';
import { authorizationOf, type Payment, statusOf, type TransactionStatus } from '../../payments/index.ts';
import { viewPrice } from '../../purchase/index.ts';
import type { Order } from '../order.ts';
import { findOrder } from '../orders.store.ts';

type Operation = typeof orderTransactions.listTransactionsForSingleOrder;
type Wire = NonNullable<Response<Operation>['orderTransactions']>;

/** What was paid for an order, in which way, and what was given back, oldest first. */
export const listTransactionsForSingleOrder: UseCase<Operation> = async (ctx, { orderId }) => {
  const order = await readSite(ctx, (tx) => findOrder(tx, orderId));
  if (!order) return refuse('ORDER_NOT_FOUND');
  return { orderTransactions: viewTransactions(order, { currency: order.currency, language: ctx.site.language }) };
};

const viewTransactions = ({ id, createdDate, giftCards, payments }: Order, style: PriceStyle): Wire => ({
  orderId: id,
  payments: [
    ...giftCards.map((card) => ({
      id: card.id,
      createdDate,
      amount: viewPrice(card.amount, style),
      status: 'APPROVED' as const,
      giftcardPaymentDetails: { giftCardPaymentId: card.id, obfuscatedCode: card.obfuscatedCode || null },
    })),
    ...payments.map((payment) => viewPayment(payment, style)),
  ],
  refunds: payments.flatMap((payment) => viewRefunds(payment, style)),
});

const viewPayment = (payment: Payment, style: PriceStyle) => ({
  id: payment.id,
  createdDate: payment.createdDate,
  amount: viewPrice(payment.amount, style),
  status: statusOf(payment),
  regularPaymentDetails: {
    providerTransactionId: isOffline(payment) ? null : authorizationOf(payment).reference,
    offlinePayment: isOffline(payment),
  },
});

const viewRefunds = (payment: Payment, style: PriceStyle) =>
  payment.transactions
    .filter(({ type }) => type === 'REFUND')
    .map(({ id, amount, status, reference }) => ({
      id,
      transactions: [
        {
          paymentId: payment.id,
          amount: viewPrice(amount, style),
          refundStatus: refundStatuses[status],
          providerRefundId: isOffline(payment) ? null : reference,
        },
      ],
    }));

/** Money that moves outside of this system has no record at a provider. */
const isOffline = ({ provider }: Payment): boolean => provider === 'offline';

const refundStatuses = {
  PENDING: 'PENDING',
  ACTION_REQUIRED: 'PENDING',
  PROCESSING: 'STARTED',
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'FAILED',
} as const satisfies Record<TransactionStatus, string>;
