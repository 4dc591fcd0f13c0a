import type { Request, tips } from '@stoa/contract';
import { parseAmount, sum } from '@stoa/money';
import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findTipSettings } from '../checkout-settings/index.ts';
import { isRefunded, lockToReprice, type Order, saveTip } from '../orders/index.ts';
import { viewPrice } from '../purchase/index.ts';
import { listPeople } from '../team/index.ts';
import { type Distribution, MOST_AMOUNT } from './distribution.ts';
import { findDistributions, replaceDistributions } from './distributions.store.ts';
import { viewTip } from './get-tip.ts';
import { splitMethodOf } from './split-method.ts';
import { namesOfStaff, readDistributions } from './staffed.ts';

/** Gives a placed order another tip, and its parts to people. */
export const setTipOnOrder: UseCase<typeof tips.setTipOnOrder> = async (ctx, { orderId, tip: sent }) => {
  if (!orderId) return refuse('DRAFT_ORDER_NOT_FOUND');
  const method = splitMethodOf(await findTipSettings(ctx, null));
  const people = await listPeople(ctx);
  return withSite(ctx, async (tx) => {
    const order = await lockToReprice(ctx, tx, orderId);
    if (isRefusal(order)) return order;
    const amount = readTipAmount(sent, order.currency);
    if (typeof amount !== 'number') return amount;
    if (isRefunded(order)) return refuse('INVALID_TIP', { reason: 'REFUNDED' });
    if (amount === 0) return refuse('INVALID_TIP', { reason: 'NOTHING' });
    const known = await findDistributions(tx, order.id);
    const names = namesOfStaff(people, known);
    const tip = { id: order.tip?.id ?? ctx.newId(), amount };
    const parts = readDistributions(ctx, sent.distributions ?? [], { order, tip, known, names, method });
    if (typeof parts === 'string') return refuse('INVALID_TIP', { reason: parts });
    if (sum(parts.map((part) => part.amount)) > amount) return refuse('INVALID_TIP', { reason: 'PARTS_EXCEED_TIP' });
    if (!keepsPaid(known, parts)) return refuse('INVALID_TIP', { reason: 'PAID_PART_CHANGED' });
    const saved = await saveTip(ctx, tx, order, tip);
    if (!saved) return refuse('INVALID_TIP', { reason: 'LESS_THAN_PAID' });
    await replaceDistributions(tx, order.id, parts);
    return { tip: viewTip(saved, tip, parts), orderInfo: viewOrderInfo(ctx, saved, tip) };
  });
};

/** Once somebody was paid, nobody is left out, and who was paid keeps the same. */
function keepsPaid(known: readonly Distribution[], parts: readonly Distribution[]): boolean {
  if (!known.some(({ transaction }) => transaction)) return true;
  return known.every((before) => {
    const after = parts.find(({ id }) => id === before.id);
    if (!after || !before.transaction) return after !== undefined;
    return (
      after.amount === before.amount &&
      after.staff.id === before.staff.id &&
      after.transaction?.id === before.transaction.id
    );
  });
}

function readTipAmount(
  { amount: sent }: Request<typeof tips.setTipOnOrder>['tip'],
  currency: string,
): number | Refusal {
  const amount = sent ? parseAmount(sent, currency) : 0;
  if (amount !== null && amount <= MOST_AMOUNT) return amount;
  return invalid({ field: 'tip.amount', description: `must be an amount of ${currency}`, violatedRule: 'FORMAT' });
}

/** The additional fee of an order that is its tip. */
export const viewOrderInfo = ({ site }: Context, { id, currency }: Order, tip: NonNullable<Order['tip']>) => ({
  orderId: id,
  additionalFeeId: tip.id,
  additionalFeePrice: viewPrice(tip.amount, { currency, language: site.language }),
});
