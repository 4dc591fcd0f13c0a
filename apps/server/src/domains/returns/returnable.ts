/** What of an order can still be returned, and until when. */
import type { Tx } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { type Order, refundedQuantity } from '../orders/index.ts';
import { findReturnIds } from './returns.store.ts';
import { type OrderReturn, returnResource } from './returns.ts';
import type { ReturnSettings } from './settings.store.ts';

export const returnsOf = async (tx: Tx, orderId: string): Promise<OrderReturn[]> => {
  const ids = await findReturnIds(tx, orderId);
  const found = ids.length > 0 ? await returnResource.findByIds(tx, ids) : [];
  return ids.flatMap((id) => found.find((each) => each.id === id) ?? []);
};

/** The time until which returns of an order are taken; null where they never are. */
export function endOfReturns(order: Order, { enabled, days }: ReturnSettings): Date | null {
  if (!enabled || order.status !== 'APPROVED' || !order.purchasedDate) return null;
  return new Date(new Date(order.purchasedDate).getTime() + days * DAY_MS);
}

const isUnderWay = ({ status }: OrderReturn): boolean =>
  status === 'REQUESTED' || status === 'APPROVED' || status === 'RECEIVED';

/** How many of a line are left to return: neither refunded nor in a return that is under way. */
export function leftToReturn(order: Order, returns: readonly OrderReturn[], lineId: string): number {
  const bought = order.lines.find(({ id }) => id === lineId)?.quantity ?? 0;
  const returning = returns
    .filter(isUnderWay)
    .flatMap(({ lineItems }) => lineItems ?? [])
    .filter(({ lineItemId }) => lineItemId === lineId)
    .reduce((sum, { quantity = 0 }) => sum + quantity, 0);
  return Math.max(0, bought - refundedQuantity(order, lineId) - returning);
}
