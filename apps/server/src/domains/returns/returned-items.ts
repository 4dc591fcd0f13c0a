import type { Context } from '../../context.ts';
import { type Order, viewOrder } from '../orders/index.ts';
import type { OrderReturn } from './returns.ts';

/** An item that goes back, in words. */
export type ReturnedItem = { name: string; quantity: number };

/** The items of a return, as the order names them. */
export function itemsOf(ctx: Context, order: Order, { lineItems = [] }: OrderReturn): ReturnedItem[] {
  const lines = viewOrder(ctx, order).lineItems ?? [];
  return lineItems.map(({ lineItemId, quantity = 1 }) => {
    const { productName } = lines.find(({ id }) => id === lineItemId) ?? {};
    return { name: productName?.translated ?? productName?.original ?? '', quantity };
  });
}
