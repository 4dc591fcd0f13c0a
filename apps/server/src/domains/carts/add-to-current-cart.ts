import type { currentCart } from '@stoa/contract';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { addLines, notAllowed, readLines } from '../purchase/index.ts';
import { changeCart } from './change-cart.ts';

/**
 * Adds items to the caller's cart, creating it if needed. A reference to something that is not sold adds no line; an
 * item that is out of stock becomes a line that says so. Buyers cannot set their own prices.
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
