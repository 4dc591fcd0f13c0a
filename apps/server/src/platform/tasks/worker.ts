import { randomUUID } from 'node:crypto';
import type { Scope } from '../db/scope.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { claimsOf, LEASE_MS } from './claims.ts';
import type { HeldTask, Lane } from './held-task.ts';
import { type Performing, performTask, performTogether, type Surroundings } from './perform.ts';
import type { Room, RoomAsked } from './room.ts';
import type { AnyTask } from './task.ts';
import { renewLeases } from './tasks.store.ts';
import { tasksChannel } from './write-tasks.ts';

export type WorkerOptions<C extends Scope> = Surroundings<C> & {
  kinds: readonly AnyTask<C>[];
  /** Milliseconds between polls when nothing wakes the worker. */
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
const SLOTS: Record<Lane, number> = { database: 32, outside: 8, long: 2 };
const RENEW_MS = 20_000;
const POLL_MS = 5_000;

/**
 * Starts doing due work: at once, whenever this process schedules some, and periodically. Any number of processes may: each task is
 * held by one of them at a time, and taken over when that one dies. Lanes do not wait for each other, and under
 * overload, sites take turns.
 */
export async function startWorker<C extends Scope>(options: WorkerOptions<C>): Promise<Worker> {
  const lanes = (Object.keys(SLOTS) as Lane[]).map((name) => ({ name, ...startLane(name, options) }));
  const { database } = options;
  const unlisten = database.onWake(tasksChannel, (payload) => {
    for (const lane of lanes) if (payload === lane.name) lane.wake();
  });
  const roomOf = (asked: RoomAsked) => lanes.find(({ name }) => name === asked.lane)?.roomFor(asked) ?? null;
  database.rooms.add(roomOf);
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
      unlisten();
      database.rooms.delete(roomOf);
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

function startLane<C extends Scope>(lane: Lane, options: WorkerOptions<C>) {
  const { database, now, log, pollMs = POLL_MS } = options;
  const kinds = new Map(options.kinds.filter((kind) => kind.lane === lane).map((kind) => [kind.name, kind]));
  const stopping = new AbortController();
  const inHand = new Map<HeldTask, Promise<void>>();
  const claims = claimsOf({ database, lane, kinds: [...kinds.keys()], now });
  const kindOf = ({ kind }: HeldTask) => kinds.get(kind) as AnyTask<C>;
  const performing: Performing<C> = { ...options, kindOf, stopping: stopping.signal };
  /** The ends of the work that may still fill room. */
  const promised = new Set<Promise<void>>();
  /** Free slots, without those that are promised. */
  let room = SLOTS[lane];
  let done = 0;
  let mayBeMore = false;

  /** Claims as many tasks as there are free slots, and begins them; returns whether there were any. */
  async function look(): Promise<boolean> {
    if (stopping.signal.aborted) return false;
    mayBeMore = room <= 0;
    if (mayBeMore) return false;
    const due = await claims.next(room);
    mayBeMore = claims.areLeft();
    await take(due);
    return due.length > 0;
  }

  /** Begins tasks that this process holds. Those of the database are waited for. */
  async function take(tasks: readonly HeldTask[]): Promise<void> {
    room -= tasks.length;
    if (lane !== 'database') for (const task of tasks) void begin([task], performTask(performing, task));
    else if (tasks.length > 0) await queue(tasks);
  }

  const waiting: HeldTask[] = [];
  let turn: Promise<void> = Promise.resolve();
  /** Does tasks after those before them, together with what else comes until then. */
  function queue(tasks: readonly HeldTask[]): Promise<void> {
    const isFirst = waiting.length === 0;
    waiting.push(...tasks);
    if (isFirst) turn = turn.then(() => doInOrder(waiting.splice(0)));
    for (const task of tasks) inHand.set(task, turn);
    return turn;
  }

  async function doInOrder(tasks: readonly HeldTask[]): Promise<void> {
    for (const batch of batchesOf(tasks, kindOf)) {
      const [first] = batch as [HeldTask];
      await begin(batch, batch.length === 1 ? performTask(performing, first) : performTogether(performing, batch));
    }
  }

  /** Keeps slots free for new tasks, unless others are waiting for them. */
  function roomFor({ kinds: asked, most }: RoomAsked): Room | null {
    const size = Math.min(most, room);
    if (size <= 0 || mayBeMore || stopping.signal.aborted || !asked.every((kind) => kinds.has(kind))) return null;
    room -= size;
    const { promise, resolve } = Promise.withResolvers<void>();
    promised.add(promise);
    return {
      size,
      lease: randomUUID(),
      until: new Date(now().getTime() + LEASE_MS),
      fill(tasks) {
        room += size;
        void take(tasks);
        promised.delete(promise);
        resolve();
      },
    };
  }

  async function begin(tasks: readonly HeldTask[], work: Promise<boolean>): Promise<void> {
    const ended = work.then((isRepeated) => {
      for (const task of tasks) inHand.delete(task);
      room += tasks.length;
      done += tasks.length;
      if (isRepeated || mayBeMore) runner.wake();
    });
    for (const task of tasks) inHand.set(task, ended);
    await ended;
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
    roomFor,
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
      await Promise.all(promised);
      await Promise.all(inHand.values());
      clearInterval(heartbeat);
    },
  };
}

/** Tasks in batches: neighbours of one site that act through a transaction together, any other alone. */
function batchesOf<C>(tasks: readonly HeldTask[], kindOf: (task: HeldTask) => AnyTask<C>): HeldTask[][] {
  const batches: HeldTask[][] = [];
  let site: string | null = null;
  for (const task of tasks) {
    const isTransactional = 'handle' in kindOf(task);
    if (isTransactional && site === task.siteId) batches.at(-1)?.push(task);
    else batches.push([task]);
    site = isTransactional ? task.siteId : null;
  }
  return batches;
}
