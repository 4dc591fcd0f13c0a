import { randomUUID } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';

/** A fact that a domain announces, for example `{ type: 'cart.created', entityId, payload }`. */
export type DomainEvent = {
  type: string;
  entityId: string;
  /** Stored as JSON; `null` where there is nothing to say. */
  payload: unknown;
};

/** The part of a `Tx` that collects events. */
type EventBuffer = { siteId: string | null; transactional: boolean; events: DomainEvent[] };

/** The channel on which the relay is told that the outbox has new rows. */
export const outboxChannel = 'stoa_outbox';

/**
 * Announces a fact: it is written to the outbox with the transaction's commit and handed to consumers after it.
 * Throws outside a transaction of a site, where it could neither be kept nor undone with the change it tells of.
 */
export function emit(tx: EventBuffer, event: DomainEvent): void {
  if (tx.siteId === null || !tx.transactional) {
    throw new Error(`the event ${event.type} must be emitted inside withSite()`);
  }
  tx.events.push(event);
}

/** Writes events of one site in one statement, due at once. */
export async function writeOutbox(
  db: QueryExecutorProvider,
  siteId: string,
  events: readonly DomainEvent[],
  now: Date,
): Promise<void> {
  // arrays, as a statement has at most 65,535 parameters and a transaction may have more events than that allows
  await sql`
    insert into outbox (event_id, site_id, type, entity_id, payload, created_date, next_attempt_date)
    select event_id, ${siteId}, type, entity_id, payload::jsonb, ${now}, ${now}
    from unnest(${events.map(() => randomUUID())}::uuid[], ${events.map(({ type }) => type)}::text[],
      ${events.map(({ entityId }) => entityId)}::text[],
      ${events.map(({ payload }) => JSON.stringify(payload ?? null))}::text[]) as event (event_id, type, entity_id, payload)`.execute(
    db,
  );
}
