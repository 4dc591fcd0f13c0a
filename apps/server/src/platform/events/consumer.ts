import type { DeclaredEvent } from '@stoa/contract';
import type { Scope, Tx } from '../db/index.ts';

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

type Handle<C, Payload> = (ctx: C, event: DeliveredEvent<Payload>, tx: Tx) => Promise<void>;
type Hearing<C> = { types: readonly string[] | 'all'; handle: Handle<C, never> };

/** An actor on events, in a transaction of the event's site. */
export type Consumer<C extends Scope> = {
  /** Identifies the consumer across versions of the program: its processed events are remembered by this name. */
  name: string;
  hears: readonly Hearing<C>[];
};

/**
 * The reaction of a consumer to an event of the contract, or to several with the same payload. It acts through `tx`
 * only: its writes are committed together with the note that the event is processed, so that they happen once even when
 * the event is delivered again. Events arrive in no guaranteed order.
 */
export const on = <C extends Scope, Payload>(
  events: DeclaredEvent<Payload> | readonly DeclaredEvent<Payload>[],
  handle: Handle<C, Payload>,
): Hearing<C> => ({ types: [events].flat().map(({ type }) => type), handle });

/** As `on`, for consumers that pass all events on. */
export const onEvery = <C extends Scope>(handle: Handle<C, unknown>): Hearing<C> => ({ types: 'all', handle });

/** The event types of a consumer. */
export const typesOf = <C extends Scope>({ hears }: Consumer<C>): readonly string[] | 'all' =>
  hears.some(({ types }) => types === 'all') ? 'all' : hears.flatMap(({ types }) => types);

/** All types of events that some consumer hears; null where one hears all. */
export function heardBy<C extends Scope>(consumers: readonly Consumer<C>[]): Set<string> | null {
  const types = consumers.map(typesOf);
  return types.includes('all') ? null : new Set(types.flat());
}

/** Hands an event to a consumer. */
export async function handTo<C extends Scope>(
  { hears }: Consumer<C>,
  ctx: C,
  event: DeliveredEvent,
  tx: Tx,
): Promise<void> {
  for (const { types, handle } of hears)
    if (types === 'all' || types.includes(event.type)) await handle(ctx, event as DeliveredEvent<never>, tx);
}
