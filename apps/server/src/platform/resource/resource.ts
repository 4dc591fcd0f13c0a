import { sql } from 'kysely';
import { isUniqueViolation, readSite, type Tx, withSite } from '../db/index.ts';
import { compileFilter, compileQuery, type Queryable, type WireQuery } from '../query/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../refusal.ts';
import { bulkAnswer, type ItemOutcome } from './bulk.ts';
import {
  absent,
  createEntity,
  getOrCreateEntities,
  getOrCreateEntity,
  type Kind,
  removeEntities,
  updateEntity,
} from './changes.ts';
import { type Entity, namesOf, type ResourceContext, type ResourceDeclaration, type Stored } from './declaration.ts';
import { resourceStore } from './store.ts';

type Json = Record<string, unknown>;
type Run = (ctx: ResourceContext, request: Json) => Promise<Json | Refusal>;
type UseCases = Record<string, Run>;

/** A resource: its use cases by operation name, and what other code of its domain does with its entities. */
export type Resource<E extends Entity> = {
  useCases: UseCases;
  /** Each entity by the id or the unique key of its draft; new ones where no other has the key. */
  getOrCreate(ctx: ResourceContext, tx: Tx, drafts: readonly E[]): Promise<(Stored<E> | Refusal)[]>;
  findByIds(tx: Tx, ids: readonly string[]): Promise<Stored<E>[]>;
  findByKeys(tx: Tx, uniqueKeys: readonly string[]): Promise<Stored<E>[]>;
};

/** Makes everything that services of the common kind do from a declaration. */
export function resource<E extends Entity>(declaration: ResourceDeclaration<E>): Resource<E> {
  const store = resourceStore<E>(declaration.table);
  const kind: Kind<E> = { declaration, store };
  return {
    useCases: { ...readers(kind), ...changers(kind), ...bulkChangers(kind) },
    getOrCreate: (ctx, tx, drafts) => getOrCreateEntities(kind, ctx, tx, drafts),
    findByIds: (tx, ids) => store.findByIds(tx, ids),
    findByKeys: (tx, keys) => store.findByKeys(tx, keys),
  };
}

