import { cartEvents } from '@stoa/contract';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { type CartSelector, deleteCart } from './carts.store.ts';

/** Deletes a cart; returns whether it existed. */
export async function removeCart(tx: Tx, which: CartSelector): Promise<boolean> {
  const id = await deleteCart(tx, which);
  if (id) emit(tx, cartEvents.deleted(id));
  return id !== null;
}
