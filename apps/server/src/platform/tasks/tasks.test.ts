import { randomUUID } from 'node:crypto';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { PATIENCE_MS } from '@stoa/testkit/patience';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { asPlatform, type Database, type Scope, type Tx, withSite } from '../db/index.ts';
import { MINUTE_MS, SECOND_MS } from '../durations.ts';
import { refuse } from '../refusal.ts';
import { type AnyTask, cancel, schedule, startWorker, type Task, type Worker } from './index.ts';

let database: Database;
let scope: Scope;
let clock: number;
let workers: Worker[];
const log = { warn: vi.fn(), error: vi.fn() };
const now = () => new Date(clock);
const at = (milliseconds: number) => new Date(clock + milliseconds);
const scopeOf = (siteId: string): Scope => ({ database, siteId, statements: { count: 0 }, now });

beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database?.close());
beforeEach(() => {
  clock = Date.parse('2026-01-31T09:00:00Z');
  scope = scopeOf(randomUUID());
  workers = [];
  log.warn.mockReset();
  log.error.mockReset();
});
afterEach(async () => {
  for (const worker of workers) await worker.stop();
  await asPlatform('start afresh', database, (tx) => sql`truncate tasks`.execute(tx.db));
});

async function start(...kinds: AnyTask<Scope>[]): Promise<Worker> {
  const contextOf = async (siteId: string) => scopeOf(siteId);
  const worker = await startWorker({ database, kinds, contextOf, now, log, pollMs: MINUTE_MS });
  workers.push(worker);
  return worker;
}

type Told = Task<Scope, string> & { told: string[] };
/** A kind that records its inputs; `work` is its behaviour. */
function telling(more: Partial<Told> & { work?: (input: string) => unknown } = {}): Told {
  const told: string[] = [];
  const { work = () => {}, ...rest } = more;
  return {
    name: `tell ${randomUUID()}`,
    lane: 'outside',
    told,
    async run(_ctx: Scope, input: string) {
      told.push(input);
      return (await work(input)) as Date | undefined;
    },
    ...rest,
  } as Told;
}

type Wish = { key?: string; at?: Date; on?: Scope };
const plan = (kind: Told, input: string, { key = input, at, on = scope }: Wish = {}) =>
  withSite(on, async (tx) => schedule(tx, kind, { key, input, ...(at ? { at } : {}) }));
const waiting = async () => {
  const { rows } = await asPlatform('look', database, (tx) =>
    sql<{ key: string }>`select key from tasks order by key`.execute(tx.db),
  );
  return rows.map(({ key }) => key);
};

test('work is done when it is due, not before', async () => {
  const kind = telling();
  await plan(kind, 'soon', { at: at(MINUTE_MS) });
  await plan(kind, 'now');
  const worker = await start(kind);
  await worker.drain();
  expect(kind.told).toEqual(['now']);
  clock += MINUTE_MS - 1;
  await worker.drain();
  expect(kind.told).toEqual(['now']);
  clock += 1;
  await worker.drain();
  expect(kind.told).toEqual(['now', 'soon']);
  expect(await waiting()).toEqual([]);
});

test('a worker wakes up by itself when a transaction commits', async () => {
  const arrival = Promise.withResolvers<string>();
  const kind = telling({ work: arrival.resolve });
  await start(kind);
  await plan(kind, 'here');
  expect(await arrival.promise).toBe('here');
});

test('a rolled back or refused transaction schedules nothing', async () => {
  const kind = telling();
  await withSite(scope, async (tx) => {
    schedule(tx, kind, { key: 'undone', input: 'undone' });
    throw new Error('changed my mind');
  }).catch(() => {});
  await withSite(scope, async (tx) => {
    schedule(tx, kind, { key: 'refused', input: 'refused' });
    return refuse('CART_NOT_FOUND');
  });
  expect(await waiting()).toEqual([]);
});

