import type { Tx } from '../db/scope.ts';
import { newId } from '../ids.ts';
import type { Lane } from './held-task.ts';

/** A kind of due work. Named once, in its domain, and listed in the domain's descriptor. */
export type Task<C, Input = never> = {
  /** Identifies the kind across versions of the program. */
  name: string;
  lane: Lane;
  /** The retry policy. By default: after 1, 2, 4 … seconds up to an hour, indefinitely. */
  retry?: Retry;
} & (AtLeastOnce<C, Input> | ExactlyOnce<C, Input>);

/** A kind of task with any input: each only receives its own scheduled input. */
export type AnyTask<C> = Task<C, never>;

type AtLeastOnce<C, Input> = {
  /**
   * Does the work. It is repeated after a crash, so repeating it must do no harm. A returned date schedules the same
   * work again. Exceptions are logged and retried.
   */
  run(ctx: C, input: Input, attempt: Attempt): Promise<Date | undefined>;
  /** Called instead of a further attempt, once `retry.most` attempts have failed. */
  giveUp?(ctx: C, input: Input): Promise<void>;
};

type ExactlyOnce<C, Input> = {
  /** Does the work through `tx` only. Its writes and the end of the task are one transaction, so they happen once. */
  handle(ctx: C, tx: Tx, input: Input): Promise<void>;
};

export type Retry = {
  /** Milliseconds before the second attempt. Each failure doubles the wait. */
  firstMs: number;
  longestMs: number;
  /** The maximum number of attempts; no limit if absent. */
  most?: number;
};

export type Attempt = {
  /** 1 for the first. */
  number: number;
  /** Aborted when the server stops: finish soon, and return the date on which to continue. */
  stopping: AbortSignal;
};

/** The name and lane of a kind that another domain does, which depends on this one: enough to schedule it. */
export type TaskElsewhere<Input> = Pick<Task<never>, 'name' | 'lane'> & {
  /** Carries the type; never present at run time. */
  types?: { input: Input };
};

/** The type of a kind's input is inferred from this. */
type TakesInput<Input> =
  | TaskElsewhere<Input>
  | { run(ctx: never, input: Input, attempt: Attempt): unknown }
  | { handle(ctx: never, tx: Tx, input: Input): unknown };

type Scheduling<Input> = {
  /**
   * One task of the kind and key waits at a time on each site: scheduling it again replaces its time and input. Without
   * a key, each is a task of its own.
   */
  key?: string;
  /** The time when it is due; as soon as possible if absent. */
  at?: Date;
  input: Input;
};

/**
 * Schedules work for any process, with its input as it is now. Written with the transaction's commit, in the same statement as its events. Work with
 * the same key in progress at that time is repeated afterwards.
 */
export function schedule<Input>(
  tx: Tx,
  { name, lane }: Pick<Task<never, Input>, 'name' | 'lane'> & TakesInput<Input>,
  { key, at, input }: Scheduling<NoInfer<Input>>,
): void {
  if (!tx.keeps) throw new Error(`the task ${name} must be scheduled inside a transaction`);
  const own = key ?? newId();
  tx.tasks.set(`${name} ${own}`, {
    ...{ kind: name, key: own, lane, input: JSON.stringify(input ?? null), at: at ?? null },
    ...{ isNew: key === undefined, room: null },
  });
}

/** Cancels scheduled work, with the transaction's commit. Work already in progress may still be completed. */
export function cancel(tx: Tx, { name }: { name: string }, key: string): void {
  if (!tx.keeps) throw new Error(`the task ${name} must be cancelled inside a transaction`);
  tx.tasks.set(`${name} ${key}`, { kind: name, key, isCancelled: true });
}
