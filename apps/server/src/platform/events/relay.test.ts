import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@stoa/testkit/database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { asPlatform, type Database, readSite, type Scope, withSite } from '../db/index.ts';
import { type Consumer, type DeliveredEvent, emit, type Relay, startRelay } from './index.ts';

let database: Database;
let scope: Scope;
let clock: number;
let relays: Relay[];
const log = { error: vi.fn() };
const now = () => new Date(clock);

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

beforeEach(() => {
  clock = Date.parse('2026-01-31T09:00:00Z');
  scope = { database, siteId: randomUUID(), statements: { count: 0 }, now };
  relays = [];
  log.error.mockReset();
});
afterEach(async () => {
  for (const relay of relays) await relay.stop();
  await asPlatform('start afresh', database, (tx) => sql`truncate outbox, event_receipts, brands`.execute(tx.db));
});

async function start(consumers: Consumer[]): Promise<Relay> {
  const relay = await startRelay({ database, consumers, now, log });
  relays.push(relay);
  return relay;
}

const announce = (type: string, payload: unknown = null) =>
  withSite(scope, async (tx) => emit(tx, { type, entityId: 'entity', payload }));

/** Remembers what it received, and leaves a row in the database for each. */
function recorder(name: string, types: Consumer['types'] = 'all') {
  const received: DeliveredEvent[] = [];
  const consumer: Consumer = {
    name,
    types,
    async handle(event, tx) {
      received.push(event);
      await sql`
        insert into brands (site_id, id, created_date, updated_date, doc)
        values (${tx.siteId}, gen_random_uuid(), now(), now(), '{}')`.execute(tx.db);
    },
  };
  return { consumer, received };
}

async function count(table: 'brands' | 'outbox' | 'event_receipts'): Promise<number> {
  return asPlatform('look', database, async (tx) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
      tx.db,
    );
    return rows[0]?.count ?? 0;
  });
}

test('an event reaches those who want it, in the scope of its site, and leaves the outbox', async () => {
  const all = recorder('all');
  const carts = recorder('carts', ['cart.created']);
  const orders = recorder('orders', ['order.placed']);
  const relay = await start([all.consumer, carts.consumer, orders.consumer]);
  await announce('cart.created', { name: 'Ünï', items: [1] });
  await relay.drain();
  expect(all.received).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      siteId: scope.siteId,
      type: 'cart.created',
      entityId: 'entity',
      payload: { name: 'Ünï', items: [1] },
      createdDate: '2026-01-31T09:00:00.000Z',
    },
  ]);
  expect(carts.received).toEqual(all.received);
  expect(orders.received).toEqual([]);
  expect(await readSite(scope, async (tx) => (await sql`select from brands`.execute(tx.db)).rows.length)).toBe(2);
  expect(await count('outbox')).toBe(0);
  expect(log.error).not.toHaveBeenCalled();
});

test('the relay wakes by itself when a transaction commits', async () => {
  const arrival = Promise.withResolvers<DeliveredEvent>();
  await start([{ name: 'waiting', types: 'all', handle: async (event) => arrival.resolve(event) }]);
  await announce('cart.created');
  expect(await arrival.promise).toMatchObject({ type: 'cart.created' });
});

test('an event delivered twice takes effect once', async () => {
  const { consumer, received } = recorder('once');
  await announce('cart.created');
  const copy = await asPlatform('keep a copy', database, async (tx) => {
    return (await sql<Record<string, unknown>>`select * from outbox`.execute(tx.db)).rows[0];
  });
  const relay = await start([consumer]);
  await relay.drain();
  await asPlatform('as if the relay had died before it removed the event', database, (tx) =>
    sql`
      insert into outbox (event_id, site_id, type, entity_id, payload, created_date, next_attempt_date)
      values (${copy?.event_id}, ${copy?.site_id}, 'cart.created', 'entity', 'null', ${now()}, ${now()})`.execute(
      tx.db,
    ),
  );
  await relay.drain();
  expect(received).toHaveLength(1);
  expect(await count('brands')).toBe(1);
  expect(await count('outbox')).toBe(0);
});

test('a consumer that fails is undone and tried again later and later, alone', async () => {
  const steady = recorder('steady');
  const shaky = recorder('shaky', ['order.placed']);
  let failures = 2;
  const failing: Consumer = {
    ...shaky.consumer,
    async handle(event, tx) {
      await shaky.consumer.handle(event, tx);
      if (failures-- > 0) throw new Error('not today');
    },
  };
  const relay = await start([failing, steady.consumer]);
  await announce('order.placed');
  await announce('cart.created');
  await relay.drain();
  expect(shaky.received).toHaveLength(1);
  expect(steady.received).toHaveLength(2);
  expect(await count('brands')).toBe(2);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ consumer: 'shaky', type: 'order.placed' }),
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

test('what consumers emit is handed on too', async () => {
  const second = recorder('second', ['second']);
  const first: Consumer = {
    name: 'first',
    types: ['first'],
    handle: async (event, tx) => emit(tx, { type: 'second', entityId: event.id, payload: null }),
  };
  const relay = await start([first, second.consumer]);
  await announce('first');
  await relay.drain();
  expect(second.received).toHaveLength(1);
});

test('more events than a batch holds are all handed on, by several relays together once each', async () => {
  const { consumer, received } = recorder('all');
  await withSite(scope, async (tx) => {
    for (let i = 0; i < 120; i++) emit(tx, { type: 'many', entityId: String(i), payload: null });
  });
  const [one, two] = [await start([consumer]), await start([consumer])];
  await Promise.all([one.drain(), two.drain()]);
  expect(new Set(received.map(({ entityId }) => entityId)).size).toBe(120);
  expect(received).toHaveLength(120);
  expect(await count('outbox')).toBe(0);
});

test('events that a dead relay had taken are taken up after a minute', async () => {
  const { consumer, received } = recorder('all');
  await announce('cart.created');
  await asPlatform('as if a relay had taken it and died', database, (tx) =>
    sql`update outbox set attempts = 1, next_attempt_date = ${new Date(clock + 60_000)}`.execute(tx.db),
  );
  const relay = await start([consumer]);
  await relay.drain();
  expect(received).toHaveLength(0);
  clock += 60_000;
  await relay.drain();
  expect(received).toHaveLength(1);
});

test('receipts are forgotten after a day, but not those of an event that still waits', async () => {
  const failing: Consumer = { name: 'failing', types: ['stuck'], handle: () => Promise.reject(new Error('never')) };
  const relay = await start([recorder('all').consumer, failing]);
  await announce('fine');
  await announce('stuck');
  await relay.drain();
  expect(await count('event_receipts')).toBe(2);
  clock += 25 * 3600_000;
  await relay.drain();
  expect(await count('event_receipts')).toBe(1);
});

test('a stopped relay leaves events for the next one', async () => {
  const { consumer, received } = recorder('all');
  const relay = await start([consumer]);
  await relay.stop();
  await announce('cart.created');
  await relay.drain();
  expect(received).toEqual([]);
  expect(await count('outbox')).toBe(1);
});
