import { isStoresApp } from '@stoa/contract';
import type { Tx } from '../../platform/db/index.ts';
import type { Order } from './order.ts';
import { statusOfFulfillment } from './order-facts.ts';
import { isOpen } from './order-machine.ts';
import { findOrder } from './orders.store.ts';
import { paymentStatusOf } from './payment-status.ts';

/** What matters of an order to those who ask for reviews of its items. */
export type OrderToReview = {
  id: string;
  number: string;
  contactId: string | null;
  /** What its buyer reads. */
  language: string;
  isFulfilled: boolean;
  /** Cancelled, rejected or paid back. */
  isUndone: boolean;
  /** The products of the store in it, the most expensive first. */
  productIds: string[];
};

/** An order that was placed; null where there is none. */
export async function findOrderToReview(tx: Tx, id: string): Promise<OrderToReview | null> {
  const order = await findOrder(tx, id);
  if (!order || isOpen(order)) return null;
  const { number, contactId, language, status } = order;
  const isPaidBack = paymentStatusOf(order) === 'FULLY_REFUNDED';
  return {
    ...{ id: order.id, number, contactId, language },
    isFulfilled: statusOfFulfillment(order) === 'FULFILLED',
    isUndone: status === 'CANCELED' || status === 'REJECTED' || isPaidBack,
    productIds: productsOf(order),
  };
}

function productsOf({ lines }: Order): string[] {
  const ours = lines.filter(({ reference }) => reference !== null && isStoresApp(reference.appId));
  const dearest = ours.toSorted((left, right) => right.prices.unitPrice - left.prices.unitPrice);
  return [...new Set(dearest.map(({ item }) => item.productId))];
}
