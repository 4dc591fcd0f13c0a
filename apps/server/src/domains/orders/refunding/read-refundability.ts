import type { orderBilling, orders, Response } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import type { PriceStyle } from '../../currencies/index.ts';
import {
  capturedOf,
  type Payment,
  type Providers,
  providersOf,
  refundedOf,
  refundingOf,
} from '../../payments/index.ts';
import { viewPrice } from '../../purchase/index.ts';
import { allPayments } from '../gift-card-payments.ts';
import type { Order } from '../order.ts';
import { findOrder } from '../orders.store.ts';
import { viewCard } from '../paying/transactions-view.ts';
import { refundedFee, refundedQuantity, refundedShipping } from './refund.ts';
import { maxRefundOf, type Refundability, refundabilityFacts, refundabilityOf } from './refundability.ts';

type Answer = Response<(typeof orderBilling)['getOrderRefundability']>;

async function readOrder(ctx: Context, orderId: string): Promise<{ order: Order; providers: Providers } | null> {
  const providers = await providersOf(ctx);
  const order = await readSite(ctx, (tx) => findOrder(tx, orderId));
  return order && { order, providers };
}

/** What of an order can be refunded: which payments, and how many of which items. */
export const getOrderRefundability: UseCase<(typeof orderBilling)['getOrderRefundability']> = async (
  ctx,
  { orderId },
) => {
  const found = await readOrder(ctx, orderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  const { order, providers } = found;
  const style = { currency: order.currency, language: ctx.site.language };
  const price = (amount: number) => viewPrice(amount, style);
  const states = allPayments(order).map((payment) => ({
    payment,
    state: refundabilityOf(refundabilityFacts(order, payment, providers)),
  }));
  const left = (amount: number, refunded: number) => ({
    amount: price(amount),
    refundedAmount: price(refunded),
    availableRefundAmount: price(Math.max(0, amount - refunded)),
  });
  const shipping = order.delivery?.prices.totalAfterTax ?? 0;
  return {
    payments: states.map(({ payment, state }) => viewState(payment, state, style)),
    paymentsSummary: viewSummary(states, style),
    lineItems: order.lines.map(({ id, quantity }) => {
      const refundedQuantityOfLine = refundedQuantity(order, id);
      return {
        lineItemId: id,
        originalQuantity: quantity,
        refundedQuantity: refundedQuantityOfLine,
        availableRefundQuantity: quantity - refundedQuantityOfLine,
      };
    }),
    ...(shipping > 0 && { shipping: left(shipping, refundedShipping(order)) }),
    additionalFees: (order.fees ?? []).map(({ id, totalAfterTax }) => ({
      additionalFeeId: id,
      ...left(totalAfterTax, refundedFee(order, id)),
    })),
  };
};

type State = { payment: Payment; state: Refundability };

const isMembership = ({ details }: Payment): boolean => details.membership !== undefined;

function viewState(payment: Payment, state: Refundability, style: PriceStyle) {
  const { card, membership } = payment.details;
  return {
    ...wireState(state),
    payment: {
      paymentId: payment.id,
      paymentMethod: payment.method,
      offlinePayment: payment.provider === 'offline',
      ...(card && { creditCardDetails: viewCard(card) }),
      ...(membership
        ? { membership: viewMemberships([{ payment, state }]) }
        : { monetary: viewMoney([{ payment, state }], style) }),
    },
  };
}

function wireState(state: Refundability) {
  if (state.status === 'REFUNDABLE') return { refundable: true };
  return state.status === 'MANUAL'
    ? { manuallyRefundable: { reason: state.reason } }
    : { nonRefundable: { reason: state.reason } };
}

const viewSummary = (states: readonly State[], style: PriceStyle): NonNullable<Answer['paymentsSummary']> => ({
  monetary: viewMoney(
    states.filter(({ payment }) => !isMembership(payment)),
    style,
  ),
  membership: viewMemberships(states.filter(({ payment }) => isMembership(payment))),
});

function viewMoney(states: readonly State[], style: PriceStyle) {
  const sum = (of: (payment: Payment) => number) =>
    viewPrice(
      states.reduce((total, { payment }) => total + of(payment), 0),
      style,
    );
  const possible = states.filter(({ state }) => state.status !== 'NOT_REFUNDABLE').map(({ payment }) => payment);
  return {
    paid: sum(capturedOf),
    refunded: sum(refundedOf),
    refundPending: sum(refundingOf),
    maxRefund: sum((payment) => (possible.includes(payment) ? maxRefundOf(payment) : 0)),
  };
}

function viewMemberships(states: readonly State[]) {
  const linesWhere = (isOne: (each: State) => boolean) =>
    states.filter(isOne).flatMap(({ payment }) => payment.details.membership?.lineItemId ?? []);
  return {
    paidLineItemIds: linesWhere(({ payment }) => capturedOf(payment) > 0),
    refundedLineItemIds: linesWhere(({ payment }) => refundedOf(payment) > 0),
    refundableLineItemIds: linesWhere(({ state }) => state.status !== 'NOT_REFUNDABLE'),
  };
}

/** The older call: payment by payment. Its reasons lack one. */
export const getRefundabilityStatus: UseCase<(typeof orders)['getRefundabilityStatus']> = async (
  ctx,
  { ecomOrderId },
) => {
  const found = await readOrder(ctx, ecomOrderId);
  if (!found) return refuse('ORDER_NOT_FOUND');
  const { order, providers } = found;
  return {
    refundabilities: allPayments(order).map((payment) => ({
      paymentId: payment.id,
      ...viewOlderState(refundabilityOf(refundabilityFacts(order, payment, providers))),
    })),
    refundablePerItem: true,
  };
};

function viewOlderState(state: Refundability) {
  if (state.status === 'REFUNDABLE') return { refundabilityStatus: 'REFUNDABLE' as const };
  if (state.status === 'MANUAL') {
    const manuallyRefundableReason = state.reason === 'UNKNOWN_REASON' ? ('NOT_SUPPORTED' as const) : state.reason;
    return { refundabilityStatus: 'MANUAL' as const, manuallyRefundableReason };
  }
  const { reason } = state;
  const isUnknown = reason === 'AMOUNT_OFFSET_BY_CHARGEBACK' || reason === 'UNKNOWN_REASON';
  return {
    refundabilityStatus: 'NOT_REFUNDABLE' as const,
    nonRefundableReason: isUnknown ? ('FORBIDDEN' as const) : reason,
  };
}
