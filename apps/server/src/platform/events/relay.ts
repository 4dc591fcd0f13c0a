import { sql } from 'kysely';
import { type Database, type Scope, writePlatform } from '../db/index.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { type Lane, type Task, tasksChannel } from '../tasks/index.ts';
import { type Consumer, type DeliveredEvent, handTo, typesOf } from './consumer.ts';
import { outboxChannel } from './outbox.ts';

/** A consumer's processing of an event as a task: once, in the transaction that ends it, and again after a failure. */
export const consumerTask = <C extends Scope>(consumer: Consumer<C>): Task<C, DeliveredEvent> => ({
  name: taskName(consumer),
  lane: 'database',
  handle: (ctx, tx, event) => handTo(consumer, ctx, event, tx),
});

const taskName = ({ name }: { name: string }) => `event: ${name}`;

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
 * Hands on events: creates a task for each event and consumer, and takes the event out of the outbox, in one statement.
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
  let taken = 0;
  do {
    taken = await routeEvents(database, consumers);
    if (taken > 0) database.wake(tasksChannel, 'database' satisfies Lane);
  } while (taken === BATCH);
}

/** Creates tasks for the oldest events. Returns the number of events. */
async function routeEvents<C extends Scope>(database: Database, consumers: readonly Consumer<C>[]): Promise<number> {
  const hearings = consumers.flatMap((consumer) => {
    const types = typesOf(consumer);
    return (types === 'all' ? ['*'] : types).map((type) => ({ kind: taskName(consumer), type }));
  });
  return writePlatform('one relay hands on the events of all sites', database, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      with taken as (
        delete from outbox where id in (select id from outbox order by id limit ${BATCH} for update skip locked) returning *
      ), made as (
        insert into tasks (site_id, kind, key, lane, input, due_date)
        select taken.site_id, hearing.kind, lpad(taken.id::text, 20, '0'), 'database', jsonb_build_object(
          'id', taken.event_id, 'siteId', taken.site_id, 'type', taken.type, 'entityId', taken.entity_id,
          'payload', taken.payload, 'originatedFrom', taken.originated_from, 'sequence', taken.id::text,
          'createdDate', to_char(taken.created_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), taken.created_date
        from taken join unnest(${hearings.map(({ kind }) => kind)}::text[], ${hearings.map(({ type }) => type)}::text[])
          as hearing (kind, type) on hearing.type in (taken.type, '*')
        on conflict do nothing
      )
      select count(*)::int as count from taken`.execute(tx.db);
    return rows[0]?.count ?? 0;
  });
}
