import type {
  Announcement,
  CrudAction,
  CrudFact,
  DeclaredEvent,
  ErrorCode,
  IdEvent,
  Request,
  Response,
} from '@stoa/contract';
import type { RawBuilder } from 'kysely';
import type { SiteCache } from '../cache/site-cache.ts';
import type { Scope, Tx } from '../db/index.ts';
import type { QueryField, SortSpec } from '../query/index.ts';
import type { Refusal } from '../refusal.ts';

/** The parts of the request's context that a resource needs. */
export type ResourceContext = Scope & { now: () => Date; newId: () => string; cursorSecret: string; cache: SiteCache };

/** A service's entity on the wire. */
export type WireOf<S> = { [K in keyof S]: S[K] extends { crud: CrudFact<CrudAction, infer E> } ? E : never }[keyof S];

/** The fields that the server assigns to every entity, and keeps in columns. */
export type Given = { id: string; revision: string; createdDate: string; updatedDate: string };
/** The entity's own fields: its document, where it is stored in wire form. */
export type OwnOf<S> = Omit<WireOf<S>, keyof Given>;
/** A stored entity: its document with the assigned fields. */
export type Kept<D> = D & Given;

/** The use cases of the operations declared by `crud()`. */
export type UseCasesOf<S, C> = {
  [K in keyof S as S[K] extends { crud: CrudFact } ? K : never]: (
    ctx: C,
    request: Request<S[K]>,
  ) => Promise<Response<S[K]> | Refusal>;
};

/** The events of a resource, as the contract declares them, with the entity where they carry one. */
export type ResourceEvents<E> = { created: WholeEvent<E>; updated: WholeEvent<E>; deleted?: IdEvent | WholeEvent<E> };
export type WholeEvent<E> = DeclaredEvent & ((entity: E) => Announcement);

/**
 * The storage of a service's entities, and their special features. Names, fields and required texts come from the
 * contract. `D` is the stored document, which is the wire entity where `stored` is left out.
 */
export type ResourceDeclaration<S, D, C extends ResourceContext = ResourceContext> = {
  /** A table created by `create_resource_table`. */
  table: string;
  events?: ResourceEvents<WireOf<S>>;
  /**
   * The key that is unique within a site, null where an entity has none; refusals name the field, by a code of the
   * service's own if it has one.
   */
  unique?: { field: string; key: (entity: D) => string | null; taken?: ErrorCode };
  /** The maximum of entities on a site, however many are created at once; `tooMany` is the refusal beyond. */
  most?: number;
  tooMany?: Refusal;
  /** Entities have a manual order, in the table's column `position`; new ones are last. */
  ordered?: boolean;
  /** Public reads are cached, and cleared with each change. */
  remembered?: boolean;
  /** The fields that queries may filter and sort by, beside id and dates. */
  queryFields?: Readonly<Record<string, QueryField>>;
  /** The default sort of queries: newest first, or the order of an ordered resource, if absent. */
  defaultSort?: readonly SortSpec[];
  defaultLimit?: number;
  maxLimit?: number;
  /**
   * Normalises a draft, or refuses it. Runs at creation and after each change by clients; `written` are the fields that
   * the client sent, `known` is the entity as it was.
   */
  check?: (draft: D, facts: { written: readonly string[]; known: Kept<D> | null }) => D | Refusal;
  /**
   * The refusal of an entity because of others, such as one that it refers to and that does not exist. Runs at creation
   * and after each change by clients.
   */
  accept?: (ctx: C, tx: Tx, entity: D) => Promise<Refusal | null>;
  /** Completes a new entity, in the transaction that writes it and under its lock. */
  complete?: (ctx: C, tx: Tx, draft: D) => D | Promise<D | Refusal>;
  /** Computes the fields requested by name in `fields`, by the ids of entities: counts of their uses, for example. */
  expand?: (
    ctx: C,
    tx: Tx,
    entities: readonly Kept<D>[],
    requested: readonly string[],
  ) => Promise<ReadonlyMap<string, Partial<OwnOf<S>>>>;
  /** Carries a change to the places where the entity is used, in the same transaction. */
  afterUpdate?: (ctx: C, tx: Tx, entity: Kept<D>, before: Kept<D>) => Promise<unknown>;
  afterDelete?: (ctx: C, tx: Tx, ids: readonly string[]) => Promise<unknown>;
  /** Fields that the database computes from other tables; they are read with the entity, and never written. */
  computed?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The refusal of clients' changes and deletion of an entity, whatever its revision. */
  closed?: (known: Kept<D>) => Refusal | null;
  /** The refusal to change or delete certain ids, with or without an entity. */
  guard?: (id: string, action: 'update' | 'delete') => Refusal | null;
};

/** Deviations in how an entity is changed. */
export type ChangeOptions<D> = {
  /** The announced event, null for none; an update if absent. */
  announce?: ((entity: Kept<D>) => Announcement) | null;
  /** Moves it to the end of the order. */
  last?: boolean;
};

/** The stored form of an entity, where it is not the wire form: amounts as integers, for example. */
export type StoredForm<S, D, C> = {
  /** The document's fields for a client's input; undefined clears a field. */
  read: (sent: OwnOf<S>, ctx: C) => Partial<D> | Refusal;
  /** The entity's own fields on the wire. */
  view: (entity: Kept<D>, ctx: C) => OwnOf<S>;
};
