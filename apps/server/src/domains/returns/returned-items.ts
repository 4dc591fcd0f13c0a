import type { Context } from '../../context.ts';
import { type Order, viewOrder } from '../orders/index.ts';
import type { OrderReturn } from './returns.ts';

/** An item that goes back, in words. */
export type ReturnedItem = { name: string; quantity: number };

/** The items of a return, as the order names them: for its buyer, or for the people of the shop. */
export function itemsOf(
  ctx: Context,
  order: Order,
  { lineItems = [] }: OrderReturn,
  reader: 'buyer' | 'business',
): ReturnedItem[] {
  const lines = viewOrder(ctx, order).lineItems ?? [];
  return lineItems.map(({ lineItemId, quantity = 1 }) => {
    const { productName } = lines.find(({ id }) => id === lineItemId) ?? {};
    const { original = '', translated } = productName ?? {};
    return { name: (reader === 'buyer' && translated) || original || '', quantity };
  });
}
