import type { currentCart } from '@stoa/contract';
import type { UseCase } from '../../use-case.ts';
import { changeCart } from './change-cart.ts';
import { setQuantities } from './line.ts';

/** Sets quantities. More than is in stock becomes what is in stock; lines that the cart does not have are passed over. */
export const updateCurrentCartLineItemQuantity: UseCase<typeof currentCart.updateCurrentCartLineItemQuantity> = async (
  ctx,
  { lineItems },
) => {
  const changes = lineItems.flatMap(({ id, quantity }) => (id && quantity ? [{ id, quantity }] : []));
  return changeCart(ctx, { apply: (cart) => ({ ...cart, lines: setQuantities(cart.lines, changes) }) });
};
