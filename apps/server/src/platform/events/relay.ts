import { sql } from 'kysely';
import { asPlatform, type Database, type Tx, withSite } from '../db/index.ts';
import { type QueueWorker, startQueueWorker } from '../queue-worker.ts';
import { type DomainEvent, outboxChannel } from './outbox.ts';

/** An event as consumers receive it. `id` is the same at every delivery. */
export type DeliveredEvent = DomainEvent & { id: string; siteId: string; createdDate: string };

/** Someone who acts on events, in a transaction of the event's site. */
export type Consumer = {
  /** Identifies the consumer across versions of the program: what it has dealt with is remembered by this name. */
  name: string;
  types: readonly string[] | 'all';
  /**
   * Acts through `tx` only: its writes are committed together with the note that the event is dealt with, so they
   * happen once even when the event is delivered again. Events arrive in no promised order.
   */
  handle(event: DeliveredEvent, tx: Tx): Promise<void>;
};

export type RelayOptions = {
  database: Database;
  consumers: readonly Consumer[];
  now: () => Date;
  log: { error(details: object, message: string): void };
  /** Milliseconds between looks at the outbox when no notification comes. */
  pollInterval?: number;
};

/** Hands on what is due. */
export type Relay = QueueWorker;

const batchSize = 50;
const second = 1000;
const hour = 3600 * second;
/** How long a batch is left to the relay that took it. Another one takes it up when that died meanwhile. */
const claimTime = 60 * second;
const longestBackoff = hour;
/** Longer than any relay could hold an event that another one has finished. */
const receiptLifetime = 24 * hour;

/**
 * Hands the outbox's events to consumers: at least once, with effects exactly once, each site's in its own scope. Any
 * number of processes may run a relay. A consumer that fails is tried again after 1, 2, 4 … seconds up to an hour,
 * without holding up others.
 */
export async function startRelay({
  database,
  consumers,
  now,
  log,
  pollInterval = 5 * second,
}: RelayOptions): Promise<Relay> {
  let lastPrune = 0;

  const wanted = consumers.some(({ types }) => types === 'all') ? 'all' : consumers.flatMap(({ types }) => types);

  async function handOn(isStopping: () => boolean): Promise<void> {
    if (wanted !== 'all') await discard(database, wanted, now());
    while (!isStopping() && wanted.length > 0) {
      const claimed = await claim(database, now());
      if (claimed.length === 0) break;
      const finished: string[] = [];
      for (const { row, attempts, event } of claimed) {
        if (await deliver(event)) finished.push(row);
        else await postpone(database, row, new Date(now().getTime() + backoff(attempts)));
      }
      await remove(database, finished);
    }
    if (now().getTime() - lastPrune > hour) {
      lastPrune = now().getTime();
      await pruneReceipts(database, new Date(lastPrune - receiptLifetime));
    }
  }

  /** Whether every consumer has dealt with the event. */
  async function deliver(event: DeliveredEvent): Promise<boolean> {
    let complete = true;
    for (const consumer of consumers) {
      if (consumer.types !== 'all' && !consumer.types.includes(event.type)) continue;
      try {
        await consume(consumer, event);
      } catch (error) {
        complete = false;
        log.error(
          { err: error, consumer: consumer.name, event: event.id, type: event.type },
          'an event was not handled',
        );
      }
    }
    return complete;
  }

  async function consume(consumer: Consumer, event: DeliveredEvent): Promise<void> {
    const scope = { database, siteId: event.siteId, statements: { count: 0 }, now, log };
    await withSite(scope, async (tx) => {
      if (await noteReceipt(tx, consumer.name, event.id, now())) await consumer.handle(event, tx);
    });
  }

  return startQueueWorker({
    database,
    channel: outboxChannel,
    pollMs: pollInterval,
    work: handOn,
    onError: (error) => log.error({ err: error }, 'the outbox could not be read'),
  });
}

const backoff = (attempts: number) => Math.min(second * 2 ** (attempts - 1), longestBackoff);

type Claimed = { row: string; attempts: number; event: DeliveredEvent };

/** Takes the oldest due events and keeps other relays from them for a while. */
async function claim(database: Database, now: Date): Promise<Claimed[]> {
  return asPlatform('the relay serves all sites', database, async (tx) => {
    const { rows } = await sql<DeliveredEvent & { row: string; attempts: number }>`
      with claimed as (
        update outbox set attempts = attempts + 1, next_attempt_date = ${new Date(now.getTime() + claimTime)}
        where id in (
          select id from outbox where next_attempt_date <= ${now}
          order by next_attempt_date, id limit ${batchSize} for update skip locked
        )
        returning *
      )
      select id as row, attempts, event_id as id, site_id as "siteId", type, entity_id as "entityId", payload,
        created_date as "createdDate"
      from claimed order by claimed.id`.execute(tx.db);
    return rows.map(({ row, attempts, ...event }) => ({ row, attempts, event }));
  });
}

/** Deletes what is due and nobody waits for: handing it on would cost more than announcing it did. */
async function discard(database: Database, wanted: readonly string[], now: Date): Promise<void> {
  await asPlatform('the relay serves all sites', database, async (tx) => {
    await sql`
      delete from outbox where next_attempt_date <= ${now} and type <> all(${wanted as string[]}::text[])`.execute(
      tx.db,
    );
  });
}

/** Notes that the consumer deals with the event in this transaction; false when it did so before. */
async function noteReceipt(tx: Tx, consumer: string, eventId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into event_receipts (consumer, event_id, handled_date) values (${consumer}, ${eventId}, ${now})
    on conflict do nothing`.execute(tx.db);
  return numAffectedRows === 1n;
}

async function postpone(database: Database, row: string, until: Date): Promise<void> {
  await asPlatform('the relay serves all sites', database, async (tx) => {
    await sql`update outbox set next_attempt_date = ${until} where id = ${row}`.execute(tx.db);
  });
}

async function remove(database: Database, rows: string[]): Promise<void> {
  if (rows.length === 0) return;
  await asPlatform('the relay serves all sites', database, async (tx) => {
    await sql`delete from outbox where id = any(${rows})`.execute(tx.db);
  });
}

/** Forgets receipts that are no longer needed; an event still in the outbox needs all of its own. */
async function pruneReceipts(database: Database, before: Date): Promise<void> {
  await asPlatform('receipts belong to no site', database, async (tx) => {
    await sql`
      delete from event_receipts r
      where handled_date < ${before} and not exists (select from outbox o where o.event_id = r.event_id)`.execute(
      tx.db,
    );
  });
}
