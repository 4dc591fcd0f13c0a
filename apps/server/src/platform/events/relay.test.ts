import { randomUUID } from 'node:crypto';
import { type Announcement, brandEvents, type DeclaredEvent, tagEvents } from '@stoa/contract';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asPlatform, type Database, readSite, type Scope, type Tx, withSite } from '../db/index.ts';
import { startWorker } from '../tasks/index.ts';
import {
  type Consumer,
  consumerTask,
  type DeliveredEvent,
  emit,
  hearersAmong,
  on,
  onEvery,
  type Relay,
  startRelay,
} from './index.ts';

let database: Database;
let scope: Scope;
let clock: number;
let relays: Relay[];
const log = { warn: vi.fn(), error: vi.fn() };
const now = () => new Date(clock);
const ID = '0190a000-0000-7000-8000-0000000000aa';

beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database.close());

beforeEach(() => {
  clock = Date.parse('2026-01-31T09:00:00Z');
  scope = { database, siteId: randomUUID(), statements: { count: 0 }, now };
  relays = [];
  log.warn.mockReset();
  log.error.mockReset();
});
afterEach(async () => {
  for (const relay of relays) await relay.stop();
  await asPlatform('start afresh', database, (tx) => sql`truncate outbox, tasks, brands`.execute(tx.db));
});

async function start(consumers: Consumer<Scope>[]): Promise<Relay> {
  const relay = await startRelay({ database, consumers, log });
  const worker = await startWorker({ database, kinds: consumers.map(consumerTask), contextOf, now, log });
  const started: Relay = {
    async drain() {
      // twice: consumers emit events, too
      for (const _round of [1, 2]) {
        await relay.drain();
        await worker.drain();
      }
    },
    async stop() {
      await relay.stop();
      await worker.stop();
    },
  };
  relays.push(started);
  return started;
}

/** The scope of a consumer: the event's site. */
const contextOf = async (siteId: string): Promise<Scope> => ({ ...scope, siteId, log });

const announce = (announcement: Announcement) => withSite(scope, async (tx) => emit(tx, announcement));
const created = brandEvents.created({ id: ID, name: 'Ünï' });
const deleted = brandEvents.deleted(ID);

/** Remembers the received events, and leaves a row in the database for each; of all events where none is named. */
function recorder(name: string, ...events: DeclaredEvent[]) {
  const received: DeliveredEvent[] = [];
  const handle = async (_ctx: Scope, event: DeliveredEvent, tx: Tx) => {
    received.push(event);
    await sql`
      insert into brands (site_id, id, created_date, updated_date, doc)
      values (${tx.siteId}, gen_random_uuid(), now(), now(), '{}')`.execute(tx.db);
  };
  const consumer: Consumer<Scope> = { name, hears: [events.length > 0 ? on(events, handle) : onEvery(handle)] };
  return { consumer, received, handle };
}

async function count(table: 'brands' | 'outbox' | 'tasks'): Promise<number> {
  return asPlatform('look', database, async (tx) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
      tx.db,
    );
    return rows[0]?.count ?? 0;
  });
}

test('an event reaches its consumers, in the scope of its site, and leaves the outbox', async () => {
  const all = recorder('all');
  const ofCreated = recorder('created', brandEvents.created);
  const ofDeleted = recorder('deleted', brandEvents.deleted);
  const relay = await start([all.consumer, ofCreated.consumer, ofDeleted.consumer]);
  await announce(created);
  await relay.drain();
  expect(all.received).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      siteId: scope.siteId,
      type: 'wix.stores.catalog.v3.brand_created',
      entityId: ID,
      payload: { id: ID, name: 'Ünï' },
      originatedFrom: null,
      createdDate: '2026-01-31T09:00:00.000Z',
      sequence: expect.stringMatching(/^\d+$/),
    },
  ]);
  expect(ofCreated.received).toEqual(all.received);
  expect(ofDeleted.received).toEqual([]);
  expect(await readSite(scope, async (tx) => (await sql`select from brands`.execute(tx.db)).rows.length)).toBe(2);
  expect(await count('tasks')).toBe(0);
  expect(log.error).not.toHaveBeenCalled();
});

