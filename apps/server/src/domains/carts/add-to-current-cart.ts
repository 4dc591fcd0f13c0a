import type { currentCart } from '@stoa/contract';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { changeCart } from './change-cart.ts';
import { addLines } from './line.ts';
import { notAllowed, readLines } from './read-lines.ts';

/**
 * Adds items to the caller's cart, which the first of them creates. A reference that stands for nothing that is sold
 * adds no line; what is out of stock becomes a line that says so. Buyers cannot add items at prices of their own.
 */
export const addToCurrentCart: UseCase<typeof currentCart.addToCurrentCart> = async (ctx, request) => {
  if (request.customLineItems?.length)
    return notAllowed('customLineItems', 'buyers can only add items of the catalogue');
  const wanted = readLines(request.lineItems);
  if (isRefusal(wanted)) return wanted;
  const { businessLocationId } = request;
  return changeCart(ctx, {
    wanted,
    create: true,
    apply: (cart, found) => ({
      ...cart,
      lines: addLines(cart.lines, found, ctx.newId),
      ...(businessLocationId !== undefined && { businessLocationId }),
    }),
  });
};
