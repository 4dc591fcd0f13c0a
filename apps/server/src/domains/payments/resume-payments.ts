import type { Context } from '../../context.ts';
import type { Database } from '../../platform/db/index.ts';
import { findOpenPayments, type OpenPayment, settlePayment } from '../orders/index.ts';
import { providerNamed } from './providers.ts';

/** A charge takes seconds: one that is open for longer has lost the process that made it, or waits for the buyer. */
const LOST_AFTER_MS = 60_000;
/** Buyers have this long to answer their bank; then the stock is for others. */
const GIVE_UP_AFTER_MS = 30 * 60_000;
const AT_ONCE = 100;

type Resumption = {
  database: Database;
  now: () => Date;
  /** A context on a site, for work that nobody asked for. */
  contextOf: (siteId: string) => Promise<Context | null>;
};

/**
 * Finds payments that were left open and brings them to an end: by the provider's word on them, or else by giving their
 * stock back. To run at start and then every minute; two processes that do so at once settle a payment once. Answers
 * with how many it settled.
 */
export async function resumePayments({ database, now, contextOf }: Resumption): Promise<number> {
  const since = new Date(now().getTime() - LOST_AFTER_MS);
  let settled = 0;
  let open: OpenPayment[] = [];
  do {
    open = await findOpenPayments(database, since, { after: open.at(-1), limit: AT_ONCE });
    for (const payment of open) {
      const ctx = await contextOf(payment.siteId);
      if (!ctx) continue;
      try {
        if (await resume(ctx, payment)) settled++;
      } catch (error) {
        ctx.log.error({ err: error, paymentId: payment.id }, 'a payment could not be resumed and is tried again later');
      }
    }
  } while (open.length === AT_ONCE);
  return settled;
}

async function resume(ctx: Context, { id, provider, idempotencyKey, createdDate }: OpenPayment): Promise<boolean> {
  const age = ctx.now().getTime() - new Date(createdDate).getTime();
  const outcome = await providerNamed(provider).conclude(idempotencyKey, { giveUp: age > GIVE_UP_AFTER_MS });
  await settlePayment(ctx, id, outcome);
  return outcome.status !== 'ACTION_REQUIRED';
}
