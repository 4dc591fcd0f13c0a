import type { orders, Response } from '@stoa/contract';
import { readSite } from '../../../platform/db/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { providersOf } from '../../payments/index.ts';
import { viewPrice } from '../../purchase/index.ts';
import type { Order } from '../order.ts';
import { isChargedBack, owedFor } from '../order-money.ts';
import { findOrder } from '../orders.store.ts';

type Operation = typeof orders.getPaymentCollectabilityStatus;
export type Collectability = NonNullable<Response<Operation>['status']>;

/** What decides whether money can be collected for an order. */
export type CollectabilityFacts = {
  status: Order['status'];
  /** In minor units: what can be asked for now. */
  owed: number;
  isChargedBack: boolean;
  /** Whether the site takes cards. */
  takesCards: boolean;
};

/** Whether money can be collected for an order or, if not, the first reason why. */
export function collectabilityOf({ status, owed, isChargedBack, takesCards }: CollectabilityFacts): Collectability {
  if (status === 'CANCELED') return 'NONCOLLECTABLE_ORDER_IS_CANCELLED';
  if (status === 'REJECTED') return 'NONCOLLECTABLE_ORDER_IS_REJECTED';
  if (status === 'PENDING' || status === 'INITIALIZED') return 'NONCOLLECTABLE_ORDER_IS_PENDING';
  if (isChargedBack) return 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS';
  if (owed === 0) return 'NONCOLLECTABLE_ORDER_IS_PAID';
  return takesCards ? 'COLLECTABLE' : 'NONCOLLECTABLE_MISSING_PAYMENT_METHOD';
}

/** The facts of an order whose money does not depend on cards. */
export const collectabilityFacts = (order: Order, takesCards = true): CollectabilityFacts => ({
  status: order.status,
  owed: owedFor(order),
  isChargedBack: isChargedBack(order),
  takesCards,
});

/** Whether a card can be charged for an order, and up to which amount. */
export const getPaymentCollectabilityStatus: UseCase<Operation> = async (ctx, { ecomOrderId }) => {
  const order = await readSite(ctx, (tx) => findOrder(tx, ecomOrderId));
  if (!order) return refuse('ORDER_NOT_FOUND');
  const provider = ctx.site.settings.paymentMethods.includes('card') ? (await providersOf(ctx)).serving('card') : null;
  const facts = collectabilityFacts(order, provider !== null);
  return {
    status: collectabilityOf(facts),
    amount: viewPrice(facts.owed, { currency: order.currency, language: ctx.site.language }),
    authorizationSupported: provider?.capabilities.capturesLater ?? false,
    customAmountSupported: provider !== null,
  };
};
