/**
 * Functions and types for declaring events. Like an operation, an event is part of the contract: its name, when it is
 * announced, its payload, and the permission that an app needs to receive it.
 */
import type { Static, TObject } from 'typebox';

/** The form of an event: a change of an entity, an action with its own body, or an event of the first API. */
export type EventKind = 'created' | 'updated' | 'deleted' | 'action' | 'legacy';

/** An event that the platform may announce. */
export type DeclaredEvent<Payload = unknown> = {
  /** The name of the event for clients and webhooks: `wix.ecom.v1.cart_updated`. */
  readonly type: string;
  readonly kind: EventKind;
  /** The kind of entity; null for events of the first API. */
  readonly entityFqdn: string | null;
  /** The name without the entity: `updated`. */
  readonly slug: string;
  /** The name of the payload's message; null if the event only contains the entity's id. */
  readonly carries: string | null;
  /** The permission that an app needs to receive the event; null for internal events. */
  readonly permission: string | null;
  /** The occasion of the event, for the documentation. */
  readonly when: string;
  /** Carries the type of the payload; never present at run time. */
  readonly types?: { payload: Payload };
};

/** An event to be announced with `emit`. */
export type Announcement = {
  event: DeclaredEvent;
  entityId: string;
  payload: unknown;
  /** The cause, if the event is a consequence of something else: `merge`. */
  originatedFrom: string | null;
};

type Origin = {
  originatedFrom?: string;
  /** For entities without an id, of which a site has one: the site's. */
  entityId?: string;
};
/** Announced with the entity as clients see it. */
export type EntityEvent<Entity> = DeclaredEvent<Entity> & ((entity: Entity, origin?: Origin) => Announcement);
/** Announced with the entity's id alone. */
export type IdEvent = DeclaredEvent<null> & ((entityId: string, origin?: Origin) => Announcement);
/** Announced with a body of its own. */
export type BodyEvent<Body> = DeclaredEvent<Body> & ((entityId: string, body: Body) => Announcement);

type ActionSpec = { when: string; carries?: TObject };
type EventsSpec = {
  /** The payload of `created` and `updated`. */
  entity?: TObject;
  /** The field of the entity that identifies it; `id` if absent. */
  idField?: string;
  permission: string | null;
  created?: string;
  updated?: string;
  /** Most deletions are announced with the id alone, others with the entity, as clients of their API expect. */
  deleted?: string | { when: string; carriesEntity: true };
  actions?: Record<string, ActionSpec>;
};

type EntityOf<S> = S extends { entity: infer E extends TObject } ? Static<E> : never;
type ActionsOf<S> = S extends { actions: infer A extends Record<string, ActionSpec> } ? A : Record<never, ActionSpec>;
type ActionEvent<A> = A extends { carries: infer B extends TObject } ? BodyEvent<Static<B>> : IdEvent;

/** The events of a kind of entity, by their names in code. */
export type EventsOf<S> = {
  readonly [K in keyof S & ('created' | 'updated')]: EntityEvent<EntityOf<S>>;
} & {
  readonly [K in keyof S & 'deleted']: S[K] extends string ? IdEvent : EntityEvent<EntityOf<S>>;
} & { readonly [K in keyof ActionsOf<S>]: ActionEvent<ActionsOf<S>[K]> };

/** All events by type. */
export const declaredEvents = new Map<string, DeclaredEvent>();

type Facts = Omit<DeclaredEvent, 'types'>;

/** Adds an event's properties to the function that announces it, so that both share one name. */
function declare<Make extends (...given: never[]) => Omit<Announcement, 'event'>>(facts: Facts, make: Make) {
  if (declaredEvents.has(facts.type)) throw new Error(`event ${facts.type} is declared twice`);
  const event = Object.assign((...given: Parameters<Make>): Announcement => ({ event, ...make(...given) }), facts);
  declaredEvents.set(facts.type, event);
  return event;
}

const nameOf = (message: TObject): string => (message as unknown as { $id: string }).$id;

const entityEvent = (facts: Facts, idField: string) =>
  declare(facts, (entity: Record<string, unknown>, { originatedFrom, entityId }: Origin = {}) => {
    const id = entityId ?? entity[idField];
    if (typeof id !== 'string') throw new Error(`the event ${facts.type} needs an entity with an id`);
    return { entityId: id, payload: entity, originatedFrom: originatedFrom ?? null };
  });
const idEvent = (facts: Facts) =>
  declare(facts, (entityId: string, { originatedFrom }: Origin = {}) => ({
    entityId,
    payload: null,
    originatedFrom: originatedFrom ?? null,
  }));
const bodyEvent = (facts: Facts) =>
  declare(facts, (entityId: string, payload: unknown) => ({ entityId, payload, originatedFrom: null }));

/** Turns `paymentStatusUpdated` into `payment_status_updated`. */
const slugOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Declares the events of a kind of entity. `created`, `updated` and `deleted` describe their occasions; actions are all
 * other events. Declare only events that are announced: others fail `npm run check`.
 *
 * @param entityFqdn the kind of entity as clients know it: `wix.ecom.v1.cart`
 */
export function events<const S extends EventsSpec>(entityFqdn: string, spec: S): EventsOf<S> {
  const { entity, idField = 'id', permission, actions = {} } = spec as EventsSpec;
  const built: Record<string, DeclaredEvent> = {};
  for (const kind of ['created', 'updated', 'deleted'] as const) {
    const said = spec[kind];
    if (said === undefined) continue;
    const isWhole = kind !== 'deleted' || typeof said === 'object';
    if (isWhole && !entity) throw new Error(`the events of ${entityFqdn} need the entity that they carry`);
    const facts = {
      type: `${entityFqdn}_${kind}`,
      kind,
      entityFqdn,
      slug: kind,
      carries: isWhole && entity ? nameOf(entity) : null,
      permission,
      when: typeof said === 'object' ? said.when : said,
    };
    built[kind] = isWhole ? entityEvent(facts, idField) : idEvent(facts);
  }
  for (const [name, { when, carries }] of Object.entries(actions)) {
    const slug = slugOf(name);
    const facts = { type: `${entityFqdn}_${slug}`, kind: 'action' as const, entityFqdn, slug, permission, when };
    built[name] = carries ? bodyEvent({ ...facts, carries: nameOf(carries) }) : idEvent({ ...facts, carries: null });
  }
  return built as EventsOf<S>;
}

type LegacySpec = Record<string, { when: string; carries: TObject }>;

/**
 * Declares events in the form of the first API, whose payload has no envelope: `productChanged` becomes
 * `<namespace>.ProductChanged`.
 */
export function legacyEvents<const S extends LegacySpec>(
  namespace: string,
  permission: string,
  specs: S,
): { readonly [K in keyof S]: BodyEvent<Static<S[K]['carries']>> } {
  const built = Object.entries(specs).map(([name, { when, carries }]) => {
    const type = `${namespace}.${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const facts = { type, kind: 'legacy' as const, entityFqdn: null, slug: slugOf(name), permission, when };
    return [name, bodyEvent({ ...facts, carries: nameOf(carries) })];
  });
  return Object.fromEntries(built);
}
