import { sql } from 'kysely';
import { isUniqueViolation, readSite, type Tx, withSite } from '../db/index.ts';
import { emit } from '../events/index.ts';
import { compileFilter, compileQuery, type Queryable, type WireQuery } from '../query/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../refusal.ts';
import { bulkAnswer, type ItemOutcome } from './bulk.ts';
import { type Entity, namesOf, type ResourceContext, type ResourceDeclaration, type Stored } from './declaration.ts';
import { resourceStore } from './store.ts';

type Json = Record<string, unknown>;
type Run = (ctx: ResourceContext, request: Json) => Promise<Json | Refusal>;

/** A resource: its use cases by operation name, and what other code of its domain does with its entities. */
export type Resource<E extends Entity> = {
  useCases: Record<string, Run>;
  create(ctx: ResourceContext, tx: Tx, draft: E): Promise<Stored<E> | Refusal>;
  getOrCreate(ctx: ResourceContext, tx: Tx, draft: E): Promise<Stored<E> | Refusal>;
  findByIds(tx: Tx, ids: readonly string[]): Promise<Stored<E>[]>;
};

/** Makes everything that services of the common kind do from a declaration. */
export function resource<E extends Entity>(declaration: ResourceDeclaration<E>): Resource<E> {
  const { singular, plural, fields, namedBy, eventType, expand, guard } = declaration;
  const { Singular, Plural } = namesOf(declaration);
  const store = resourceStore<E>(declaration.table);
  const queryable = queryableOf(declaration);
  const absent = () => notFound(`there is no such ${singular}`);

  const keyOf = (entity: E): string | null => declaration.uniqueKey?.(entity) ?? null;
  const checked = (draft: E): E | Refusal => declaration.check?.(draft) ?? draft;
  const documentOf = (entity: E): Json =>
    Object.fromEntries(
      fields.flatMap((field) =>
        entity[field] === undefined || entity[field] === null ? [] : [[field, entity[field]]],
      ),
    );
  const expanded = async (tx: Tx, entities: Stored<E>[], request: Json) =>
    expand && Array.isArray(request.fields) ? expand(tx, entities, request.fields as string[]) : entities;
  const announce = (tx: Tx, what: string, entity: { id: string }) =>
    emit(tx, { type: `${eventType}_${what}`, entityId: entity.id, payload: { [singular]: entity } });

  async function create(ctx: ResourceContext, tx: Tx, draft: E): Promise<Stored<E> | Refusal> {
    const entity = checked(draft);
    if (isRefusal(entity)) return entity;
    const created = await store.insert(tx, {
      id: ctx.newId(),
      uniqueKey: keyOf(entity),
      doc: documentOf(entity),
      now: ctx.now(),
    });
    if (!created) return refuse('ALREADY_EXISTS', { field: namedBy });
    announce(tx, 'created', created);
    return created;
  }

  async function getOrCreate(ctx: ResourceContext, tx: Tx, draft: E): Promise<Stored<E> | Refusal> {
    const key = keyOf(draft);
    const find = async () => (key === null ? undefined : (await store.findByKeys(tx, [key]))[0]);
    const known = await find();
    if (known) return withoutKey(known);
    const created = await create(ctx, tx, draft);
    if (!isRefusal(created) || created.refused !== 'code') return created;
    // somebody else created it between our two statements
    const other = await find();
    return other ? withoutKey(other) : created;
  }

  async function update(
    ctx: ResourceContext,
    tx: Tx,
    change: E,
    mask?: readonly string[],
  ): Promise<Stored<E> | Refusal> {
    const refused = guard?.(String(change.id), 'update');
    if (refused) return refused;
    const [known] = await store.findByIds(tx, [String(change.id)], { lock: true });
    if (!known) return absent();
    if (change.revision !== known.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    const written = fields.filter((field) => (mask ? mask.includes(field) : change[field] !== undefined));
    const entity = checked({ ...known, ...Object.fromEntries(written.map((field) => [field, change[field]])) });
    if (isRefusal(entity)) return entity;
    const uniqueKey = keyOf(entity);
    const others = uniqueKey === null ? [] : await store.findByKeys(tx, [uniqueKey]);
    if (others.some((other) => other.id !== known.id)) return refuse('ALREADY_EXISTS', { field: namedBy });
    const updated = await store.update(tx, {
      id: known.id,
      revision: known.revision,
      uniqueKey,
      doc: documentOf(entity),
      now: ctx.now(),
    });
    if (!updated) return refuse('INVALID_REVISION');
    await declaration.afterUpdate?.(tx, updated);
    announce(tx, 'updated', updated);
    return updated;
  }

  async function remove(tx: Tx, ids: readonly string[]): Promise<ItemOutcome[]> {
    const allowed = ids.filter((id) => !guard?.(id, 'delete'));
    const removed = await store.remove(tx, allowed);
    await declaration.afterDelete?.(tx, [...removed]);
    for (const id of removed) announce(tx, 'deleted', { id });
    return ids.map((id) => ({ id, refusal: removed.has(id) ? null : (guard?.(id, 'delete') ?? absent()) }));
  }

  /** Runs a change of one entity; two who take the same unique key at once are told apart by the database. */
  const change = (ctx: ResourceContext, work: (tx: Tx) => Promise<Json | Refusal>): Promise<Json | Refusal> =>
    withSite(ctx, work).catch((error) => {
      if (isUniqueViolation(error)) return refuse('ALREADY_EXISTS', { field: namedBy });
      throw error;
    });

  /** Each item succeeds or fails for itself; what succeeded is written together. */
  const bulk = (
    ctx: ResourceContext,
    request: Json,
    items: readonly unknown[],
    one: (tx: Tx, item: unknown) => Promise<Stored<E> | Refusal>,
  ) =>
    change(ctx, async (tx) => {
      const outcomes: ItemOutcome[] = [];
      for (const item of items) {
        const result = await one(tx, item);
        outcomes.push(
          isRefusal(result) ? { id: null, refusal: result } : { id: result.id, item: result, refusal: null },
        );
      }
      return bulkAnswer(outcomes, request.returnEntity !== false);
    });

  const draftOf = (item: unknown): E => (typeof item === 'string' ? { [namedBy as string]: item } : item) as E;

  const useCases: Record<string, Run> = {
    [`create${Singular}`]: (ctx, request) =>
      change(ctx, async (tx) => wrap(singular, await create(ctx, tx, request[singular] as E))),
    [`get${Singular}`]: (ctx, request) =>
      readSite(ctx, async (tx) => {
        const found = await store.findByIds(tx, [request[`${singular}Id`] as string]);
        const [entity] = await expanded(tx, found, request);
        return entity ? { [singular]: entity } : absent();
      }),
    [`update${Singular}`]: (ctx, request) =>
      change(ctx, async (tx) => wrap(singular, await update(ctx, tx, request[singular] as E))),
    [`delete${Singular}`]: (ctx, request) =>
      change(ctx, async (tx) => (await remove(tx, [request[`${singular}Id`] as string]))[0]?.refusal ?? {}),
    [`query${Plural}`]: async (ctx, request) => {
      const scope = `${declaration.table}:${ctx.siteId}`;
      const query = compileQuery((request.query ?? {}) as WireQuery, queryable, {
        secret: ctx.cursorSecret,
        scope,
        path: 'query',
      });
      if (!query.ok) return invalid(...query.violations);
      return readSite(ctx, async (tx) => {
        const { entities, pagingMetadata } = await store.query(tx, query.value);
        return { [plural]: await expanded(tx, entities, request), pagingMetadata };
      });
    },
    [`count${Plural}`]: async (ctx, request) => {
      const filter = compileFilter(request.filter, queryable);
      if (!filter.ok) return invalid(...filter.violations);
      return { count: await readSite(ctx, (tx) => store.count(tx, filter.value)) };
    },
    [`getOrCreate${Singular}`]: (ctx, request) =>
      change(ctx, async (tx) =>
        wrap(singular, await getOrCreate(ctx, tx, draftOf(request[`${singular}Name`] ?? request[singular]))),
      ),
    [`bulkCreate${Plural}`]: (ctx, request) =>
      bulk(ctx, request, request[plural] as unknown[], (tx, item) => create(ctx, tx, item as E)),
    [`bulkUpdate${Plural}`]: (ctx, request) =>
      bulk(ctx, request, request[plural] as unknown[], (tx, item) => {
        const { fieldMask, [singular]: entity } = item as { fieldMask?: string[] } & Json;
        return update(ctx, tx, entity as E, fieldMask);
      }),
    [`bulkGetOrCreate${Plural}`]: (ctx, request) =>
      bulk(ctx, { returnEntity: true }, (request[`${singular}Names`] ?? request[plural]) as unknown[], (tx, item) =>
        getOrCreate(ctx, tx, draftOf(item)),
      ),
    [`bulkDelete${Plural}`]: (ctx, request) =>
      change(ctx, async (tx) => bulkAnswer(await remove(tx, request[`${singular}Ids`] as string[]), false)),
  };
  return { useCases, create, getOrCreate, findByIds: (tx, ids) => store.findByIds(tx, ids) };
}

const wrap = <T extends object>(name: string, result: T | Refusal): Json | Refusal =>
  isRefusal(result) ? result : { [name]: result };

function withoutKey<E extends Entity>({ uniqueKey: _, ...entity }: Stored<E> & { uniqueKey: string }): Stored<E> {
  return entity as unknown as Stored<E>;
}

function queryableOf<E extends Entity>({ queryFields, maxLimit }: ResourceDeclaration<E>): Queryable {
  return {
    fields: {
      id: { kind: 'uuid', column: sql`id`, sortable: true },
      createdDate: { kind: 'date', column: sql`created_date`, sortable: true },
      updatedDate: { kind: 'date', column: sql`updated_date`, sortable: true },
      ...queryFields,
    },
    defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
    tieBreaker: 'id',
    maxLimit: maxLimit ?? 100,
  };
}
