import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { type Scope, withSite } from '../db/scope.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import type { Retry, Task } from './task.ts';
import {
  claimDue,
  claimInTurns,
  concludeTask,
  endTask,
  type HeldTask,
  postponeTask,
  renewLeases,
} from './tasks.store.ts';
import { type Lane, tasksChannel } from './write-tasks.ts';

/** A kind of task with any input: each only receives its own scheduled input. */
export type AnyTask<C> = Task<C, never>;

export type WorkerOptions<C extends Scope> = {
  database: Database;
  kinds: readonly AnyTask<C>[];
  /** The context for a site's task; null when the site is gone. The platform's own tasks have the nil id. */
  contextOf(siteId: string, kind: string): Promise<C | null>;
  now: () => Date;
  log: { warn(details: object, message: string): void; error(details: object, message: string): void };
  /** Milliseconds between polls when no notification comes. */
  pollMs?: number;
};

export type Worker = {
  /** Does all due work. */
  drain(): Promise<void>;
  /** Finishes the tasks in progress and stops; the rest waits for the next start. */
  stop(): Promise<void>;
};

/**
 * The number of tasks per lane that one process holds. Those that wait for others, and long ones, run side by side;
 * those of the database one after the other, the longest due first, so that consumers see events in order.
 */
const SLOTS: Record<Lane, number> = { database: 16, outside: 8, long: 2 };
/** A process without a sign of life for this long has died, and its tasks are for others. */
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
const POLL_MS = 5_000;
const PATIENT: Retry = { firstMs: 1_000, longestMs: 3_600_000 };

/**
 * Starts doing due work: at once, at each notification, and periodically. Any number of processes may: each task is
 * held by one of them at a time, and taken over when that one dies. Lanes do not wait for each other, and under
 * overload, sites take turns.
 */
export async function startWorker<C extends Scope>(options: WorkerOptions<C>): Promise<Worker> {
  const lanes = Object.keys(SLOTS).map((name) => startLane(name as Lane, options));
  const unlisten = await options.database.listen(tasksChannel, () => {
    for (const lane of lanes) lane.wake();
  });
  return {
    async drain() {
      // work of one lane may create some for another
      let done = 0;
      do {
        done = 0;
        for (const lane of lanes) done += await lane.drain();
      } while (done > 0);
    },
    async stop() {
      await unlisten();
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

function startLane<C extends Scope>(lane: Lane, options: WorkerOptions<C>) {
  const { database, now, log, pollMs = POLL_MS } = options;
  const kinds = new Map(options.kinds.filter((kind) => kind.lane === lane).map((kind) => [kind.name, kind]));
  const stopping = new AbortController();
  const inHand = new Map<HeldTask, Promise<void>>();
  let done = 0;
  let previous: Promise<void> = Promise.resolve();
  let isCrowded = false;
  let turn: string | null = null;

  async function take(): Promise<HeldTask[]> {
    const limit = (SLOTS[lane] as number) - inHand.size;
    if (limit === 0 || stopping.signal.aborted) return [];
    const at = now();
    const lease = randomUUID();
    const claim = { lane, kinds: [...kinds.keys()], limit, lease, now: at, until: new Date(at.getTime() + LEASE_MS) };
    if (!isCrowded) {
      const due = await claimDue(database, claim);
      isCrowded = due.length === limit;
      return due;
    }
    const due = await claimInTurns(database, { ...claim, after: turn });
    const isRoundOver = due.length < limit;
    if (isRoundOver && turn === null) isCrowded = false;
    turn = isRoundOver
      ? null
      : (due
          .map(({ siteId }) => siteId)
          .sort()
          .at(-1) ?? null);
    return due.length === 0 && isCrowded ? take() : due;
  }

  function begin(task: HeldTask): void {
    const work = async () => {
      await perform(options, kinds.get(task.kind) as AnyTask<C>, task, stopping.signal);
      inHand.delete(task);
      done++;
      runner.wake();
    };
    const started = lane === 'database' ? previous.then(work) : work();
    previous = started;
    inHand.set(task, started);
  }

  /** Claims and begins as many tasks as there are free slots; returns whether it began any. */
  async function look(): Promise<boolean> {
    const due = await take();
    for (const task of due) begin(task);
    return due.length > 0;
  }
  const runner = oneAtATime(look, {
    pollMs,
    onFailure: (error) => log.error({ err: error, lane }, 'due work could not be read'),
  });
  const heartbeat = setInterval(() => {
    const leases = [...new Set([...inHand.keys()].map(({ lease }) => lease))];
    if (leases.length > 0) renewLeases(database, leases, new Date(now().getTime() + LEASE_MS)).catch(() => {});
  }, RENEW_MS).unref();
  return {
    wake: runner.wake,
    /** Does all due work; returns the number of tasks. */
    async drain(): Promise<number> {
      const before = done;
      for (;;) {
        const began = await runner.run();
        if (inHand.size > 0) await Promise.race(inHand.values());
        else if (!began) return done - before;
      }
    },
    async stop() {
      stopping.abort();
      await runner.stop();
      await Promise.all(inHand.values());
      clearInterval(heartbeat);
    },
  };
}

/** Does one task and records the outcome. Never throws. */
async function perform<C extends Scope>(
  options: WorkerOptions<C>,
  kind: AnyTask<C>,
  task: HeldTask,
  stopping: AbortSignal,
): Promise<void> {
  const { database, contextOf, log } = options;
  try {
    const ctx = await contextOf(task.siteId, task.kind);
    if (!ctx) await concludeTask(database, task, null);
    else if ('handle' in kind) await handleOnce(kind, ctx, task);
    else if (task.attempts > mostAttempts(kind)) throw new Error('every attempt ended with its process');
    else {
      const again = await kind.run(ctx, task.input as never, { number: task.attempts, stopping });
      await concludeTask(database, task, again ?? null);
    }
  } catch (error) {
    await settleFailure(options, kind, task, error).catch((failure: unknown) =>
      log.error(
        { ...factsOf(task), err: failure },
        'a failed task could not be put back: it is due when its lease ends',
      ),
    );
  }
}

async function handleOnce<C extends Scope>(kind: Extract<AnyTask<C>, { handle: unknown }>, ctx: C, task: HeldTask) {
  await withSite(ctx, async (tx) => {
    // first, and in the same transaction: a process that lost the task does nothing
    if (await endTask(tx, task, null)) await kind.handle(ctx, tx, task.input as never);
  });
}

/** Only kinds with a limit are given up. Inputs are not logged: the address and text of a mail are private. */
const factsOf = ({ kind, siteId, attempts }: HeldTask) => ({ task: kind, siteId, attempts });
const mostAttempts = ({ retry }: AnyTask<never>) => retry?.most ?? Number.POSITIVE_INFINITY;

async function settleFailure<C extends Scope>(
  { database, contextOf, now, log }: WorkerOptions<C>,
  kind: AnyTask<C>,
  task: HeldTask,
  error: unknown,
): Promise<void> {
  const details = { ...factsOf(task), err: error };
  if (task.attempts >= mostAttempts(kind)) {
    log.error(details, 'a task failed for the last time and was given up');
    const ctx = await contextOf(task.siteId, task.kind);
    if (ctx && 'giveUp' in kind) await kind.giveUp?.(ctx, task.input as never);
    return concludeTask(database, task, null);
  }
  log.warn(details, 'a task failed and will be retried');
  const { firstMs, longestMs } = kind.retry ?? PATIENT;
  const wait = Math.min(firstMs * 2 ** (task.attempts - 1), longestMs);
  await postponeTask(database, task, new Date(now().getTime() + wait));
}
