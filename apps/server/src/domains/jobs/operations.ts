import { jobs, type Response } from '@stoa/contract';
import { readSite, withSite } from '../../platform/db/index.ts';
import { cancelJob, findJob, type JobReport, listJobs } from '../../platform/jobs/index.ts';
import { notFound, type Refusal } from '../../platform/refusal.ts';
import { serve } from '../../use-case.ts';

const DEFAULT_LIMIT = 20;

const answer = (job: JobReport | null): Response<typeof jobs.getJob> | Refusal =>
  job ? { job } : notFound('there is no such job');

export const served = serve(jobs, {
  getJob: (ctx, { jobId }) => readSite(ctx, async (tx) => answer(await findJob(tx, jobId))),
  listJobs: (ctx, { kinds, limit = DEFAULT_LIMIT }) =>
    readSite(ctx, async (tx) => ({ jobs: await listJobs(tx, { kinds, limit }) })),
  cancelJob: (ctx, { jobId }) => withSite(ctx, async (tx) => answer(await cancelJob(tx, jobId, ctx.now()))),
});
