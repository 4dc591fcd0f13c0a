import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Scope, Tx } from '../db/index.ts';
import {
  type BackgroundJob,
  claimJob,
  endJob,
  insertJob,
  type JobProgress,
  releaseJob,
  renewLease,
} from './background-jobs.store.ts';

/** Channel on which processes hear that there is a job to do. */
const channel = 'background_jobs';

/** What enqueueing needs of the request's context. */
type JobContext = { database: Database; now: () => Date; newId: () => string; caller: object };

/**
 * A kind of long work. `run` may be called again for the same job, after a crash or a restart, with the checkpoint that
 * it saved last: what it does between two checkpoints must do no harm when it is done twice.
 */
export type JobKind<C extends Scope, Input extends object = object, Result extends object = object> = {
  name: string;
  run(ctx: C, job: RunningJob<Input>): Promise<Result>;
};

export type RunningJob<Input> = {
  id: string;
  input: Input;
  /** As it was given to `advance` last; null on the first attempt. */
  checkpoint: unknown;
  /**
   * Shows how far the job is and saves where to go on from. Throws `JobStopped` when somebody cancelled the job or the
   * server stops: let it through.
   */
  advance(progress: JobProgress, checkpoint?: unknown): Promise<void>;
};

/** Thrown through a job that is not to go on. */
export class JobStopped extends Error {
  readonly reason: 'canceled' | 'stopping';
  constructor(reason: 'canceled' | 'stopping') {
    super(`the job is ${reason}`);
    this.reason = reason;
  }
}

/** Writes a job down; it starts once the transaction is committed. Answers with its id. */
export async function enqueueJob<Input extends object>(
  ctx: JobContext,
  tx: Tx,
  kind: { name: string; run(ctx: never, job: RunningJob<Input>): Promise<object> },
  input: Input,
): Promise<string> {
  const id = ctx.newId();
  await insertJob(tx, { id, kind: kind.name, input, startedBy: ctx.caller, now: ctx.now() });
  tx.afterCommit.push(() => ctx.database.notify(channel));
  return id;
}

/** A kind whatever its input is: each is only given what was enqueued for it. */
export type AnyJobKind<C extends Scope> = JobKind<C, never, object>;

export type BackgroundJobOptions<C extends Scope> = {
  database: Database;
  kinds: readonly AnyJobKind<C>[];
  /** The context in which a site's job runs; null when the site is gone. */
  contextOf(siteId: string, kind: string): Promise<C | null>;
  now: () => Date;
  log: { error(details: object, message: string): void };
  /** How many jobs this process does at once. */
  concurrency?: number;
};

export type BackgroundJobs = {
  /** Does what waits, until nothing does. */
  drain(): Promise<void>;
  /** Lets running jobs come to their next step and puts them back; waits for that. */
  stop(): Promise<void>;
};

const POLL_MS = 5_000;
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
const MOST_ATTEMPTS = 5;

/** Starts doing jobs as they come. A site's jobs of one kind are done one after the other, in the order they were asked for. */
export async function startBackgroundJobs<C extends Scope>(options: BackgroundJobOptions<C>): Promise<BackgroundJobs> {
  const { database, concurrency = 2 } = options;
  const stopping = new AbortController();
  const waits = new Set<AbortController>();
  const wake = () => {
    for (const wait of waits) wait.abort();
  };
  const worker = async () => {
    while (!stopping.signal.aborted) {
      const wait = new AbortController();
      waits.add(wait);
      const worked = await workOnce(options, stopping.signal);
      if (!worked && !stopping.signal.aborted) await pause(POLL_MS, undefined, { signal: wait.signal }).catch(() => {});
      waits.delete(wait);
    }
  };
  const unlisten = await database.listen(channel, wake);
  const workers = Array.from({ length: concurrency }, worker);
  return {
    drain: async () => {
      while (await workOnce(options, stopping.signal));
    },
    stop: async () => {
      stopping.abort();
      wake();
      await unlisten();
      await Promise.all(workers);
    },
  };
}

/** Does one job; false when there is none to do, or no more are to be done. */
async function workOnce<C extends Scope>(options: BackgroundJobOptions<C>, stopping: AbortSignal): Promise<boolean> {
  const { database, kinds, now, log } = options;
  if (stopping.aborted) return false;
  try {
    const job = await claimJob(database, { kinds: kinds.map(({ name }) => name), now: now(), leaseMs: LEASE_MS });
    if (!job) return false;
    await runJob(options, job, stopping);
    return true;
  } catch (error) {
    log.error({ err: error }, 'background jobs could not be looked after');
    return false;
  }
}

async function runJob<C extends Scope>(
  { database, kinds, contextOf, now, log }: BackgroundJobOptions<C>,
  job: BackgroundJob,
  stopping: AbortSignal,
): Promise<void> {
  const kind = kinds.find(({ name }) => name === job.kind);
  const ctx = await contextOf(job.siteId, job.kind);
  if (!kind || !ctx) return endJob(database, job, { status: 'FAILED', failure: 'the site is gone', now: now() });
  if (job.attempts > MOST_ATTEMPTS)
    return endJob(database, job, {
      status: 'FAILED',
      failure: 'it was begun too often and never came to its end',
      now: now(),
    });
  const renew = (progress?: JobProgress, checkpoint?: unknown) =>
    renewLease(database, job, { progress, checkpoint, now: now(), leaseMs: LEASE_MS });
  const heartbeat = setInterval(() => void renew().catch(() => {}), RENEW_MS);
  try {
    const result = await kind.run(ctx, {
      id: job.id,
      input: job.input as never,
      checkpoint: job.checkpoint,
      advance: async (progress, checkpoint) => {
        const { isCanceled } = await renew(progress, checkpoint);
        if (isCanceled) throw new JobStopped('canceled');
        if (stopping.aborted) throw new JobStopped('stopping');
      },
    });
    await endJob(database, job, { status: 'DONE', result, now: now() });
  } catch (error) {
    if (error instanceof JobStopped && error.reason === 'stopping') return releaseJob(database, job, now());
    if (error instanceof JobStopped) return endJob(database, job, { status: 'CANCELED', now: now() });
    log.error({ err: error, jobId: job.id, kind: job.kind }, 'a background job failed');
    await endJob(database, job, { status: 'FAILED', failure: 'a fault of the server; its log says more', now: now() });
  } finally {
    clearInterval(heartbeat);
  }
}
