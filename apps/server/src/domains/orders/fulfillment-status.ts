export type FulfillmentStatus = 'NOT_FULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED';

/** By how many items are to be handed over and how many were. An order with nothing to hand over is fulfilled. */
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
