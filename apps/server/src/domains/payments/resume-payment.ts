import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { HOUR_MS, MINUTE_MS } from '../../platform/durations.ts';
import { schedule, type Task } from '../../platform/tasks/index.ts';
import { isSettled } from './payment-machine.ts';
import { findOpenTransaction } from './payments.store.ts';
import { providersOf } from './providers-of.ts';
import { ownerOf, resumption, settle } from './settle.ts';

/** A provider answers within seconds: a transaction open for longer has lost its process, or waits for the buyer. */
const LOST_AFTER_MS = MINUTE_MS;
/** The time that buyers have to answer their bank; then the items are for others. */
const GIVE_UP_AFTER_MS = 30 * MINUTE_MS;

/**
 * Asks the provider for the outcome of an open transaction, and settles it. Every minute while the buyer may answer,
 * and once an hour where the provider takes longer.
 */
export const resumePayment: Task<Context, { transactionId: string }> = {
  ...resumption,
  lane: 'outside',
  retry: { firstMs: MINUTE_MS, longestMs: HOUR_MS },
  async run(ctx, { transactionId }) {
    const open = await readSite(ctx, (tx) => findOpenTransaction(tx, transactionId));
    if (!open) return undefined;
    const { key, type, amount, payment, payable } = open;
    const provider = (await providersOf(ctx)).of(payment);
    const age = ctx.now().getTime() - new Date(open.createdDate).getTime();
    const outcome = await provider.lookUp({ key, type, amount, giveUp: age > GIVE_UP_AFTER_MS });
    const owner = ownerOf(ctx, payable.kind);
    const { transaction } = await withSite(ctx, (tx) =>
      settle(ctx, tx, owner, { payableId: payable.id, transactionId }, outcome),
    );
    if (isSettled(transaction.status)) return undefined;
    return new Date(ctx.now().getTime() + (age > GIVE_UP_AFTER_MS ? HOUR_MS : MINUTE_MS));
  },
};

/** Schedules the follow-up of a transaction about to be requested, in case the answer is lost. */
export function resumeLater({ now }: Context, tx: Tx, transactionId: string): void {
  const at = new Date(now().getTime() + LOST_AFTER_MS);
  schedule(tx, resumePayment, { key: transactionId, at, input: { transactionId } });
}
