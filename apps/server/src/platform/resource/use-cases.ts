import type { CrudAction } from '@stoa/contract';
import { isUniqueViolation, readSite, type Tx, withSite } from '../db/index.ts';
import { compileFilter, type WireQuery } from '../query/index.ts';
import { invalid, isRefusal, type Refusal } from '../refusal.ts';
import { bulkAnswer, type ItemOutcome } from './bulk.ts';
import {
  absent,
  createEntity,
  getOrCreateEntities,
  type Kind,
  refusalOfRevision,
  removeEntities,
  taken,
  updateEntity,
  viewOf,
} from './changes.ts';
import type { Kept, ResourceContext, WireOf } from './declaration.ts';
import { page, queryableOf } from './page.ts';

type Json = Record<string, unknown>;
type Run<C> = (ctx: C, request: Json) => Promise<Json | Refusal>;
type Runs<C> = Record<CrudAction, Run<C>>;

/** The implementations of the common operations. */
export const useCasesOf = <S, D, C extends ResourceContext>(kind: Kind<S, D, C>): Runs<C> => ({
  ...readers(kind),
  ...changers(kind),
  ...bulkChangers(kind),
});

/** Get, query and count. */
function readers<S, D, C extends ResourceContext>(kind: Kind<S, D, C>): Pick<Runs<C>, 'get' | 'query' | 'count'> {
  const { facts, store } = kind;
  const { one, many } = facts;
  return {
    get: (ctx, request) =>
      readSite(ctx, async (tx) => {
        const found = await store.findByIds(tx, [request[idName(kind)] as string]);
        const [entity] = await shown(kind, ctx, tx, found, request);
        return entity ? { [one]: entity } : absent(kind);
      }),
    query: (ctx, request) =>
      page(kind, ctx, (request.query ?? {}) as WireQuery, { path: 'query' }, async (tx, found) => ({
        [many]: await shown(kind, ctx, tx, found.entities, request),
        pagingMetadata: found.pagingMetadata,
      })),
    count: async (ctx, request) => {
      const filter = compileFilter(request.filter, queryableOf(kind));
      if (!filter.ok) return invalid(...filter.violations);
      return { count: await readSite(ctx, (tx) => store.count(tx, filter.value)) };
    },
  };
}

const idName = <S, D, C extends ResourceContext>({ facts }: Kind<S, D, C>): string =>
  Object.values(facts.operations)[0]?.crud.id ?? 'id';

/** The entities as clients see them, with the fields requested by name. */
export async function shown<S, D, C extends ResourceContext>(
  kind: Kind<S, D, C>,
  ctx: C,
  tx: Tx,
  entities: readonly Kept<D>[],
  { fields }: Json,
): Promise<object[]> {
  const { expand } = kind.declaration;
  const isAsked = expand && Array.isArray(fields) && fields.length > 0 && entities.length > 0;
  const more = isAsked ? await expand(ctx, tx, entities, fields) : null;
  return entities.map((entity) => ({ ...(viewOf(kind, ctx, entity) as object), ...more?.get(entity.id) }));
}

/** Changes of one entity. */
function changers<S, D, C extends ResourceContext>(
  kind: Kind<S, D, C>,
): Pick<Runs<C>, 'create' | 'update' | 'getOrCreate' | 'delete'> {
  const { one } = kind.facts;
  type Work = (ctx: C, tx: Tx, request: Json) => Promise<Kept<D> | Refusal | undefined>;
  const answering =
    (work: Work): Run<C> =>
    (ctx, request) =>
      change(kind, ctx, async (tx) => {
        const result = (await work(ctx, tx, request)) ?? absent(kind);
        if (isRefusal(result)) return result;
        const [entity] = await shown(kind, ctx, tx, [result], request);
        return { [one]: entity };
      });
  return {
    create: answering((ctx, tx, request) => createEntity(kind, ctx, tx, request[one] as WireOf<S>)),
    update: answering((ctx, tx, request) => updateEntity(kind, ctx, tx, request[one] as WireOf<S>)),
    getOrCreate: answering(async (ctx, tx, request) => {
      const [entity] = await getOrCreateEntities(kind, ctx, tx, [
        draftOf(kind, request[bareName(kind)] ?? request[one]),
      ]);
      return entity;
    }),
    delete: (ctx, request) =>
      change(kind, ctx, async (tx) => {
        const id = request[idName(kind)] as string;
        const refusal = await refusalOfDeleting(kind, tx, id, request.revision as string | null | undefined);
        if (refusal) return refusal;
        const [outcome] = await removeEntities(kind, ctx, tx, [id]);
        return outcome?.refusal ?? {};
      }),
  };
}

