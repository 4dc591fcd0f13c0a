import type { tips } from '@stoa/contract';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { lockToReprice, saveTip } from '../orders/index.ts';
import { findDistributions, replaceDistributions } from './distributions.store.ts';
import { viewOrderInfo } from './set-tip.ts';

/** Takes the tip off a placed order, unless the buyer has paid it or a person got their part. */
export const removeTipFromOrder: UseCase<typeof tips.removeTipFromOrder> = async (ctx, { orderId }) => {
  if (!orderId) return refuse('DRAFT_ORDER_NOT_FOUND');
  return withSite(ctx, async (tx) => {
    const order = await lockToReprice(ctx, tx, orderId);
    if (isRefusal(order)) return order;
    if (!order.tip) return { orderInfo: {} };
    const known = await findDistributions(tx, order.id);
    const isPaid = known.some(({ transaction }) => transaction);
    if (isPaid || !(await saveTip(ctx, tx, order, null))) return refuse('CANNOT_REMOVE_PAID_TIP_DISTRIBUTION');
    await replaceDistributions(tx, order.id, []);
    return { orderInfo: viewOrderInfo(ctx, order, order.tip) };
  });
};
