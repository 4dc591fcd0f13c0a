import { randomUUID } from 'node:crypto';
import type { Announcement } from '@stoa/contract';
import type { Lane } from '../tasks/held-task.ts';
import type { ScheduledTask } from '../tasks/write-tasks.ts';

/** An event as consumers receive it. `id` is the same at every delivery. */
export type DeliveredEvent<Payload = unknown> = {
  id: string;
  siteId: string;
  type: string;
  entityId: string;
  /** The payload, as the event's declaration describes it. */
  payload: Payload;
  originatedFrom: string | null;
  createdDate: string;
  /** Increases with each event of an entity. */
  sequence: string;
};

/** Finds the names of the tasks that an event makes: one for each consumer that it concerns. */
export type HearersOf = (announcement: Announcement) => string[];

/** The lane of consumers: they act through transactions of this server alone. */
export const LANE: Lane = 'database';

/** The tasks of those who hear the events of a transaction, to be written with its commit; `now` is the site's clock. */
export function eventTasks(
  siteId: string | null,
  events: readonly Announcement[],
  hearersOf: HearersOf,
  now: Date,
): ScheduledTask[] {
  return events.flatMap((announcement) => {
    const hearers = siteId === null ? [] : hearersOf(announcement);
    if (siteId === null || hearers.length === 0) return [];
    const event = deliveredFrom(siteId, announcement, now);
    const input = JSON.stringify(event);
    // in the order in which they were announced; other processes may give the same numbers
    const key = `${event.sequence.padStart(20, '0')} ${event.id}`;
    return hearers.map((kind): ScheduledTask => ({ kind, key, lane: LANE, input, at: null, isNew: true, room: null }));
  });
}

const deliveredFrom = (
  siteId: string,
  { event: { type }, entityId, payload, originatedFrom }: Announcement,
  now: Date,
): DeliveredEvent => ({
  id: randomUUID(),
  siteId,
  type,
  entityId,
  payload,
  originatedFrom,
  sequence: nextSequence(),
  createdDate: now.toISOString(),
});

let last = 0;

/** Microseconds since 1970, each once in this process: later events of an entity have higher numbers. */
function nextSequence(): string {
  last = Math.max(last + 1, Date.now() * 1000);
  return String(last);
}
