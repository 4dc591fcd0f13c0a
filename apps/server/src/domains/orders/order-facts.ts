import { isShippable } from '../carts/index.ts';
import type { Order } from './order.ts';

/** How many items of an order have to be handed over, and how many were: digital ones need nobody's hands. */
export function itemsToFulfill({ lines }: Pick<Order, 'lines'>): { toFulfill: number; fulfilled: number } {
  const toFulfill = lines.filter(isShippable).reduce((total, { quantity }) => total + quantity, 0);
  return { toFulfill, fulfilled: 0 };
}
