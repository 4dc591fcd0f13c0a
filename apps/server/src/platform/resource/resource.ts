import type { RawBuilder } from 'kysely';
import type { Tx } from '../db/index.ts';
import { compileFilter, type WireQuery } from '../query/index.ts';
import type { Refusal } from '../refusal.ts';
import type { ItemOutcome } from './bulk.ts';
import {
  changeEntity,
  createEntity,
  getOrCreateEntities,
  insertEntity,
  type Kind,
  removeEntities,
  updateEntity,
  viewOf,
} from './changes.ts';
import type {
  ChangeOptions,
  Given,
  Kept,
  OwnOf,
  ResourceContext,
  ResourceDeclaration,
  StoredForm,
  UseCasesOf,
  WireOf,
} from './declaration.ts';
import { factsOf } from './facts.ts';
import { arrangeEntities, moveEntity, type Place } from './order.ts';
import { type Page, type PageOptions, page, queryableOf } from './page.ts';
import { resourceStore } from './store.ts';
import { shown, useCasesOf } from './use-cases.ts';

/** The known part of an entity to be shown. */
type Shown<D> = D & Pick<Given, 'id'> & Partial<Given>;

/** A resource: its use cases by the names of operations, and functions for the rest of its domain. */
export type Resource<S, D, C extends ResourceContext> = {
  /** To be spread into `serve(service, { ... })`, beside the special use cases. */
  useCases: UseCasesOf<S, C>;
  /** An entity as clients see it. */
  view(ctx: C, entity: Shown<D>): WireOf<S>;
  /** Entities as clients see them, with the fields requested by name. */
  show(ctx: C, tx: Tx, entities: readonly Shown<D>[], requested?: readonly string[]): Promise<WireOf<S>[]>;
  findByIds(tx: Tx, ids: readonly string[], options?: { lock?: boolean }): Promise<Kept<D>[]>;
  findByKeys(tx: Tx, uniqueKeys: readonly string[]): Promise<Kept<D>[]>;
  /** All entities of the site, in order: for resources with few. */
  list(tx: Tx, options?: { lock?: boolean }): Promise<Kept<D>[]>;
  /** Entities that match a client's query. */
  page(ctx: C, query: WireQuery, options: PageOptions): Promise<Page<D> | Refusal>;
  /** Makes creations and changes of order on the site take turns, until the transaction ends. */
  lock(tx: Tx): Promise<void>;
  /** Creates an entity from a client's input. */
  create(ctx: C, tx: Tx, sent: WireOf<S>): Promise<Kept<D> | Refusal>;
  /** Writes a new entity from a complete document. */
  insert(ctx: C, tx: Tx, draft: D): Promise<Kept<D> | Refusal>;
  /** Each entity by its draft's id or unique key; created where no other has the key. */
  getOrCreate(ctx: C, tx: Tx, drafts: readonly WireOf<S>[]): Promise<(Kept<D> | Refusal)[]>;
  /** Updates an entity from a client's input; one that is `known` is not read again. */
  update(ctx: C, tx: Tx, sent: WireOf<S>, known?: Kept<D>): Promise<Kept<D> | Refusal>;
  /** Overwrites an entity with the result of `work`: under its lock where it is named by its id. */
  change(
    ctx: C,
    tx: Tx,
    which: string | Kept<D>,
    work: (known: Kept<D>) => Partial<D> | Refusal,
    options?: ChangeOptions<D>,
  ): Promise<Kept<D> | Refusal>;
  /** Deletes entities; returns the outcome of each, in the order of the ids. */
  remove(ctx: C, tx: Tx, ids: readonly string[]): Promise<ItemOutcome[]>;
  /** A client's filter over the declared fields. */
  filterOf(filter: unknown): ReturnType<typeof compileFilter>;
  /** Entities that match a compiled filter, in the order of their ids and locked: `limit` after the one named. */
  batch(tx: Tx, filter: RawBuilder<boolean>, after: string | null, limit: number): Promise<Kept<D>[]>;
  /** Puts the named entities first, in the order of their ids; returns all that are `among` them in order. */
  arrange(ctx: C, tx: Tx, ids: readonly string[], among?: (entity: Kept<D>) => boolean): Promise<Kept<D>[] | Refusal>;
  /** Puts an entity first, last, or right after another. */
  move(ctx: C, tx: Tx, id: string, place: Place): Promise<Kept<D>[] | Refusal>;
};

/**
 * Serves the operations that `crud()` declared for a service: names and types are those of the contract, and `serve()`
 * does not compile as long as an operation lacks a use case.
 */
export function resource<S extends object, D, C extends ResourceContext = ResourceContext>(
  service: S,
  declaration: ResourceDeclaration<S, D, C> & { stored: StoredForm<S, D, C> },
): Resource<S, D, C>;
export function resource<S extends object, C extends ResourceContext = ResourceContext>(
  service: S,
  declaration: ResourceDeclaration<S, OwnOf<S>, C>,
): Resource<S, OwnOf<S>, C>;
export function resource<S extends object, D, C extends ResourceContext>(
  service: S,
  declaration: ResourceDeclaration<S, D, C> & { stored?: StoredForm<S, D, C> },
): Resource<S, D, C> {
  const kind: Kind<S, D, C> = {
    facts: factsOf(service),
    declaration,
    store: resourceStore<D>(declaration.table, declaration),
    stored: declaration.stored ?? (asOnWire as unknown as StoredForm<S, D, C>),
  };
  const { store } = kind;
  const runs = useCasesOf(kind);
  const useCases = Object.values(kind.facts.operations).map(({ name, crud }) => [name, runs[crud.action]]);
  return {
    useCases: Object.fromEntries(useCases) as UseCasesOf<S, C>,
    view: (ctx, entity) => viewOf(kind, ctx, entity as Kept<D>),
    show: async (ctx, tx, entities, fields) =>
      (await shown(kind, ctx, tx, entities as readonly Kept<D>[], { fields })) as WireOf<S>[],
    findByIds: store.findByIds,
    findByKeys: store.findByKeys,
    list: store.list,
    page: (ctx, query, options) => page(kind, ctx, query, options),
    lock: store.lock,
    create: (ctx, tx, sent) => createEntity(kind, ctx, tx, sent),
    insert: (ctx, tx, draft) => insertEntity(kind, ctx, tx, draft),
    getOrCreate: (ctx, tx, drafts) => getOrCreateEntities(kind, ctx, tx, drafts),
    update: (ctx, tx, sent, known) => updateEntity(kind, ctx, tx, sent, { known }),
    change: (ctx, tx, which, work, options) => changeEntity(kind, ctx, tx, which, work, options),
    remove: (ctx, tx, ids) => removeEntities(kind, ctx, tx, ids),
    filterOf: (filter) => compileFilter(filter, queryableOf(kind)),
    batch: store.batch,
    arrange: (ctx, tx, ids, among) => arrangeEntities(kind, ctx, tx, ids, among),
    move: (ctx, tx, id, place) => moveEntity(kind, ctx, tx, id, place),
  };
}

const asOnWire = { read: (sent: object) => sent, view: (entity: object) => entity };
