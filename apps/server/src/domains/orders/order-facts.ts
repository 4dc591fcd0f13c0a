import { isShippable } from '../purchase/index.ts';
import { type FulfillmentStatus, fulfillmentStatusOf } from './fulfillment-status.ts';
import type { Order } from './order.ts';

type Handed = Pick<Order, 'lines' | 'fulfillments' | 'stated'>;

/** The number of items to hand over, and of those handed over; digital items do not count. */
function itemsToFulfill(order: Handed): { toFulfill: number; fulfilled: number } {
  const lines = order.lines.filter(isShippable);
  const fulfilled = fulfilledByLine(order);
  return {
    toFulfill: lines.reduce((total, { quantity }) => total + quantity, 0),
    fulfilled: lines.reduce((total, { id }) => total + (fulfilled.get(id) ?? 0), 0),
  };
}

/** The number of items handed over, by the id of their line. */
export function fulfilledByLine({ fulfillments }: Pick<Order, 'fulfillments'>): Map<string, number> {
  const fulfilled = new Map<string, number>();
  for (const { lines } of fulfillments)
    for (const { id, quantity } of lines) fulfilled.set(id, (fulfilled.get(id) ?? 0) + quantity);
  return fulfilled;
}

/** What was handed over elsewhere is as it was stated. */
export function statusOfFulfillment(order: Handed): FulfillmentStatus {
  const stated = order.fulfillments.length === 0 ? order.stated?.fulfillmentStatus : undefined;
  return stated ?? fulfillmentStatusOf(itemsToFulfill(order));
}
