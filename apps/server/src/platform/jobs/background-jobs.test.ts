import { randomUUID } from 'node:crypto';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Database, readSite, type Scope, withSite } from '../db/index.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { startWorker } from '../tasks/index.ts';
import { cancelJob, enqueueJob, findJob, type JobKind, jobTask, removeOldJobs } from './index.ts';

let database: Database;
let scope: Scope & { now: () => Date; newId: () => string; caller: object };
let clock: number;
const log = { warn: vi.fn(), error: vi.fn() };
const now = () => new Date(clock);

beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  clock = Date.parse('2026-01-31T09:00:00Z');
  scope = { database, siteId: randomUUID(), statements: { count: 0 }, now, newId: randomUUID, caller: { kind: 'app' } };
  log.error.mockReset();
});

type Count = JobKind<Scope, { to: number }, { counted: number[] }>;
const enqueue = (kind: Count, to: number) => withSite(scope, (tx) => enqueueJob(scope, tx, kind, { to }));
const look = (id: string) => readSite(scope, (tx) => findJob(tx, id));
const cancel = (id: string) => withSite(scope, (tx) => cancelJob(tx, id, now()));

/** A kind of its own for each test: the jobs of one kind only. */
function counting(step: (at: number) => void | Promise<void> = () => {}): Count {
  return {
    name: `count ${randomUUID()}`,
    async run(_ctx, job) {
      const counted: number[] = [];
      for (let at = (job.checkpoint as number | null) ?? 0; at < job.input.to; ) {
        await step(at);
        counted.push(at);
        at++;
        await job.advance({ done: at, total: job.input.to }, at);
      }
      return { counted };
    },
  };
}

/** Works only when told to, with `drain`. */
const start = (kind: Count) =>
  startWorker({
    database,
    kinds: [jobTask(kind)],
    contextOf: async () => ({ ...scope, now, log }),
    now,
    log,
    pollMs: HOUR_MS,
  });

test('a job runs once, shows how far it is, and keeps its result', async () => {
  const seen: unknown[] = [];
  const kind = counting(async (at) => void seen.push((await look(id))?.progress ?? at));
  const id = await enqueue(kind, 3);
  expect(await look(id)).toMatchObject({ status: 'WAITING', progress: { done: 0, total: null }, result: null });
  await (await start(kind)).drain();
  await (await start(kind)).drain();
  expect(seen).toEqual([
    { done: 0, total: null },
    { done: 1, total: 3 },
    { done: 2, total: 3 },
  ]);
  expect(await look(id)).toMatchObject({
    status: 'DONE',
    progress: { done: 3, total: 3 },
    result: { counted: [0, 1, 2] },
  });
});

test('a job of a refused transaction never existed', async () => {
  const kind = counting();
  await withSite(scope, async (tx) => {
    await enqueueJob(scope, tx, kind, { to: 1 });
    throw new Error('changed my mind');
  }).catch(() => {});
  const run = vi.spyOn(kind, 'run');
  await (await start(kind)).drain();
  expect(run).not.toHaveBeenCalled();
});

test('a job abandoned by a process is continued by another from its checkpoint, once the lease is over', async () => {
  const lost = counting((at) => (at === 2 ? new Promise(() => {}) : undefined));
  const id = await enqueue(lost, 4);
  const first = await start(lost);
  void first.drain(); // never comes back, as if its process were killed
  await expect.poll(async () => (await look(id))?.progress.done).toBe(2);
  const other: Count = { ...counting(), name: lost.name };
  const second = await start(other);
  await second.drain();
  expect(await look(id)).toMatchObject({ status: 'RUNNING' });
  clock += HOUR_MS;
  await second.drain();
  expect(await look(id)).toMatchObject({ status: 'DONE', result: { counted: [2, 3] } });
});

test('a running job is cancelled at its next step, a waiting one at once', async () => {
  const kind = counting(async (at) => void (at === 1 && (await cancel(running))));
  const running = await enqueue(kind, 5);
  const waiting = await enqueue(kind, 5);
  await cancel(waiting);
  expect(await look(waiting)).toMatchObject({ status: 'CANCELED', progress: { done: 0 } });
  await (await start(kind)).drain();
  expect(await look(running)).toMatchObject({ status: 'CANCELED', progress: { done: 2 }, result: null });
});

test('a stopped server puts its jobs back, for the next start to continue', async () => {
  let stop = async () => {};
  const kind = counting((at) => void (at === 1 && void stop()));
  const id = await enqueue(kind, 3);
  const first = await start(kind);
  stop = first.stop;
  await first.drain();
  expect(await look(id)).toMatchObject({ status: 'WAITING', progress: { done: 2 } });
  await (await start(kind)).drain();
  expect(await look(id)).toMatchObject({ status: 'DONE', result: { counted: [2] } });
});

test('a fault ends the job and is logged', async () => {
  const kind = counting(() => {
    throw new Error('broken');
  });
  const id = await enqueue(kind, 1);
  await (await start(kind)).drain();
  expect(await look(id)).toMatchObject({ status: 'FAILED', failure: expect.stringContaining('fault') });
  expect(log.error).toHaveBeenCalledOnce();
});

test("a site's jobs of one kind are done in the order they were asked for", async () => {
  const order: number[] = [];
  const kind = counting(() => {});
  const ids = [await enqueue(kind, 1)];
  clock += 1;
  ids.push(await enqueue(kind, 2));
  const run = kind.run;
  kind.run = (ctx, job) => {
    order.push(job.input.to);
    return run(ctx, job);
  };
  const workers = await Promise.all([start(kind), start(kind)]);
  await Promise.all(workers.map((one) => one.drain()));
  for (const one of workers) await one.drain();
  expect(order).toEqual([1, 2]);
});

test('another site cannot see it', async () => {
  const kind = counting();
  const id = await enqueue(kind, 1);
  const stranger: Scope = { database, siteId: randomUUID(), statements: { count: 0 } };
  expect(await readSite(stranger, (tx) => findJob(tx, id))).toBeNull();
  expect(await withSite(stranger, (tx) => cancelJob(tx, id, now()))).toBeNull();
  expect(await look(id)).toMatchObject({ status: 'WAITING' });
});

test('old finished jobs are deleted, waiting ones are not', async () => {
  const kind = counting();
  const done = await enqueue(kind, 1);
  const worker = await start(kind);
  await worker.drain();
  await worker.stop();
  const waiting = await enqueue(kind, 1);
  clock += 31 * DAY_MS;
  await removeOldJobs(database, now());
  expect(await look(done)).toBeNull();
  expect(await look(waiting)).toMatchObject({ status: 'WAITING' });
});
