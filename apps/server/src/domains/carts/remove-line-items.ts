import type { currentCart } from '@stoa/contract';
import type { UseCase } from '../../use-case.ts';
import { removeLines } from '../purchase/index.ts';
import { changeCart } from './change-cart.ts';

/** Removes lines; lines that are already gone are ignored. */
export const removeLineItemsFromCurrentCart: UseCase<typeof currentCart.removeLineItemsFromCurrentCart> = async (
  ctx,
  { lineItemIds },
) => changeCart(ctx, { apply: (cart) => ({ ...cart, lines: removeLines(cart.lines, lineItemIds) }) });
