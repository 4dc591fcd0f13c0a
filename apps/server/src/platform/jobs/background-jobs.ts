import type { Scope, Tx } from '../db/index.ts';
import { schedule, type Task } from '../tasks/index.ts';
import {
  type BackgroundJob,
  beginOldestJob,
  endJob,
  insertJob,
  type JobProgress,
  releaseJob,
  saveProgress,
} from './background-jobs.store.ts';

/** The parts of the request's context that enqueueing needs. */
type JobContext = { now: () => Date; newId: () => string; caller: object };

/**
 * A kind of long work. `run` may be called again for the same job, after a crash or a restart, with its last
 * checkpoint: repeating the work between two checkpoints must do no harm.
 */
export type JobKind<C extends Scope, Input extends object = object, Result extends object = object> = {
  name: string;
  run(ctx: C, job: RunningJob<Input>): Promise<Result>;
};

export type RunningJob<Input> = {
  id: string;
  input: Input;
  /** The last one given to `advance`; null on the first attempt. */
  checkpoint: unknown;
  /**
   * Reports progress and saves the checkpoint to resume from. Throws `JobStopped` when the job was cancelled or the
   * server stops: do not catch it.
   */
  advance(progress: JobProgress, checkpoint?: unknown): Promise<void>;
};

/** Thrown through a job that must not continue. */
export class JobStopped extends Error {
  readonly reason: 'canceled' | 'stopping';
  constructor(reason: 'canceled' | 'stopping') {
    super(`the job is ${reason}`);
    this.reason = reason;
  }
}

/** Enqueues a job, which starts once the transaction is committed. Returns its id. */
export async function enqueueJob<Input extends object>(
  ctx: JobContext,
  tx: Tx,
  kind: { name: string; run(ctx: never, job: RunningJob<Input>): Promise<object> },
  input: Input,
): Promise<string> {
  const id = ctx.newId();
  await insertJob(tx, { id, kind: kind.name, input, startedBy: ctx.caller, now: ctx.now() });
  // one task for all: a site's jobs of one kind run one after the other, in order
  schedule(tx, jobTask(kind as AnyJobKind<RunningContext>), { key: '', input: null });
  return id;
}

/** A kind with any input: each only receives its own enqueued input. */
export type AnyJobKind<C extends Scope> = JobKind<C, never, object>;

/** What running a job needs of its context. */
type RunningContext = Scope & { now: () => Date; log: { error(details: object, message: string): void } };
const MOST_ATTEMPTS = 5;

/** Runs a site's next job of a kind, and schedules the one after it. */
export const jobTask = <C extends RunningContext>(kind: AnyJobKind<C>): Task<C, null> => ({
  name: `job ${kind.name}`,
  lane: 'long',
  async run(ctx, _input, { stopping }) {
    const job = await beginOldestJob(ctx.database, { siteId: ctx.siteId, kind: kind.name, now: ctx.now() });
    if (!job) return undefined;
    await runJob(ctx, kind, job, stopping);
    return ctx.now();
  },
});

async function runJob<C extends RunningContext>(
  ctx: C,
  kind: AnyJobKind<C>,
  job: BackgroundJob,
  stopping: AbortSignal,
): Promise<void> {
  const { database, now, log } = ctx;
  const fail = (failure: string) => endJob(database, job, { status: 'FAILED', failure, now: now() });
  if (job.attempts > MOST_ATTEMPTS) return fail('it was begun too often and never came to its end');
  try {
    const result = await kind.run(ctx, {
      id: job.id,
      input: job.input as never,
      checkpoint: job.checkpoint,
      advance: async (progress, checkpoint) => {
        const { isCanceled } = await saveProgress(database, job, { progress, checkpoint, now: now() });
        if (isCanceled) throw new JobStopped('canceled');
        if (stopping.aborted) throw new JobStopped('stopping');
      },
    });
    await endJob(database, job, { status: 'DONE', result, now: now() });
  } catch (error) {
    if (error instanceof JobStopped && error.reason === 'stopping') return releaseJob(database, job, now());
    if (error instanceof JobStopped) return endJob(database, job, { status: 'CANCELED', now: now() });
    log.error({ err: error, jobId: job.id, kind: job.kind }, 'a background job failed');
    await fail('a fault of the server; its log says more');
  }
}
