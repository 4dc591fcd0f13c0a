import { cartEvents } from '@stoa/contract';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { deleteCart } from './carts.store.ts';

/** Deletes a cart, by its id or its owner; returns whether it existed. */
export async function removeCart(tx: Tx, which: { id: string } | { ownerId: string }): Promise<boolean> {
  const id = await deleteCart(tx, which);
  if (id) emit(tx, cartEvents.deleted(id));
  return id !== null;
}