describe('a process that knows who hears an event', () => {
  const announceTo = async (consumers: Consumer<Scope>[], ...announcements: Announcement[]) => {
    database.hearersOf = hearersAmong(consumers);
    try {
      for (const announcement of announcements) await announce(announcement);
    } finally {
      database.hearersOf = null;
    }
  };
  const events = sql<{ kind: string; input: DeliveredEvent }>`select kind, input from tasks order by key, kind`;
  const tasks = async () => (await asPlatform('look', database, (tx) => events.execute(tx.db))).rows;

  test('writes the tasks of its consumers with the commit, and nothing for others', async () => {
    const consumers = [recorder('created', brandEvents.created).consumer, recorder('all').consumer];
    await announceTo(consumers, deleted, created);
    expect((await tasks()).map(({ kind, input }) => [kind, input.type])).toEqual([
      ['event: all', deleted.event.type],
      ['event: all', created.event.type],
      ['event: created', created.event.type],
    ]);
    expect(await count('outbox')).toBe(0);
    const [first, second] = await tasks();
    expect(first?.input).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      siteId: scope.siteId,
      type: 'wix.stores.catalog.v3.brand_deleted',
      entityId: ID,
      payload: null,
      originatedFrom: null,
      createdDate: '2026-01-31T09:00:00.000Z',
      sequence: expect.stringMatching(/^\d+$/),
    });
    expect(Number(second?.input.sequence)).toBeGreaterThan(Number(first?.input.sequence));
  });

  test('has them done at once, by the worker that has room', async () => {
    const { consumer, received } = recorder('deleted', brandEvents.deleted);
    const { drain } = await start([consumer]);
    await announceTo([consumer], created, deleted);
    await drain();
    expect(received).toHaveLength(1);
    expect([await count('brands'), await count('tasks'), await count('outbox')]).toEqual([1, 0, 0]);
  });

  test('leaves nothing of a transaction that is rolled back', async () => {
    const { consumer, received } = recorder('created', brandEvents.created);
    const { drain } = await start([consumer]);
    database.hearersOf = hearersAmong([consumer]);
    const failing = withSite(scope, async (tx) => {
      emit(tx, created);
      throw new Error('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    database.hearersOf = null;
    await drain();
    expect([received.length, await count('tasks')]).toEqual([0, 0]);
  });

  test('writes no task for a consumer that a payload does not concern, nor does it hear of it otherwise', async () => {
    const heard: unknown[] = [];
    const hears = on(
      brandEvents.created,
      async (_ctx, { payload }) => void heard.push(payload.name),
      ({ name }) => name !== 'Ünï',
    );
    const consumer = { name: 'choosy', hears: [hears] };
    await announceTo([consumer], created);
    expect(await count('tasks')).toBe(0);
    const { drain } = await start([consumer]);
    await announce(created);
    await announce(brandEvents.created({ id: ID, name: 'Kiln' }));
    await drain();
    expect(heard).toEqual(['Kiln']);
  });
});

test('the relay wakes up by itself when a transaction commits', async () => {
  const arrival = Promise.withResolvers<DeliveredEvent>();
  await start([{ name: 'waiting', hears: [onEvery(async (_ctx, event) => arrival.resolve(event))] }]);
  await announce(created);
  expect(await arrival.promise).toMatchObject({ type: created.event.type });
});

test('a failing consumer is rolled back and retried later and later, independently of others', async () => {
  const steady = recorder('steady');
  const shaky = recorder('shaky');
  let failures = 2;
  const failing: Consumer<Scope> = {
    name: 'shaky',
    hears: [
      on(brandEvents.deleted, async (ctx, event, tx) => {
        await shaky.handle(ctx, event, tx);
        if (failures-- > 0) throw new Error('not today');
      }),
    ],
  };
  const relay = await start([failing, steady.consumer]);
  await announce(deleted);
  await announce(created);
  await relay.drain();
  expect(shaky.received).toHaveLength(1);
  expect(steady.received).toHaveLength(2);
  expect(await count('brands')).toBe(2);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ task: 'event: shaky' }),
    expect.any(String),
  );

  await relay.drain();
  expect(shaky.received).toHaveLength(1);
  clock += 1000;
  await relay.drain();
  expect(shaky.received).toHaveLength(2);
  clock += 1000;
  await relay.drain();
  expect(shaky.received).toHaveLength(2);
  clock += 1000;
  await relay.drain();
  expect(shaky.received).toHaveLength(3);
  expect(steady.received).toHaveLength(2);
  expect(await count('brands')).toBe(3);
  expect(await count('outbox')).toBe(0);
});

