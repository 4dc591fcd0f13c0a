import { reviewRequestEvents, type reviewRequests } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { enqueueJob, inBatches, type JobKind } from '../../platform/jobs/index.ts';
import { invalid, isRefusal, notFound, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { cancelRequest } from './change-request.ts';
import { compileRequests } from './read-requests.ts';
import { viewRequest } from './review-request-view.ts';
import { findRequest, lockMatching, removeRequests } from './review-requests.store.ts';

type Service = typeof reviewRequests;
type Which = { filter?: Record<string, unknown> | null };

const AT_ONCE = 100;

/** Cancels all matching requests that were not sent yet. A filter that was forgotten does not stand for all. */
export const bulkCancelReviewRequestsByFilter: UseCase<Service['bulkCancelReviewRequestsByFilter']> = async (
  ctx,
  { filter },
) => {
  if (!filter) return invalid({ field: 'filter', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  const compiled = compileRequests(ctx, { filter }, '');
  if (isRefusal(compiled)) return compiled;
  return withSite(ctx, async (tx) => ({ jobId: await enqueueJob(ctx, tx, cancelJob, { filter }) }));
};

export const cancelJob: JobKind<Context, Which, { changed: number }> = {
  name: 'review requests.cancel',
  async run(ctx, job) {
    const compiled = compileRequests(ctx, { filter: job.input.filter }, '');
    if (isRefusal(compiled)) throw new Error('the filter was valid when the job was enqueued');
    const { changed } = await inBatches(job, { atOnce: AT_ONCE }, (after) =>
      withSite(ctx, async (tx) => {
        const found = await lockMatching(tx, compiled.filter, { after, limit: AT_ONCE });
        let count = 0;
        for (const request of found) if (await cancelRequest(ctx, tx, request)) count++;
        return { ids: found.map(({ id }) => id), changed: count };
      }),
    );
    return { changed };
  },
};

/** Deletes a request that was cancelled: others are part of the history. */
export const deleteReviewRequest: UseCase<Service['deleteReviewRequest']> = (ctx, { reviewRequestId }) =>
  withSite(ctx, async (tx) => {
    const request = await findRequest(tx, reviewRequestId, { lock: true });
    if (!request) return notFound('there is no such review request');
    if (request.status !== 'CANCELED') return refuse('REVIEW_REQUEST_NOT_CANCELED', { status: request.status });
    await removeRequests(tx, [request.id]);
    emit(tx, reviewRequestEvents.deleted(viewRequest(request)));
    return {};
  });
