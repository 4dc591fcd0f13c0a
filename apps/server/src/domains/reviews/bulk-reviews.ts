import type { reviews } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { enqueueJob, inBatches, type JobKind, type RunningJob } from '../../platform/jobs/index.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { deleteReviews } from './change-review.ts';
import { moderate, type Verdict, verdictOf } from './moderate-review.ts';
import { compileReviews } from './query-reviews.ts';
import type { Review } from './review.ts';
import { lockMatching } from './reviews.store.ts';

const AT_ONCE = 100;
type Which = { filter?: Record<string, unknown> | null };

/** Deletes all matching reviews. Continues after the answer. */
export const bulkDeleteReviews: UseCase<typeof reviews.bulkDeleteReviews> = async (ctx, { filter }) => {
  const wrong = wrongFilter(ctx, filter);
  if (wrong) return wrong;
  return withSite(ctx, async (tx) => ({ jobId: await enqueueJob(ctx, tx, deleteJob, { filter }) }));
};

/** Gives all matching reviews a moderator's verdict. Continues after the answer. */
export const bulkUpdateModerationStatus: UseCase<typeof reviews.bulkUpdateModerationStatus> = async (
  ctx,
  { filter, status },
) => {
  const verdict = verdictOf(status);
  if (isRefusal(verdict)) return verdict;
  const wrong = wrongFilter(ctx, filter);
  if (wrong) return wrong;
  return withSite(ctx, async (tx) => ({ jobId: await enqueueJob(ctx, tx, moderateJob, { filter, verdict }) }));
};

/** The refusal of a filter. One that was forgotten does not stand for all reviews; an empty one does. */
function wrongFilter(ctx: Context, filter: Which['filter']): Refusal | null {
  if (!filter) return invalid({ field: 'filter', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  const compiled = compileReviews(ctx, { filter }, { path: '', isPrivate: true });
  return isRefusal(compiled) ? compiled : null;
}

type Counts = { changed: number };

const deleteJob: JobKind<Context, Which, Counts> = {
  name: 'reviews.delete',
  run: (ctx, job) =>
    forAll(ctx, job, async (tx, found) => {
      await deleteReviews(ctx, tx, found);
      return found.length;
    }),
};

const moderateJob: JobKind<Context, Which & { verdict: Verdict }, Counts> = {
  name: 'reviews.moderate',
  run: (ctx, job) =>
    forAll(ctx, job, async (tx, found) => {
      let changed = 0;
      for (const review of found) if ((await moderate(ctx, tx, review, job.input.verdict)) !== review) changed++;
      return changed;
    }),
};

export const bulkJobs = [deleteJob, moderateJob];

/** Goes through the matching reviews in the order of their ids, many in a transaction. */
async function forAll(
  ctx: Context,
  job: RunningJob<Which>,
  change: (tx: Tx, found: Review[]) => Promise<number>,
): Promise<Counts> {
  const compiled = compileReviews(ctx, { filter: job.input.filter }, { path: '', isPrivate: true });
  if (isRefusal(compiled)) throw new Error('the filter was valid when the job was enqueued');
  const { changed } = await inBatches(job, { atOnce: AT_ONCE }, (after) =>
    withSite(ctx, async (tx) => {
      const found = await lockMatching(tx, compiled.filter, { after, limit: AT_ONCE });
      return { ids: found.map(({ id }) => id), changed: await change(tx, found) };
    }),
  );
  return { changed };
}
