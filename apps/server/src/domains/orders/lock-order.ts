import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import type { Order } from './order.ts';
import { findOrder, lockOrderRow } from './orders.store.ts';

/** An order as it is once no other transaction changes it; null where there is none. */
export async function lockOrder(tx: Tx, id: string): Promise<Order | null> {
  if (!isGuid(id)) return null;
  await lockOrderRow(tx, id);
  return findOrder(tx, id);
}
