import type { currentCart } from '@stoa/contract';
import type { UseCase } from '../../use-case.ts';
import { setQuantities } from '../purchase/index.ts';
import { changeCart } from './change-cart.ts';

/** Sets quantities. A quantity above the stock is reduced to the stock; unknown lines are ignored. */
export const updateCurrentCartLineItemQuantity: UseCase<typeof currentCart.updateCurrentCartLineItemQuantity> = async (
  ctx,
  { lineItems },
) => {
  const changes = lineItems.flatMap(({ id, quantity }) => (id && quantity ? [{ id, quantity }] : []));
  return changeCart(ctx, { apply: (cart) => ({ ...cart, lines: setQuantities(cart.lines, changes) }) });
};
