export type FulfillmentStatus = 'NOT_FULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED';

/**
 * Derived from the number of items to hand over and of those handed over. An order with nothing to hand over is
 * fulfilled.
 */
export function fulfillmentStatusOf({
  toFulfill,
  fulfilled,
}: {
  toFulfill: number;
  fulfilled: number;
}): FulfillmentStatus {
  if (fulfilled >= toFulfill) return 'FULFILLED';
  return fulfilled > 0 ? 'PARTIALLY_FULFILLED' : 'NOT_FULFILLED';
}
