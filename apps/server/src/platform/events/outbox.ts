import { randomUUID } from 'node:crypto';
import { type Announcement, declaredEvents } from '@stoa/contract';
import { type RawBuilder, sql } from 'kysely';
import { checkPayload } from './check-payload.ts';

/** The part of a `Tx` that collects events. */
type EventBuffer = { siteId: string | null; keeps: boolean; events: Announcement[] };

/** The channel that wakes the relay when this process has written to the outbox. */
export const outboxChannel = 'stoa_outbox';

/** Payloads are checked everywhere except in production, where the check would only cost time. */
const checksPayloads = process.env.NODE_ENV !== 'production';

/**
 * Announces a fact of the contract, `emit(tx, cartEvents.updated(cart))`: it is written to the outbox with the
 * transaction's commit and handed to consumers after it. Throws where the contract does not declare the event; outside
 * a site's transaction, where it could neither be kept nor undone with its change; and, except in production, where the
 * payload does not match its declaration.
 */
export function emit(tx: EventBuffer, announcement: Announcement): void {
  const { event } = announcement;
  if (declaredEvents.get(event.type) !== event)
    throw new Error(`no contract declares the event ${event.type}: declare it with events() beside its entity`);
  if (tx.siteId === null || !tx.keeps) throw new Error(`the event ${event.type} must be emitted inside withSite()`);
  if (checksPayloads) checkPayload(announcement);
  tx.events.push(announcement);
}

/** The statement that writes events of one site; null where there are none. */
export const outboxRows = (siteId: string, events: readonly Announcement[], now: Date): RawBuilder<unknown> | null =>
  events.length === 0
    ? null
    : // arrays, as a statement has at most 65,535 parameters, fewer than a transaction may have events
      sql`
    insert into outbox (event_id, site_id, type, entity_id, payload, originated_from, created_date)
    select event_id, ${siteId}, type, entity_id, payload::jsonb, originated_from, ${now}
    from unnest(${events.map(() => randomUUID())}::uuid[], ${events.map(({ event }) => event.type)}::text[],
      ${events.map(({ entityId }) => entityId)}::text[],
      ${events.map(({ payload }) => JSON.stringify(payload))}::text[],
      ${events.map(({ originatedFrom }) => originatedFrom)}::text[])
      as event (event_id, type, entity_id, payload, originated_from)`;
