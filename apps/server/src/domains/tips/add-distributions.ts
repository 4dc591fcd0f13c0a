import type { tips } from '@stoa/contract';
import { parseAmount, sum } from '@stoa/money';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { isRefunded, lockToReprice, saveTip } from '../orders/index.ts';
import { listPeople } from '../team/index.ts';
import { MOST_AMOUNT, MOST_DISTRIBUTIONS, viewDistribution } from './distribution.ts';
import { findDistributions, replaceDistributions } from './distributions.store.ts';
import { viewOrderInfo } from './set-tip.ts';
import { namesOfStaff, readDistributions } from './staffed.ts';

/** Raises the tip of a placed order by what further people get; an order without a tip gets one. */
export const addTipDistributionsToOrder: UseCase<typeof tips.addTipDistributionsToOrder> = async (
  ctx,
  { orderId, tipDistributions: sent },
) => {
  if (!orderId) return refuse('DRAFT_ORDER_NOT_FOUND');
  const wrong = (reason: string) => refuse('INVALID_TIP_DISTRIBUTION', { reason });
  const people = await listPeople(ctx);
  return withSite(ctx, async (tx) => {
    const order = await lockToReprice(ctx, tx, orderId);
    if (isRefusal(order)) return order;
    if (isRefunded(order)) return refuse('PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED');
    const amounts = sent.map(({ amount }) => (amount ? parseAmount(amount, order.currency) : null));
    if (amounts.some((amount) => amount === null || amount <= 0)) return wrong('MISSING_AMOUNT');
    const tip = {
      id: order.tip?.id ?? ctx.newId(),
      amount: (order.tip?.amount ?? 0) + sum(amounts.filter((amount) => amount !== null)),
    };
    const known = await findDistributions(tx, order.id);
    if (tip.amount > MOST_AMOUNT || known.length + sent.length > MOST_DISTRIBUTIONS) return wrong('TOO_MUCH');
    const names = namesOfStaff(people, known);
    const fresh = readDistributions(ctx, sent, { order, tip, known: [], names, method: 'EQUAL' });
    if (typeof fresh === 'string') return wrong(fresh);
    const saved = await saveTip(ctx, tx, order, tip);
    if (!saved) throw new Error(`order ${order.id} costs more and cannot cost too little`);
    await replaceDistributions(tx, order.id, [...known, ...fresh]);
    return { tipDistributions: fresh.map(viewDistribution), orderInfo: viewOrderInfo(ctx, saved, tip) };
  });
};
