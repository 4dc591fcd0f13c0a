import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { HOUR_MS, MINUTE_MS } from '../../platform/durations.ts';
import { schedule, type Task } from '../../platform/tasks/index.ts';
import { isSettled } from './payment-machine.ts';
import { type FoundTransaction, findOpenTransaction } from './payments.store.ts';
import { providersOf } from './providers-of.ts';
import { ownerOf, resumption, type Settled, settle } from './settle.ts';

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
    const { transaction } = await askAgain(ctx, open, isToGiveUp(ctx, open));
    if (isSettled(transaction.status)) return undefined;
    return new Date(ctx.now().getTime() + (isToGiveUp(ctx, open) ? HOUR_MS : MINUTE_MS));
  },
};

/** Asks the provider for the outcome of an open transaction, and settles it. */
async function askAgain(ctx: Context, open: FoundTransaction, giveUp: boolean): Promise<Settled> {
  const { id: transactionId, key, type, amount, currency, reference, authorization, captureReference, saved } = open;
  const provider = (await providersOf(ctx)).of(open.payment);
  const known = { reference, authorization, captureReference, ...(saved && { saved }) };
  const asked = { key, type, amount, currency, ...known, giveUp };
  const outcome = await provider.lookUp(asked);
  const owner = ownerOf(ctx, open.payable.kind);
  return withSite(ctx, (tx) => settle(ctx, tx, owner, { payableId: open.payable.id, transactionId }, outcome));
}

const isToGiveUp = ({ now }: Context, { createdDate }: FoundTransaction): boolean =>
  now().getTime() - new Date(createdDate).getTime() > GIVE_UP_AFTER_MS;

/**
 * Asks for the outcome of a transaction at once, because somebody says that there is one: a provider, or the buyer who
 * comes back from its page. With `giveUp`, one that the buyer has not paid ends. Null where it is settled already.
 */
export async function askNow(
  ctx: Context,
  transactionId: string,
  { giveUp = false }: { giveUp?: boolean } = {},
): Promise<Settled | null> {
  const open = await readSite(ctx, (tx) => findOpenTransaction(tx, transactionId));
  return open && askAgain(ctx, open, giveUp || isToGiveUp(ctx, open));
}

/** Schedules the follow-up of a transaction about to be requested, in case the answer is lost. */
export function resumeLater({ now }: Context, tx: Tx, transactionId: string): void {
  const at = new Date(now().getTime() + LOST_AFTER_MS);
  schedule(tx, resumePayment, { key: transactionId, at, input: { transactionId } });
}