/** Get, query and count. */
function readers<E extends Entity>({ declaration, store }: Kind<E>): UseCases {
  const { singular, plural, table, expand } = declaration;
  const { Singular, Plural } = namesOf(declaration);
  const queryable = queryableOf(declaration);
  const expanded = async (tx: Tx, entities: Stored<E>[], { fields }: Json) =>
    expand && Array.isArray(fields) ? expand(tx, entities, fields) : entities;
  return {
    [`get${Singular}`]: (ctx, request) =>
      readSite(ctx, async (tx) => {
        const found = await store.findByIds(tx, [request[`${singular}Id`] as string]);
        const [entity] = await expanded(tx, found, request);
        return entity ? { [singular]: entity } : absent(declaration);
      }),
    [`query${Plural}`]: async (ctx, request) => {
      const options = { secret: ctx.cursorSecret, scope: `${table}:${ctx.siteId}`, path: 'query' };
      const query = compileQuery((request.query ?? {}) as WireQuery, queryable, options);
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
  };
}

/** Changes of one entity. */
function changers<E extends Entity>(kind: Kind<E>): UseCases {
  const { declaration } = kind;
  const { singular } = declaration;
  const { Singular } = namesOf(declaration);
  const wrapped = (result: Stored<E> | Refusal): Json | Refusal =>
    isRefusal(result) ? result : { [singular]: result };
  return {
    [`create${Singular}`]: (ctx, request) =>
      change(kind, ctx, async (tx) => wrapped(await createEntity(kind, ctx, tx, request[singular] as E))),
    [`update${Singular}`]: (ctx, request) =>
      change(kind, ctx, async (tx) => wrapped(await updateEntity(kind, ctx, tx, request[singular] as E))),
    [`delete${Singular}`]: (ctx, request) =>
      change(kind, ctx, async (tx) => {
        const [outcome] = await removeEntities(kind, ctx, tx, [request[`${singular}Id`] as string]);
        return outcome?.refusal ?? {};
      }),
    [`getOrCreate${Singular}`]: (ctx, request) => {
      const draft = draftOf(declaration, request[`${singular}Name`] ?? request[singular]);
      return change(kind, ctx, async (tx) => wrapped(await getOrCreateEntity(kind, ctx, tx, draft)));
    },
  };
}

/** Changes of many entities: each succeeds or fails for itself, and what succeeded is written together. */
function bulkChangers<E extends Entity>(kind: Kind<E>): UseCases {
  const { declaration } = kind;
  const { singular, plural } = declaration;
  const { Plural } = namesOf(declaration);
  type One = (ctx: ResourceContext, tx: Tx, item: unknown) => Promise<Stored<E> | Refusal>;
  const each =
    (itemsOf: (request: Json) => unknown, idOf: (item: unknown) => string | null, one: One): Run =>
    (ctx, request) => {
      const items = itemsOf(request);
      if (!Array.isArray(items)) {
        return Promise.resolve(invalid({ field: plural, description: 'is required', violatedRule: 'REQUIRED_FIELD' }));
      }
      return change(kind, ctx, async (tx) => {
        const outcomes: ItemOutcome[] = [];
        for (const item of items) {
          const result = await one(ctx, tx, item);
          const refused = isRefusal(result);
          outcomes.push(refused ? { id: idOf(item), refusal: result } : { id: result.id, item: result, refusal: null });
        }
        return bulkAnswer(outcomes, request.returnEntity !== false);
      });
    };
  const noId = () => null;
  const masked = (item: unknown) => item as { fieldMask?: string[] } & { [name: string]: E };
  return {
    [`bulkCreate${Plural}`]: each(
      (request) => request[plural],
      noId,
      (ctx, tx, item) => createEntity(kind, ctx, tx, item as E),
    ),
    [`bulkUpdate${Plural}`]: each(
      (request) => request[plural],
      (item) => masked(item)[singular]?.id ?? null,
      (ctx, tx, item) => updateEntity(kind, ctx, tx, masked(item)[singular] ?? ({} as E), masked(item).fieldMask),
    ),
    [`bulkGetOrCreate${Plural}`]: each(
      (request) => request[`${singular}Names`] ?? request[plural],
      noId,
      (ctx, tx, item) => getOrCreateEntity(kind, ctx, tx, draftOf(declaration, item)),
    ),
    [`bulkDelete${Plural}`]: (ctx, request) =>
      change(kind, ctx, async (tx) =>
        bulkAnswer(await removeEntities(kind, ctx, tx, request[`${singular}Ids`] as string[]), false),
      ),
  };
}

/** Runs a change; two who take the same unique key at once are told apart by the database. */
const change = <E extends Entity>(
  { declaration }: Kind<E>,
  ctx: ResourceContext,
  work: (tx: Tx) => Promise<Json | Refusal>,
): Promise<Json | Refusal> =>
  withSite(ctx, work).catch((error) => {
    if (isUniqueViolation(error)) return refuse('ALREADY_EXISTS', { field: declaration.namedBy });
    throw error;
  });

/** An entity may be given as its bare name. */
const draftOf = <E extends Entity>({ namedBy }: ResourceDeclaration<E>, item: unknown): E =>
  (typeof item === 'string' ? { [namedBy]: item } : (item ?? {})) as E;

function queryableOf<E extends Entity>({ queryFields, maxLimit = 100 }: ResourceDeclaration<E>): Queryable {
  return {
    fields: {
      id: { kind: 'uuid', column: sql`id`, sortable: true },
      createdDate: { kind: 'date', column: sql`created_date`, sortable: true },
      updatedDate: { kind: 'date', column: sql`updated_date`, sortable: true },
      ...queryFields,
    },
    defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
    tieBreaker: 'id',
    maxLimit,
  };
}