test('one task per key waits: scheduling it again replaces its time and input', async () => {
  const kind = telling();
  await plan(kind, 'first', { key: 'one', at: at(MINUTE_MS) });
  await plan(kind, 'second', { key: 'one', at: at(2 * MINUTE_MS) });
  await withSite(scope, async (tx) => {
    schedule(tx, kind, { key: 'two', input: 'third' });
    schedule(tx, kind, { key: 'two', input: 'fourth' });
  });
  const worker = await start(kind);
  clock += MINUTE_MS;
  await worker.drain();
  expect(kind.told).toEqual(['fourth']);
  clock += MINUTE_MS;
  await worker.drain();
  expect(kind.told).toEqual(['fourth', 'second']);
});

test('the keys of two sites are not the same', async () => {
  const kind = telling();
  const other = scopeOf(randomUUID());
  await plan(kind, 'one', { key: 'same' });
  await plan(kind, 'other', { key: 'same', on: other });
  await withSite(other, async (tx) => cancel(tx, kind, 'same'));
  await (await start(kind)).drain();
  expect(kind.told).toEqual(['one']);
});

test('cancelled work is not done', async () => {
  const kind = telling();
  await plan(kind, 'later', { at: at(MINUTE_MS) });
  await withSite(scope, async (tx) => cancel(tx, kind, 'later'));
  await withSite(scope, async (tx) => {
    schedule(tx, kind, { key: 'at once', input: 'at once' });
    cancel(tx, kind, 'at once');
  });
  expect(await waiting()).toEqual([]);
});

test('one transaction cancels more tasks than a statement has parameters', async () => {
  const kind = telling();
  const keys = Array.from({ length: 65_536 }, (_, number) => `key ${number}`);
  await plan(kind, 'kept');
  await plan(kind, keys[0] ?? '');
  await plan(kind, 'same key', { key: keys[1], on: scopeOf(randomUUID()) });
  await withSite(scope, async (tx) => {
    for (const key of keys) cancel(tx, kind, key);
  });
  expect(await waiting()).toEqual(['kept', keys[1]]);
});

test('work rescheduled while in progress is repeated with the new input', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const kind = telling({ work: (input) => (input === 'old' ? promise : undefined) });
  await plan(kind, 'old', { key: 'one' });
  const worker = await start(kind);
  await vi.waitFor(() => expect(kind.told).toEqual(['old']));
  await plan(kind, 'new', { key: 'one' });
  resolve(undefined);
  await worker.drain();
  expect(kind.told).toEqual(['old', 'new']);
  expect(await waiting()).toEqual([]);
});

test('work that returns a date is done again then', async () => {
  let rounds = 0;
  const kind = telling({ work: () => (++rounds < 3 ? at(MINUTE_MS) : undefined) });
  await plan(kind, 'again');
  const worker = await start(kind);
  for (let minute = 0; minute < 5; minute++) {
    await worker.drain();
    clock += MINUTE_MS;
  }
  expect(kind.told).toHaveLength(3);
});

test('failures are retried after growing waits, and delay nothing else', async () => {
  let failures = 2;
  const kind = telling({
    work: (input) => {
      if (input === 'shaky' && failures-- > 0) throw new Error('not today');
    },
  });
  await plan(kind, 'shaky');
  await plan(kind, 'steady');
  const worker = await start(kind);
  await worker.drain();
  expect(kind.told.toSorted()).toEqual(['shaky', 'steady']);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ task: kind.name }), expect.any(String));
  clock += SECOND_MS;
  await worker.drain();
  clock += SECOND_MS;
  await worker.drain();
  expect(kind.told.filter((input) => input === 'shaky')).toHaveLength(2);
  clock += SECOND_MS;
  await worker.drain();
  expect(kind.told.filter((input) => input === 'shaky')).toHaveLength(3);
  expect(await waiting()).toEqual([]);
});

test('a kind with a limit is given up, and reports it', async () => {
  const givenUp: string[] = [];
  const kind = telling({
    retry: { firstMs: SECOND_MS, longestMs: SECOND_MS, most: 3 },
    giveUp: async (_ctx, input) => void givenUp.push(input),
    work: () => {
      throw new Error('never');
    },
  });
  await plan(kind, 'lost');
  const worker = await start(kind);
  for (let second = 0; second < 5; second++) {
    await worker.drain();
    clock += SECOND_MS;
  }
  expect(kind.told).toHaveLength(3);
  expect(givenUp).toEqual(['lost']);
  expect(log.error).toHaveBeenCalledOnce();
  expect(await waiting()).toEqual([]);
});

