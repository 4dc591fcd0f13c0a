/** What goes back to a buyer: which payments, for which items, and what else happens. */
import type { Payment, PaymentTransaction } from '../../payments/index.ts';
import { allPayments } from '../gift-card-payments.ts';
import type { Order } from '../order.ts';
import type { Refund } from './decided-refund.ts';

/** A part of a refund: one payment's. */
export type RefundPart = { payment: Payment; transaction: PaymentTransaction };

/** The parts of a refund, in the order of the payments. */
export const partsOf = (order: Order, refundId: string): RefundPart[] =>
  allPayments(order).flatMap((payment) =>
    payment.transactions
      .filter(({ type, details, id }) => type === 'REFUND' && (details.refundId ?? id) === refundId)
      .map((transaction) => ({ payment, transaction })),
  );

/** All refunds of an order, oldest first; those from before refunds were kept have no items. */
export function refundsOf(order: Order): Refund[] {
  const known = order.refunds ?? [];
  const ids = new Set(known.map(({ id }) => id));
  const older = order.payments
    .flatMap(({ transactions }) => transactions)
    .filter(({ type, details, id }) => type === 'REFUND' && !ids.has(details.refundId ?? id))
    .map(({ id, createdDate }) => ({ ...nothing, id, createdDate }));
  return [...known, ...older].toSorted((one, other) => one.createdDate.localeCompare(other.createdDate));
}

const nothing = {
  lines: [],
  fees: [],
  shipping: null,
  reason: null,
  restock: [],
  tell: false,
  message: null,
  appId: null,
};

/** Whether some of it went back or still may: a refund that failed as a whole counts for nothing. */
const stands = (order: Order, { id }: Refund): boolean =>
  partsOf(order, id).some(({ transaction }) => transaction.status !== 'FAILED');

const standing = (order: Order): Refund[] => refundsOf(order).filter((refund) => stands(order, refund));

/** How many of a line were refunded. */
export const refundedQuantity = (order: Order, lineId: string): number =>
  standing(order)
    .flatMap(({ lines }) => lines)
    .filter(({ id }) => id === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** How much of a fee was refunded, in minor units. */
export const refundedFee = (order: Order, feeId: string): number =>
  standing(order)
    .flatMap(({ fees }) => fees)
    .filter(({ id }) => id === feeId)
    .reduce((sum, { amount }) => sum + amount, 0);

/** How much of the shipping costs was refunded, in minor units. */
export const refundedShipping = (order: Order): number =>
  standing(order).reduce((sum, { shipping }) => sum + (shipping ?? 0), 0);
