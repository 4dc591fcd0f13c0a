import type { tips } from '@stoa/contract';
import { sum, toDecimal } from '@stoa/money';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findReadable, type Order } from '../orders/index.ts';
import { type Distribution, viewDistribution } from './distribution.ts';
import { findDistributions } from './distributions.store.ts';

/** The tip of an order: one of its additional fees, with whose code it shares its id. */
export const getTipByOrderId: UseCase<typeof tips.getTipByOrderId> = async (ctx, { orderId }) => {
  const order = await findReadable(ctx, orderId);
  if (isRefusal(order)) return order;
  if (!order.tip) return refuse('TIP_NOT_FOUND');
  const distributions = await readSite(ctx, (tx) => findDistributions(tx, order.id));
  return { tip: viewTip(order, order.tip, distributions) };
};

/** A tip is what a buyer gives: drafts are made by staff, and have none. */
export const getTipByDraftOrderId: UseCase<typeof tips.getTipByDraftOrderId> = async () =>
  refuse('DRAFT_ORDER_NOT_FOUND');

export function viewTip(
  { totals, currency }: Order,
  tip: NonNullable<Order['tip']>,
  distributions: readonly Distribution[],
) {
  const given = sum(distributions.map(({ amount }) => amount));
  return {
    id: tip.id,
    lineItemSubtotal: toDecimal(totals.subtotal, currency),
    amount: toDecimal(tip.amount, currency),
    distributions: distributions.map(viewDistribution),
    undistributedAmount: toDecimal(tip.amount - given, currency),
  };
}
