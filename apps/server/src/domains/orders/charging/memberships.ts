/** Payments by memberships. The site keeps none of its own; those that programs record can be given back. */
import type { orderBilling, orders } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { type Payment, recordMovement, statusOf } from '../../payments/index.ts';
import { findOrder } from '../orders.store.ts';
import { type OrderPayable, orderPayable } from '../paying/order-payable.ts';
import { refuseMembership } from './charge-in-parts.ts';

/** The site knows no memberships: no line can be paid for by one. */
export const chargeMemberships: UseCase<(typeof orderBilling)['chargeMemberships']> = (ctx, { orderId, memberships }) =>
  refuseAll(ctx, orderId, memberships[0]?.lineItemId ?? '');

/** The older call. */
export const chargeOlderMemberships: UseCase<(typeof orders)['chargeMemberships']> = (
  ctx,
  { ecomOrderId, membershipCharges = [] },
) => refuseAll(ctx, ecomOrderId, membershipCharges[0]?.lineItemId ?? '');

async function refuseAll(ctx: Context, orderId: string, lineItemId: string): Promise<Refusal> {
  const order = await readSite(ctx, (tx) => findOrder(tx, orderId));
  return order ? refuseMembership(order, lineItemId.toLowerCase()) : refuse('ORDER_NOT_FOUND');
}

/** Gives back what memberships paid for lines of an order: all of the payments, or none. */
export const voidMemberships: UseCase<(typeof orderBilling)['voidMemberships']> = (ctx, { orderId, paymentIds }) =>
  withSite(ctx, async (tx) => {
    const locked = await orderPayable.lock(ctx, tx, orderId);
    if (!locked) return refuse('ORDER_NOT_FOUND');
    let payable: OrderPayable = locked;
    for (const paymentId of paymentIds) {
      const payment = findMembership(payable, paymentId);
      if (isRefusal(payment)) return payment;
      payable = await recordMovement(ctx, tx, orderPayable, payable, { payment, type: 'REFUND' });
    }
    return {};
  });

function findMembership({ payments }: OrderPayable, paymentId: string): Payment | Refusal {
  const payment = payments.find(({ id }) => id === paymentId.toLowerCase());
  if (!payment) return refuse('PAYMENT_NOT_FOUND', { paymentId });
  if (!payment.details.membership) return refuse('NOT_MEMBERSHIP_PAYMENT', { paymentId });
  return statusOf(payment) === 'APPROVED' ? payment : refuse('MEMBERSHIP_PAYMENT_NOT_CHARGED', { paymentId });
}
