import type { currentCart } from '@stoa/contract';
import { ownerOf } from '../../caller.ts';
import { withSite } from '../../platform/db/index.ts';
import type { UseCase } from '../../use-case.ts';
import { noCartOfOwn } from './change-cart.ts';
import { removeCart } from './remove-cart.ts';

/** Deletes the caller's cart. Clients do this routinely, so that having no cart is a success. */
export const deleteCurrentCart: UseCase<typeof currentCart.deleteCurrentCart> = async (ctx) => {
  const ownerId = ownerOf(ctx.caller);
  if (!ownerId) return noCartOfOwn;
  await withSite(ctx, (tx) => removeCart(tx, { ownerId }));
  return {};
};
