import type { Caller } from '../../../caller.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { lockOrder } from '../lock-order.ts';
import type { Order } from '../order.ts';

/** An order, locked until the transaction ends. */
export async function lockToEdit(tx: Tx, id: string): Promise<Order | Refusal> {
  const order = isGuid(id) ? await lockOrder(tx, id.toLowerCase()) : null;
  return order ?? refuse('ORDER_NOT_FOUND');
}

/** Why a caller may not change what an order says; null if they may. Some orders are the business of certain apps. */
export function refuseOthers(caller: Caller, { editors }: Pick<Order, 'editors'>): Refusal | null {
  if (!editors || (caller.kind === 'app' && editors.includes(caller.id))) return null;
  return refuse('ORDER_CANNOT_BE_EDITED', { editableByOwnerApps: editors });
}

/** Why nothing of an order can be changed yet, or ever; null if it can. */
export function refuseUndecided({ status }: Pick<Order, 'status'>): Refusal | null {
  if (status === 'INITIALIZED' || status === 'PENDING') return refuse('ORDER_IS_PENDING');
  return status === 'REJECTED' ? refuse('ORDER_IS_REJECTED') : null;
}
