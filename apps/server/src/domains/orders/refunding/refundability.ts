import type { orderBilling, Response } from '@stoa/contract';
import {
  capturedOf,
  chargedBackOf,
  type Payment,
  type Providers,
  refundableOf,
  refundedOf,
  refundingOf,
  reversedOf,
} from '../../payments/index.ts';
import type { Order } from '../order.ts';

type WirePayment = NonNullable<Response<typeof orderBilling.getOrderRefundability>['payments']>[number];
type NonRefundableReason = NonNullable<NonNullable<WirePayment['nonRefundable']>['reason']>;
type ManualReason = NonNullable<NonNullable<WirePayment['manuallyRefundable']>['reason']>;

export type Refundability =
  | { status: 'REFUNDABLE' }
  | { status: 'MANUAL'; reason: ManualReason }
  | { status: 'NOT_REFUNDABLE'; reason: NonRefundableReason };

/** What decides whether a payment can be refunded, in minor units. */
export type RefundabilityFacts = {
  orderStatus: Order['status'];
  amount: number;
  captured: number;
  refunded: number;
  refunding: number;
  /** What banks took back and have not returned. */
  chargedBack: number;
  /** Whether a program forbade it. */
  isDisabled: boolean;
  /** Who would give the money back. `GONE`: nobody knows the payment any more. */
  by: 'PROVIDER' | 'PROVIDER_WITHOUT_REFUNDS' | 'MERCHANT' | 'ELSEWHERE' | 'GONE';
};

const never = (reason: NonRefundableReason): Refundability => ({ status: 'NOT_REFUNDABLE', reason });

/** Whether a payment can be refunded and how or, if not, the first reason why. */
export function refundabilityOf(facts: RefundabilityFacts): Refundability {
  const { orderStatus, amount, captured, refunded, refunding, chargedBack, isDisabled, by } = facts;
  if (orderStatus === 'PENDING' || orderStatus === 'INITIALIZED') return never('ORDER_IS_PENDING');
  if (orderStatus === 'REJECTED') return never('ORDER_IS_REJECTED');
  if (amount === 0) return never('ZERO_PRICE');
  if (captured === 0) return never('NOT_PAID');
  if (refunded >= captured) return never('ALREADY_REFUNDED');
  if (refunding > 0) return never('PENDING_REFUND');
  if (refunded + chargedBack >= captured) return never('AMOUNT_OFFSET_BY_CHARGEBACK');
  if (isDisabled) return never('FORBIDDEN');
  switch (by) {
    case 'PROVIDER':
      return { status: 'REFUNDABLE' };
    case 'MERCHANT':
      return { status: 'MANUAL', reason: 'OFFLINE' };
    case 'ELSEWHERE':
    case 'PROVIDER_WITHOUT_REFUNDS':
      return { status: 'MANUAL', reason: 'NOT_SUPPORTED' };
    case 'GONE':
      return never('TRANSACTION_NOT_FOUND');
  }
}

/** The facts of a payment of an order. */
export const refundabilityFacts = (
  { status }: Pick<Order, 'status'>,
  payment: Payment,
  providers: Providers,
): RefundabilityFacts => ({
  orderStatus: status,
  amount: payment.amount,
  captured: capturedOf(payment),
  refunded: refundedOf(payment),
  refunding: refundingOf(payment),
  chargedBack: chargedBackOf(payment) - reversedOf(payment),
  isDisabled: payment.details.refundDisabled ?? false,
  by: whoGives(payment, providers),
});

function whoGives(payment: Payment, providers: Providers): RefundabilityFacts['by'] {
  if (payment.provider === 'offline') return 'MERCHANT';
  if (payment.provider === 'external') return 'ELSEWHERE';
  if (payment.provider === 'gift-card') return 'PROVIDER';
  const provider = payment.accountId === null ? null : providers.ofAccount(payment.accountId);
  if (!provider) return 'GONE';
  return provider.capabilities.refunds ? 'PROVIDER' : 'PROVIDER_WITHOUT_REFUNDS';
}

/** Whether only all of a payment can be given back: gift cards and memberships know no parts. */
export const isWholeOnly = ({ details }: Payment): boolean => Boolean(details.giftCard ?? details.membership);

/** The most that can be refunded of a payment now, in minor units. */
export const maxRefundOf = (payment: Payment): number => refundableOf(payment);
