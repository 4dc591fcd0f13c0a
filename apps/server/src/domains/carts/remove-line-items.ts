import type { currentCart } from '@stoa/contract';
import type { UseCase } from '../../use-case.ts';
import { changeCart } from './change-cart.ts';
import { removeLines } from './line.ts';

/** Removes lines; ones that are gone already do no harm. */
export const removeLineItemsFromCurrentCart: UseCase<typeof currentCart.removeLineItemsFromCurrentCart> = async (
  ctx,
  { lineItemIds },
) => changeCart(ctx, { apply: (cart) => ({ ...cart, lines: removeLines(cart.lines, lineItemIds) }) });