test('work of a dead process is taken over when its lease ends', async () => {
  const dead = telling({ work: () => new Promise(() => {}) });
  await plan(dead, 'lost');
  await start(dead);
  workers = []; // it never comes back
  await vi.waitFor(() => expect(dead.told).toEqual(['lost']));
  const kind = telling({ name: dead.name });
  const worker = await start(kind);
  clock += MINUTE_MS - 1;
  await worker.drain();
  expect(kind.told).toEqual([]);
  clock += 1;
  await worker.drain();
  expect(kind.told).toEqual(['lost']);
});

test('two workers do each task once', async () => {
  const kind = telling();
  await withSite(scope, async (tx) => {
    for (let n = 0; n < 60; n++) schedule(tx, kind, { key: `${n}`, input: `${n}` });
  });
  const [one, two] = [await start(kind), await start(kind)];
  await Promise.all([one.drain(), two.drain()]);
  expect(new Set(kind.told).size).toBe(60);
  expect(kind.told).toHaveLength(60);
});

test('a busy site does not keep others waiting', async () => {
  const kind = telling();
  await withSite(scope, async (tx) => {
    for (let n = 0; n < 200; n++) schedule(tx, kind, { key: `${n}`, input: 'busy' });
  });
  clock += 1;
  for (let n = 0; n < 5; n++) await plan(kind, 'quiet', { on: scopeOf(randomUUID()) });
  await (await start(kind)).drain();
  // after the first handful, each round takes one task of every site
  expect(kind.told.lastIndexOf('quiet')).toBeLessThan(40);
  expect(kind.told).toHaveLength(205);
});

test('work that waits for others does not delay work of another lane', async () => {
  const stuck = Promise.withResolvers<undefined>();
  const mail = telling({ lane: 'outside', work: () => stuck.promise });
  const event = telling({ lane: 'database' });
  for (let n = 0; n < 20; n++) await plan(mail, `mail ${n}`);
  await plan(event, 'event');
  await start(mail, event);
  await vi.waitFor(() => expect(event.told).toEqual(['event']));
  stuck.resolve(undefined);
});

test('effects within a task’s transaction happen once, even if the lease was lost', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const arrived = vi.fn();
  const counted: Task<Scope, string> = {
    name: 'count',
    lane: 'database',
    async handle(ctx, tx) {
      await sql`
        insert into brands (site_id, id, created_date, updated_date, doc)
        values (${ctx.siteId}, gen_random_uuid(), now(), now(), '{}')`.execute(tx.db);
    },
  };
  const slow = {
    ...counted,
    contextOf: async (siteId: string) => {
      arrived();
      await promise;
      return scopeOf(siteId);
    },
  };
  await withSite(scope, async (tx) => schedule(tx, counted, { key: 'one', input: '' }));
  const late = await startWorker({
    database,
    kinds: [counted],
    contextOf: slow.contextOf,
    now,
    log,
    pollMs: MINUTE_MS,
  });
  await vi.waitFor(() => expect(arrived).toHaveBeenCalled());
  clock += MINUTE_MS;
  await (await start(counted)).drain();
  resolve(undefined);
  await late.stop();
  const { rows } = await asPlatform('count', database, (tx) =>
    sql`select id from brands where site_id = ${scope.siteId}`.execute(tx.db),
  );
  expect(rows).toHaveLength(1);
});

