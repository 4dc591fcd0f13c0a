import type { Tx } from '../../platform/db/index.ts';
import { findOrders } from '../orders/index.ts';
import { ordersToChargeAgain } from '../payments/index.ts';
import { isChargedTo, ordersWithoutCycle } from './contracts.store.ts';

/**
 * Whether a subscription is charged to a card that its buyer lets be kept, or will be: the contract of an order begins a
 * moment after the order is paid.
 */
export async function needsCard(tx: Tx, savedCardId: string): Promise<boolean> {
  if (await isChargedTo(tx, savedCardId)) return true;
  const beginning = await ordersWithoutCycle(tx, await ordersToChargeAgain(tx, savedCardId));
  const orders = await findOrders(tx, beginning);
  return orders.some(({ status }) => status !== 'CANCELED' && status !== 'REJECTED');
}
