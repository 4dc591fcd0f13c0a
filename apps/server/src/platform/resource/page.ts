import { type RawBuilder, sql } from 'kysely';
import { readSite, type Tx } from '../db/index.ts';
import { compileQuery, knownTotal, type Queryable, type QueryField, type WireQuery } from '../query/index.ts';
import { invalid, type Refusal } from '../refusal.ts';
import type { Kind } from './changes.ts';
import type { Kept, ResourceContext } from './declaration.ts';
import { pagingOf } from './facts.ts';

/** A page of entities, with the paging facts of the contract. */
export type Page<D> = { entities: Kept<D>[]; pagingMetadata: object };
export type PageOptions = {
  /** The path of the query in the request. */
  path: string;
  /** The condition of the page's entities, if not all. */
  where?: RawBuilder<boolean>;
  /** The fields that the query may use, if not the declared ones. */
  queryFields?: Readonly<Record<string, QueryField>>;
  /** The operation of the answer, if not the resource's query. */
  of?: { request: unknown; response: unknown };
  maxLimit?: number;
};

/** The entities of a client's query, and the contract's facts about their page. */
export async function page<S, D, C extends ResourceContext, Answer = Page<D>>(
  kind: Kind<S, D, C>,
  ctx: C,
  wire: WireQuery,
  { of, path, where = sql<boolean>`true`, queryFields, maxLimit }: PageOptions,
  answer: (tx: Tx, found: Page<D>) => Promise<Answer> = async (_, found) => found as Answer,
): Promise<Answer | Refusal> {
  const { facts, store, declaration } = kind;
  const { paging, told: names } = pagingOf(of ?? facts.operations.query);
  const options = { secret: ctx.cursorSecret, scope: `${declaration.table}:${ctx.siteId}`, path, paging };
  const queryable = queryableOf(kind, queryFields);
  const query = compileQuery(wire, maxLimit ? { ...queryable, maxLimit } : queryable, options);
  if (!query.ok) return invalid(...query.violations);
  const isCounted = names.includes('total') && query.value.paging === 'offset';
  return readSite(ctx, async (tx) => {
    const found = await store.query(tx, query.value, where);
    const total = isCounted
      ? (knownTotal(query.value, found.fetched) ?? (await store.count(tx, sql`(${where} and ${query.value.filter})`)))
      : undefined;
    const told: Record<string, unknown> = {
      ...found.pagingMetadata,
      offset: query.value.offset,
      total,
      tooManyToCount: false,
    };
    const pagingMetadata = Object.fromEntries(
      names.flatMap((name) => (told[name] === undefined ? [] : [[name, told[name]]])),
    );
    return answer(tx, { entities: found.entities, pagingMetadata });
  });
}

export function queryableOf<S, D, C extends ResourceContext>(
  { declaration }: Kind<S, D, C>,
  queryFields = declaration.queryFields ?? {},
): Queryable {
  const { ordered, defaultSort, defaultLimit, maxLimit = 100 } = declaration;
  const usual = ordered ? [{ fieldName: '$position' }] : [{ fieldName: 'createdDate', order: 'DESC' as const }];
  return {
    fields: {
      id: { kind: 'uuid', column: sql`id`, sortable: true },
      createdDate: { kind: 'date', column: sql`created_date`, sortable: true },
      updatedDate: { kind: 'date', column: sql`updated_date`, sortable: true },
      // not a wire field: the order in which entities are shown
      ...(ordered && { $position: { kind: 'integer', column: sql`position`, sortable: true, filterable: false } }),
      ...queryFields,
    },
    defaultSort: defaultSort ?? usual,
    tieBreaker: 'id',
    ...(defaultLimit && { defaultLimit }),
    maxLimit,
  };
}
