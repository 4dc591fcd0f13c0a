import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { deleteCart } from './carts.store.ts';

/** Deletes a cart, by its id or its owner, if it is still there; tells whether it was. */
export async function removeCart(tx: Tx, which: { id: string } | { ownerId: string }): Promise<boolean> {
  const id = await deleteCart(tx, which);
  if (id) emit(tx, { type: 'wix.ecom.v1.cart_deleted', entityId: id, payload: null });
  return id !== null;
}