/** The refusal to delete an entity: it is closed to clients, or the request names an older revision. */
async function refusalOfDeleting<S, D, C extends ResourceContext>(
  kind: Kind<S, D, C>,
  tx: Tx,
  id: string,
  revision: string | null | undefined,
): Promise<Refusal | null> {
  const { closed } = kind.declaration;
  if (!revision && !closed) return null;
  const [known] = await kind.store.findByIds(tx, [id], { lock: true });
  if (!known) return absent(kind);
  return closed?.(known) ?? (revision ? refusalOfRevision(kind, known, revision) : null);
}

/** Changes of many entities: each succeeds or fails by itself, and those that succeed are written together. */
function bulkChangers<S, D, C extends ResourceContext>(
  kind: Kind<S, D, C>,
): Pick<Runs<C>, 'bulkCreate' | 'bulkUpdate' | 'bulkGetOrCreate' | 'bulkDelete'> {
  const { one, many, resultField } = kind.facts;
  type One = (ctx: C, tx: Tx, item: unknown) => Promise<Kept<D> | Refusal | undefined>;
  const each =
    (field: string, idOf: (item: unknown) => string | null, work: One): Run<C> =>
    (ctx, request) => {
      const items = request[field];
      if (!Array.isArray(items)) {
        return Promise.resolve(invalid({ field: many, description: 'is required', violatedRule: 'REQUIRED_FIELD' }));
      }
      return change(kind, ctx, async (tx) => {
        const results: { id: string | null; result: Kept<D> | Refusal }[] = [];
        for (const item of items) results.push({ id: idOf(item), result: (await work(ctx, tx, item)) ?? absent(kind) });
        const written = results.flatMap(({ result }) => (isRefusal(result) ? [] : [result]));
        const returns = request.returnEntity !== false;
        const entities = (returns ? await shown(kind, ctx, tx, written, request) : written)[Symbol.iterator]();
        const outcomes = results.map(({ id, result }): ItemOutcome => {
          if (isRefusal(result)) return { id, refusal: result };
          return { id: result.id, item: entities.next().value as object, refusal: null };
        });
        return bulkAnswer(outcomes, returns, resultField);
      });
    };
  const noId = () => null;
  const sent = (item: unknown) => (item as { [name: string]: WireOf<S> })[one] ?? ({} as WireOf<S>);
  const sentId = (item: unknown) => (sent(item) as { id?: string }).id ?? null;
  const bare = bareName(kind);
  return {
    bulkCreate: each(many, noId, (ctx, tx, item) => createEntity(kind, ctx, tx, item as WireOf<S>)),
    bulkUpdate: each(many, sentId, (ctx, tx, item) => updateEntity(kind, ctx, tx, sent(item))),
    bulkGetOrCreate: each(bare === one ? many : `${bare}s`, noId, async (ctx, tx, item) => {
      const [entity] = await getOrCreateEntities(kind, ctx, tx, [draftOf(kind, item)]);
      return entity;
    }),
    bulkDelete: (ctx, request) =>
      change(kind, ctx, async (tx) =>
        bulkAnswer(await removeEntities(kind, ctx, tx, request[`${idName(kind)}s`] as string[]), false),
      ),
  };
}

/** Runs a change; of two with the same unique key at once, the database refuses the second. */
const change = <S, D, C extends ResourceContext>(
  { declaration }: Kind<S, D, C>,
  ctx: C,
  work: (tx: Tx) => Promise<Json | Refusal>,
): Promise<Json | Refusal> =>
  withSite(ctx, work).catch((error) => {
    if (isUniqueViolation(error)) return taken(declaration);
    throw error;
  });

/** The field by which entities are found or created, where requests contain its bare value. */
const byOf = <S, D, C extends ResourceContext>({ facts }: Kind<S, D, C>): string | undefined =>
  (facts.operations.getOrCreate ?? facts.operations.bulkGetOrCreate)?.crud.by;

/** The name of the value in get-or-create requests: `brandName`, or `infoSection` where it is a draft. */
function bareName<S, D, C extends ResourceContext>(kind: Kind<S, D, C>): string {
  const by = byOf(kind);
  return by ? `${kind.facts.one}${by.charAt(0).toUpperCase()}${by.slice(1)}` : kind.facts.one;
}

/** A draft of an entity, which may be given as its bare name. */
const draftOf = <S, D, C extends ResourceContext>(kind: Kind<S, D, C>, item: unknown): WireOf<S> =>
  (typeof item === 'string' ? { [byOf(kind) ?? '']: item } : (item ?? {})) as WireOf<S>;
