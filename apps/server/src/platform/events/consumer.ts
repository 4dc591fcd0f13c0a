import type { DeclaredEvent } from '@stoa/contract';
import type { Scope, Tx } from '../db/index.ts';
import type { DeliveredEvent, HearersOf } from './event-tasks.ts';

type Handle<C, Payload> = (ctx: C, event: DeliveredEvent<Payload>, tx: Tx) => Promise<void>;
type Hearing<C> = {
  types: readonly string[] | 'all';
  handle: Handle<C, never>;
  /** Whether an event with this payload concerns the consumer at all. */
  concerns?: ((payload: never) => boolean) | undefined;
};

/** An actor on events, in a transaction of the event's site. */
export type Consumer<C extends Scope> = {
  /** Identifies the consumer across versions of the program: its processed events are remembered by this name. */
  name: string;
  hears: readonly Hearing<C>[];
};

/**
 * The reaction of a consumer to an event of the contract, or to several with the same payload. It acts through `tx`
 * only: its writes are committed together with the note that the event is processed, so that they happen once even when
 * the event is delivered again. Events arrive in no guaranteed order. Where the payload tells that there is nothing to
 * do, `concerns` says so before anything is written for it.
 */
export const on = <C extends Scope, Payload>(
  events: DeclaredEvent<Payload> | readonly DeclaredEvent<Payload>[],
  handle: Handle<C, Payload>,
  concerns?: (payload: Payload) => boolean,
): Hearing<C> => ({ types: [events].flat().map(({ type }) => type), handle, concerns });

/** As `on`, for consumers that pass all events on. */
export const onEvery = <C extends Scope>(handle: Handle<C, unknown>): Hearing<C> => ({ types: 'all', handle });

/** The event types of a consumer. */
export const typesOf = <C extends Scope>({ hears }: Consumer<C>): readonly string[] | 'all' =>
  hears.some(({ types }) => types === 'all') ? 'all' : hears.flatMap(({ types }) => types);

/** The name of a consumer's tasks. */
export const taskName = ({ name }: { name: string }): string => `event: ${name}`;

/** The consumers of each event, by its type and payload. */
export function hearersAmong<C extends Scope>(consumers: readonly Consumer<C>[]): HearersOf {
  const ofAll = consumers.filter((consumer) => typesOf(consumer) === 'all');
  const byType = new Map<string, readonly Consumer<C>[]>();
  const hearersOf = (type: string) => {
    const known = byType.get(type) ?? [
      ...ofAll,
      ...consumers.filter((consumer) => !ofAll.includes(consumer) && typesOf(consumer).includes(type)),
    ];
    byType.set(type, known);
    return known;
  };
  return ({ event: { type }, payload }) =>
    hearersOf(type)
      .filter(({ hears }) => hears.some((hearing) => isMeant(hearing, type, payload)))
      .map(taskName);
}

const isMeant = <C>({ types, concerns }: Hearing<C>, type: string, payload: unknown): boolean =>
  (types === 'all' || types.includes(type)) && (concerns?.(payload as never) ?? true);

/** Hands an event to a consumer. */
export async function handTo<C extends Scope>(
  { hears }: Consumer<C>,
  ctx: C,
  event: DeliveredEvent,
  tx: Tx,
): Promise<void> {
  for (const hearing of hears)
    if (isMeant(hearing, event.type, event.payload)) await hearing.handle(ctx, event as DeliveredEvent<never>, tx);
}
