/** A query in wire form, for `query` fields of requests. */
export type WireQuery = {
  filter: Record<string, unknown>;
  sort?: { fieldName: string; order: 'ASC' | 'DESC' }[];
  fields?: string[];
  cursorPaging?: { limit?: number; cursor?: string };
  paging?: { limit?: number; offset?: number };
};

type Operators = '$eq' | '$ne' | '$gt' | '$gte' | '$lt' | '$lte' | '$in' | '$nin' | '$startsWith' | '$endsWith';
type MoreOperators = '$contains' | '$hasSome' | '$hasAll' | '$exists' | '$isEmpty' | '$matchItems';
export type Condition = Record<string, unknown>;

const condition = (operator: Operators | MoreOperators) => (field: string, value: unknown) => ({
  [field]: { [operator]: value },
});

/** Conditions of filters: `and(gte('price', 10), hasSome('tags', ['new']))`. */
export const eq = condition('$eq');
export const ne = condition('$ne');
export const gt = condition('$gt');
export const gte = condition('$gte');
export const lt = condition('$lt');
export const lte = condition('$lte');
export const isIn = condition('$in');
export const isNotIn = condition('$nin');
export const startsWith = condition('$startsWith');
export const endsWith = condition('$endsWith');
export const contains = condition('$contains');
export const hasSome = condition('$hasSome');
export const hasAll = condition('$hasAll');
export const matchItems = condition('$matchItems');
export const exists = (field: string, does = true) => ({ [field]: { $exists: does } });
export const isEmpty = (field: string, is = true) => ({ [field]: { $isEmpty: is } });
export const and = (...conditions: Condition[]) => ({ $and: conditions });
export const or = (...conditions: Condition[]) => ({ $or: conditions });
export const not = (negated: Condition) => ({ $not: negated });

export type QueryBuilder = {
  /** Adds further conditions. */
  where(...conditions: Condition[]): QueryBuilder;
  ascending(...fields: string[]): QueryBuilder;
  descending(...fields: string[]): QueryBuilder;
  /** Requests only these fields, where the operation supports it. */
  fields(...names: string[]): QueryBuilder;
  limit(count: number): QueryBuilder;
  /** Pages by the number of items to skip; for many items, a cursor is better. */
  offset(count: number): QueryBuilder;
  cursor(cursor: string): QueryBuilder;
  build(): WireQuery;
};

type Parts = {
  conditions: Condition[];
  sort: NonNullable<WireQuery['sort']>;
  fields: string[];
  paging: { limit?: number; offset?: number; cursor?: string };
};

/** Builds a query step by step; each step returns a new query, so that beginnings can be shared. */
export const query = (): QueryBuilder => builder({ conditions: [], sort: [], fields: [], paging: {} });

function builder(parts: Parts): QueryBuilder {
  const sorted =
    (order: 'ASC' | 'DESC') =>
    (...names: string[]) =>
      builder({ ...parts, sort: [...parts.sort, ...names.map((fieldName) => ({ fieldName, order }))] });
  const paged = (change: Parts['paging']) => builder({ ...parts, paging: { ...parts.paging, ...change } });
  return {
    where: (...conditions) => builder({ ...parts, conditions: [...parts.conditions, ...conditions] }),
    ascending: sorted('ASC'),
    descending: sorted('DESC'),
    fields: (...names) => builder({ ...parts, fields: [...parts.fields, ...names] }),
    limit: (limit) => paged({ limit }),
    offset: (offset) => paged({ offset }),
    cursor: (cursor) => paged({ cursor }),
    build: () => toWire(parts),
  };
}

function toWire({ conditions, sort, fields, paging }: Parts): WireQuery {
  const [only] = conditions;
  const { offset, ...byCursor } = paging;
  return {
    filter: conditions.length > 1 ? and(...conditions) : (only ?? {}),
    ...(sort.length > 0 && { sort }),
    ...(fields.length > 0 && { fields }),
    ...(offset !== undefined && { paging: { ...(paging.limit !== undefined && { limit: paging.limit }), offset } }),
    ...(offset === undefined && Object.keys(byCursor).length > 0 && { cursorPaging: byCursor }),
  };
}
