import { sql } from 'kysely';
import { type Database, type Scope, writePlatform } from '../db/index.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { type HeldTask, type Room, roomIn, type Task, tasksChannel } from '../tasks/index.ts';
import { type Consumer, handTo, taskName, typesOf } from './consumer.ts';
import { type DeliveredEvent, LANE } from './event-tasks.ts';
import { outboxChannel } from './outbox.ts';

/** A consumer's processing of an event as a task: once, in the transaction that ends it, and again after a failure. */
export const consumerTask = <C extends Scope>(consumer: Consumer<C>): Task<C, DeliveredEvent> => ({
  name: taskName(consumer),
  lane: 'database',
  handle: (ctx, tx, event) => handTo(consumer, ctx, event, tx),
});

export type RelayOptions<C extends Scope> = {
  database: Database;
  consumers: readonly Consumer<C>[];
  log: { error(details: object, message: string): void };
  /** Milliseconds between looks at the outbox when nothing wakes the relay. */
  pollMs?: number;
};

export type Relay = {
  /** Hands on all events in the outbox. */
  drain(): Promise<void>;
  stop(): Promise<void>;
};

const POLL_MS = 5_000;
const BATCH = 1_000;

/**
 * Hands on the events of processes that do not know who hears them: creates a task for each event and consumer, and takes the event out of the outbox, in one statement.
 * Nothing is lost or doubled wherever the process dies, and any number of processes may run a relay. Events without
 * consumers are removed as well. The tasks are done by the worker that knows `consumerTask`.
 */
export async function startRelay<C extends Scope>({
  database,
  consumers,
  log,
  pollMs = POLL_MS,
}: RelayOptions<C>): Promise<Relay> {
  const runner = oneAtATime(() => handOn(database, consumers), {
    pollMs,
    onFailure: (error) => log.error({ err: error }, 'the outbox could not be read'),
  });
  const unlisten = database.onWake(outboxChannel, runner.wake);
  return {
    drain: async () => void (await runner.run()),
    async stop() {
      unlisten();
      await runner.stop();
    },
  };
}

async function handOn<C extends Scope>(database: Database, consumers: readonly Consumer<C>[]): Promise<void> {
  const hearings = consumers.flatMap((consumer) => {
    const types = typesOf(consumer);
    return (types === 'all' ? ['*'] : types).map((type) => ({ kind: taskName(consumer), type }));
  });
  let taken = 0;
  do {
    taken = await routeIntoRoom(database, hearings);
  } while (taken === BATCH);
}

type Hearing = { kind: string; type: string };

/** Creates tasks for the oldest events, which this process holds at once as far as it has room. Returns the events' number. */
async function routeIntoRoom(database: Database, hearings: readonly Hearing[]): Promise<number> {
  const kinds = [...new Set(hearings.map(({ kind }) => kind))];
  const room = roomIn(database.rooms, { lane: LANE, kinds, most: BATCH });
  let held: readonly HeldTask[] = [];
  try {
    const { count, made, held: written } = await routeEvents(database, hearings, room);
    held = written;
    if (made > held.length) database.wake(tasksChannel, LANE);
    return count;
  } finally {
    room?.fill(held);
  }
}

type Routed = { count: number; made: number; held: HeldTask[] };

const routeEvents = (database: Database, hearings: readonly Hearing[], room: Room | null): Promise<Routed> =>
  writePlatform('one relay hands on the events of all sites', database, async (tx) => {
    const { rows } = await sql<Routed>`
      with taken as (
        -- by their places: a plan that joins ids reads the whole table, which grows until it is vacuumed
        delete from outbox where ctid = any(array(
          select ctid from outbox order by id limit ${BATCH} for update skip locked)) returning *
      ), heard as (
        select taken.*, hearing.kind, lpad(taken.id::text, 20, '0') as key,
          row_number() over (order by taken.id, hearing.kind) <= ${room?.size ?? 0} as has_room
        from taken join unnest(${hearings.map(({ kind }) => kind)}::text[], ${hearings.map(({ type }) => type)}::text[])
          as hearing (kind, type) on hearing.type in (taken.type, '*')
      ), made as (
        insert into tasks (site_id, kind, key, lane, input, due_date, lease, attempts)
        select site_id, kind, key, ${LANE}, jsonb_build_object(
          'id', event_id, 'siteId', site_id, 'type', type, 'entityId', entity_id,
          'payload', payload, 'originatedFrom', originated_from, 'sequence', id::text,
          'createdDate', to_char(created_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
          case when has_room then ${room?.until ?? null}::timestamptz else created_date end,
          case when has_room then ${room?.lease ?? null}::uuid end, has_room::int
        from heard
        on conflict do nothing
        returning *
      )
      select (select count(*) from taken)::int as count, (select count(*) from made)::int as made,
        (select coalesce(json_agg(json_build_object('siteId', site_id, 'kind', kind, 'key', key, 'input', input,
          'attempts', attempts, 'lease', lease, 'due', due_date) order by key, kind), '[]')
         from made where lease is not null) as held`.execute(tx.db);
    return rows[0] ?? { count: 0, made: 0, held: [] };
  });