test('consumers’ own events are handed on too', async () => {
  const second = recorder('second', brandEvents.deleted);
  const first: Consumer<Scope> = {
    name: 'first',
    hears: [on(brandEvents.created, async (_ctx, { entityId }, tx) => emit(tx, brandEvents.deleted(entityId)))],
  };
  const relay = await start([first, second.consumer]);
  await announce(created);
  await relay.drain();
  expect(second.received).toHaveLength(1);
});

test('more events than a batch holds are all handed on, by several relays together once each', async () => {
  const { consumer, received } = recorder('all');
  await withSite(scope, async (tx) => {
    for (let i = 0; i < 120; i++) emit(tx, brandEvents.deleted(String(i)));
  });
  const [one, two] = [await start([consumer]), await start([consumer])];
  await Promise.all([one.drain(), two.drain()]);
  expect(new Set(received.map(({ entityId }) => entityId)).size).toBe(120);
  expect(received).toHaveLength(120);
  expect(await count('outbox')).toBe(0);
});

test('an event without consumers leaves the outbox, too', async () => {
  const relay = await start([recorder('deleted', brandEvents.deleted).consumer]);
  await announce(created);
  await relay.drain();
  expect([await count('outbox'), await count('tasks')]).toEqual([0, 0]);
});

test('a stopped relay leaves events for the next one', async () => {
  const { consumer, received } = recorder('all');
  const relay = await start([consumer]);
  await relay.stop();
  await announce(created);
  await relay.drain();
  expect(received).toEqual([]);
  expect(await count('outbox')).toBe(1);
});

test('one consumer follows several events, each in its own way', async () => {
  const heard: unknown[] = [];
  const relay = await start([
    {
      name: 'both',
      hears: [
        on(brandEvents.created, async (_ctx, { payload }) => {
          heard.push(payload.name);
        }),
        on(brandEvents.deleted, async (_ctx, { payload, entityId }) => {
          heard.push(payload, entityId);
        }),
      ],
    },
  ]);
  await announce(created);
  await announce(deleted);
  await announce(tagEvents.created({ id: '1', name: 'new', fqdn: 'things' }));
  await relay.drain();
  expect(heard).toEqual(['Ünï', null, ID]);
  expect(await count('outbox')).toBe(0);
});

test('an event’s origin is handed on, and later events of an entity have higher numbers', async () => {
  const { consumer, received } = recorder('all');
  const relay = await start([consumer]);
  await announce(brandEvents.updated({ id: ID, name: 'One' }));
  await announce(brandEvents.deleted(ID, { originatedFrom: 'merge' }));
  await relay.drain();
  expect(received.map(({ originatedFrom }) => originatedFrom)).toEqual([null, 'merge']);
  expect(Number(received[1]?.sequence)).toBeGreaterThan(Number(received[0]?.sequence));
});

test('an undeclared event cannot be emitted', async () => {
  const undeclared = { ...created, event: { ...brandEvents.created, type: 'wix.stores.catalog.v3.brand_renamed' } };
  await expect(announce(undeclared)).rejects.toThrow(
    'no contract declares the event wix.stores.catalog.v3.brand_renamed: declare it with events() beside its entity',
  );
  // @ts-expect-error a name is no event
  await expect(announce({ type: 'brand.created', entityId: ID, payload: null })).rejects.toThrow();
  expect(await count('outbox')).toBe(0);
});

test('an event with a wrong payload cannot be emitted', async () => {
  const misspelt = { id: ID, name: 'Kiln', title: 'Kiln' };
  await expect(announce(brandEvents.created(misspelt))).rejects.toThrow('.title is not declared');
  await expect(announce(brandEvents.created({ id: 'no guid', name: 'Kiln' }))).rejects.toThrow(
    'the event wix.stores.catalog.v3.brand_created does not fit its declaration: id has invalid format GUID',
  );
  await expect(announce({ ...deleted, payload: {} })).rejects.toThrow("carries nothing beside the entity's id");
  expect(() => brandEvents.created({ name: 'Kiln' })).toThrow('needs an entity with an id');
  expect(await count('outbox')).toBe(0);
});
