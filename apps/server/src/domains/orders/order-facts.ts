import { isShippable } from '../purchase/index.ts';
import type { Order } from './order.ts';

/** The number of items to hand over, and of those handed over; digital items do not count. */
export function itemsToFulfill({ lines }: Pick<Order, 'lines'>): { toFulfill: number; fulfilled: number } {
  const toFulfill = lines.filter(isShippable).reduce((total, { quantity }) => total + quantity, 0);
  return { toFulfill, fulfilled: 0 };
}
