import type { abandonedCheckouts } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { bulkAnswer, type ItemOutcome } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { type AbandonedCheckout, type ActivityType, withActivity } from './abandoned-checkout.ts';
import { viewAbandoned } from './abandoned-checkout-view.ts';
import { findAbandoned, removeAbandoned, updateAbandoned } from './abandoned-checkouts.store.ts';
import { announceAbandoned } from './announce.ts';
import { cancelMails } from './plan-mails.ts';
import { noSuchCheckout } from './read-abandoned.ts';

type Service = typeof abandonedCheckouts;

/** Deletes an abandoned checkout from the list. The checkout itself stays with its buyer; the link leads nowhere. */
export const deleteAbandonedCheckout: UseCase<Service['deleteAbandonedCheckout']> = (ctx, { abandonedCheckoutId }) =>
  withSite(ctx, async (tx) => (await remove(ctx, tx, abandonedCheckoutId)) ?? {});

/** Each in a transaction of its own: what is wrong with one does not keep the others. */
export const bulkDeleteAbandonedCheckouts: UseCase<Service['bulkDeleteAbandonedCheckouts']> = async (
  ctx,
  { abandonedCheckoutIds },
) => {
  const outcomes: ItemOutcome[] = [];
  for (const id of abandonedCheckoutIds)
    outcomes.push({ id, refusal: refusalIn(await withSite(ctx, async (tx) => (await remove(ctx, tx, id)) ?? {})) });
  return bulkAnswer(outcomes, false);
};

const refusalIn = (answer: object): Refusal | null => (isRefusal(answer) ? answer : null);

async function remove(ctx: Context, tx: Tx, id: string): Promise<Refusal | null> {
  const removed = await removeAbandoned(tx, id);
  if (!removed) return noSuchCheckout;
  cancelMails(tx, id);
  announceAbandoned(ctx, tx, 'deleted', removed);
  return null;
}

export const addAbandonedCheckoutActivity: UseCase<Service['addAbandonedCheckoutActivity']> = (
  ctx,
  { abandonedCheckoutId, activityType = 'SCHEDULED' },
) =>
  withSite(ctx, async (tx) => {
    const known = await findAbandoned(tx, abandonedCheckoutId, { lock: true });
    return known
      ? { abandonedCheckout: viewAbandoned(ctx, noteActivity(ctx, tx, known, activityType)) }
      : noSuchCheckout;
  });

/** Notes what happened to a locked abandoned checkout, and announces it. */
export function noteActivity(ctx: Context, tx: Tx, known: AbandonedCheckout, type: ActivityType): AbandonedCheckout {
  const noted = { ...withActivity(known, type, ctx.now()), updatedDate: ctx.now().toISOString() };
  updateAbandoned(tx, noted);
  announceAbandoned(ctx, tx, 'updated', noted);
  return noted;
}
