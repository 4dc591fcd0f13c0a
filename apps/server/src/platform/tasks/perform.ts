import type { Database } from '../db/database.ts';
import { flushWrites, type Scope, withSite } from '../db/scope.ts';
import type { HeldTask } from './held-task.ts';
import type { AnyTask, Retry } from './task.ts';
import { concludeTask, type Ending, endTasks, endTasksWithCommit, postponeTask, repeatTask } from './tasks.store.ts';

export type Surroundings<C extends Scope> = {
  database: Database;
  /** The context for a site's task; null when the site is gone. The platform's own tasks have the nil id. */
  contextOf(siteId: string, kind: string): Promise<C | null>;
  now: () => Date;
  log: { warn(details: object, message: string): void; error(details: object, message: string): void };
};

/** What doing tasks takes. */
export type Performing<C extends Scope> = Surroundings<C> & {
  kindOf(task: HeldTask): AnyTask<C>;
  stopping: AbortSignal;
};

const PATIENT: Retry = { firstMs: 1_000, longestMs: 3_600_000 };

/** Does one task and records the outcome; returns whether it is due again. Never throws. */
export async function performTask<C extends Scope>(performing: Performing<C>, task: HeldTask): Promise<boolean> {
  const { database, contextOf, kindOf, stopping } = performing;
  const kind = kindOf(task);
  if ('handle' in kind) return performTogether(performing, [task]);
  try {
    const ctx = await contextOf(task.siteId, task.kind);
    if (!ctx) return (await concludeTask(database, task)) === 'repeated';
    if (task.attempts > mostAttempts(kind)) throw new Error('every attempt ended with its process');
    const again = await kind.run(ctx, task.input as never, { number: task.attempts, stopping });
    if (!again) return (await concludeTask(database, task)) === 'repeated';
    await repeatTask(database, task, again);
    return true;
  } catch (error) {
    await settleFailure(performing, task, error);
    return false;
  }
}

/**
 * Does tasks of one site that act through a transaction, all in the same one, and records their outcomes. If one fails,
 * the others are done without it. Returns whether any is due again. Never throws.
 */
export async function performTogether<C extends Scope>(
  performing: Performing<C>,
  tasks: readonly HeldTask[],
): Promise<boolean> {
  let current: HeldTask | null = null;
  try {
    return await handleOnce(performing, tasks, (task) => {
      current = task;
    });
  } catch (error) {
    // a failure outside of the tasks, such as of the commit, may be due to any of them
    const failed = current ?? (tasks.length === 1 ? tasks[0] : null);
    if (failed) await settleFailure(performing, failed, error);
    const rest = tasks.filter((task) => task !== failed);
    const batches = failed ? [rest] : rest.map((task) => [task]);
    let isRepeated = false;
    for (const batch of batches)
      if (batch.length > 0) isRepeated = (await performTogether(performing, batch)) || isRepeated;
    return isRepeated;
  }
}

async function handleOnce<C extends Scope>(
  { database, contextOf, kindOf }: Performing<C>,
  tasks: readonly HeldTask[],
  onTask: (task: HeldTask | null) => void,
): Promise<boolean> {
  const contexts = await Promise.all(tasks.map(({ siteId, kind }) => contextOf(siteId, kind)));
  const [ctx] = contexts;
  if (!ctx) {
    for (const task of tasks) await concludeTask(database, task);
    return false;
  }
  let isFirst = true;
  return withSite(ctx, async (tx) => {
    onTask(null);
    // in the same transaction: a process that lost a task does nothing of it. Hardly any is lost: at first that is checked
    // by the commit, and only where it fails before everything else
    const endings = isFirst ? tasks.map((): Ending => 'ended') : await endTasks(tx, tasks);
    const endsWithCommit = isFirst;
    isFirst = false;
    for (const [at, task] of tasks.entries()) {
      const kind = kindOf(task);
      if (endings[at] === 'lost' || !('handle' in kind)) continue;
      onTask(task);
      await flushWrites(tx); // those of the task before
      await kind.handle(contexts[at] as C, tx, task.input as never);
    }
    onTask(null);
    if (endsWithCommit) endTasksWithCommit(tx, tasks);
    return endings.includes('repeated');
  });
}

/** Only kinds with a limit are given up. Inputs are not logged: the address and text of a mail are private. */
const factsOf = ({ kind, siteId, attempts }: HeldTask) => ({ task: kind, siteId, attempts });
const mostAttempts = ({ retry }: AnyTask<never>) => retry?.most ?? Number.POSITIVE_INFINITY;

/** Puts a failed task back, or gives it up. Never throws. */
async function settleFailure<C extends Scope>(
  performing: Performing<C>,
  task: HeldTask,
  error: unknown,
): Promise<void> {
  await putBack(performing, task, error).catch((failure: unknown) =>
    performing.log.error(
      { ...factsOf(task), err: failure },
      'a failed task could not be put back: it is due when its lease ends',
    ),
  );
}

async function putBack<C extends Scope>(
  { database, contextOf, kindOf, now, log }: Performing<C>,
  task: HeldTask,
  error: unknown,
): Promise<void> {
  const kind = kindOf(task);
  const details = { ...factsOf(task), err: error };
  if (task.attempts >= mostAttempts(kind)) {
    log.error(details, 'a task failed for the last time and was given up');
    const ctx = await contextOf(task.siteId, task.kind);
    if (ctx && 'giveUp' in kind) await kind.giveUp?.(ctx, task.input as never);
    await concludeTask(database, task);
    return;
  }
  log.warn(details, 'a task failed and will be retried');
  const { firstMs, longestMs } = kind.retry ?? PATIENT;
  const wait = Math.min(firstMs * 2 ** (task.attempts - 1), longestMs);
  await postponeTask(database, task, new Date(now().getTime() + wait));
}