test('tasks of a site share a transaction, and one that fails is done again without the others', async () => {
  const transactions: [input: string, tx: Tx][] = [];
  const kind: Task<Scope, string> = {
    name: 'together',
    lane: 'database',
    async handle(_ctx, tx, input) {
      transactions.push([input, tx]);
      await sql`
        insert into brands (site_id, id, created_date, updated_date, doc)
        values (${tx.siteId}, gen_random_uuid(), now(), now(), '{}')`.execute(tx.db);
      if (input === 'bad') throw new Error('not today');
    },
  };
  const other = scopeOf(randomUUID());
  await withSite(scope, async (tx) => {
    for (const key of ['1', '2', '3']) schedule(tx, kind, { key, input: key === '2' ? 'bad' : key });
  });
  await withSite(other, async (tx) => schedule(tx, kind, { key: '4', input: '4' }));
  await (await start(kind)).drain();
  expect(transactions.map(([input]) => input)).toEqual(['1', 'bad', '1', '3', '4']);
  const [first, bad, again, third, fourth] = transactions.map(([, tx]) => tx);
  expect(bad).toBe(first);
  expect(third).toBe(again);
  expect(again).not.toBe(first);
  expect(fourth?.siteId).toBe(other.siteId);
  const { rows } = await asPlatform('count', database, (tx) =>
    sql`select id from brands where site_id in (${scope.siteId}, ${other.siteId})`.execute(tx.db),
  );
  expect(rows).toHaveLength(3);
  expect(await waiting()).toEqual(['2']);
});

test('a stopping worker notifies running work, and leaves the rest to the next', async () => {
  const kind = telling({
    run: async (_ctx, input, { stopping }) => {
      kind.told.push(input);
      await new Promise((resolve) => stopping.addEventListener('abort', resolve));
      return now();
    },
  } as Partial<Told>);
  await plan(kind, 'long');
  const worker = await start(kind);
  await vi.waitFor(() => expect(kind.told).toHaveLength(1));
  await worker.stop();
  expect(await waiting()).toEqual(['long']);
});

test('work of the platform belongs to no site', async () => {
  const kind = telling();
  await asPlatform('the platform plans', database, async (tx) => schedule(tx, kind, { key: 'one', input: 'ours' }));
  await (await start(kind)).drain();
  expect(kind.told).toEqual(['ours']);
});

test('a site sees only its own tasks', async () => {
  await plan(telling(), 'mine', { at: at(MINUTE_MS) });
  const { rows } = await withSite(scopeOf(randomUUID()), (tx) => sql`select key from tasks`.execute(tx.db));
  expect(rows).toEqual([]);
});

const planNew = (kind: Told, ...inputs: string[]) =>
  withSite(scope, async (tx) => {
    for (const input of inputs) schedule(tx, kind, { input });
  });

test('a new task is done by the process that wrote it: it was held from the start, and nobody looked for it', async () => {
  const attempts: unknown[] = [];
  const kind = telling({
    work: async () => {
      const { rows } = await asPlatform('look', database, (tx) =>
        sql`select attempts, lease is not null as held from tasks`.execute(tx.db),
      );
      attempts.push(...rows);
    },
  });
  await start(kind);
  await planNew(kind, 'at once');
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: PATIENCE_MS });
  expect(kind.told).toEqual(['at once']);
  expect(attempts).toEqual([{ attempts: 1, held: true }]);
});

test('more new tasks than there are slots for are all done once, and those of refused work never', async () => {
  const kind = telling();
  const worker = await start(kind);
  for (let refused = 0; refused < 20; refused++)
    await withSite(scope, async (tx) => {
      schedule(tx, kind, { input: 'refused' });
      return refuse('PAYMENT_NOT_FOUND');
    });
  const inputs = Array.from({ length: 40 }, (_, number) => `new ${number}`);
  await planNew(kind, ...inputs);
  await worker.drain();
  expect(kind.told.sort()).toEqual(inputs.sort());
  expect(await waiting()).toEqual([]);
});

test('a new task of a process that died is done by another once its lease has ended', async () => {
  const kind = telling();
  const lost = () => ({ size: 1, lease: randomUUID(), until: at(MINUTE_MS), fill: () => {} });
  database.rooms.add(lost);
  await planNew(kind, 'left behind');
  database.rooms.delete(lost);
  const worker = await start(kind);
  await worker.drain();
  expect(kind.told).toEqual([]);
  clock += MINUTE_MS;
  await worker.drain();
  expect(kind.told).toEqual(['left behind']);
});
