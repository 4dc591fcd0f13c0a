import type { orderTransactions } from '@stoa/contract';
import { readSite } from '../../../platform/db/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { findOrder, findOrders } from '../orders.store.ts';
import { withReturns } from './returns-to-cards.ts';
import { viewTransactions } from './transactions-view.ts';

type Service = typeof orderTransactions;

/** What was paid for an order, in which way, and what was given back, oldest first. */
export const listTransactionsForSingleOrder: UseCase<Service['listTransactionsForSingleOrder']> = async (
  ctx,
  { orderId },
) => {
  const [order] = await readSite(ctx, async (tx) => {
    const found = await findOrder(tx, orderId);
    return withReturns(tx, found ? [found] : []);
  });
  return order ? { orderTransactions: viewTransactions(ctx, order) } : refuse('ORDER_NOT_FOUND');
};

/** The same of several orders, in the order of the request. Orders that do not exist are left out. */
export const listTransactionsForMultipleOrders: UseCase<Service['listTransactionsForMultipleOrders']> = async (
  ctx,
  { orderIds },
) => {
  const found = await readSite(ctx, async (tx) => withReturns(tx, await findOrders(tx, orderIds)));
  const byId = new Map(found.map((order) => [order.id, order]));
  const asked = [...new Set(orderIds.map((id) => id.toLowerCase()))];
  return { orderTransactions: asked.flatMap((id) => byId.get(id) ?? []).map((order) => viewTransactions(ctx, order)) };
};
