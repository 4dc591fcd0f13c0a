import { type RawBuilder, sql } from 'kysely';
import { isMany, type Level, type RangeBucket } from './aggregation-levels.ts';
import type { QueryField } from './queryable.ts';
import { elementKind, parameter } from './values.ts';

type ColumnOf = (level: Level) => RawBuilder<unknown>;

/** The maximum of histogram columns in an answer: the latest. */
const maxColumns = 200;
/** The maximum of nested combinations examined; answers hold a thousand. */
const maxCombinations = 20_000;

/** An aggregation that is one expression over all `matched` rows, as JSON for `viewResult`; null for others. */
export function compileTotal(level: Level, columnOf: ColumnOf): RawBuilder<unknown> | null {
  if (level.type === 'SCALAR' && !isMany(level)) return sql`${scalarOf(level, columnOf(level))}::text`;
  if (level.type !== 'RANGE') return null;
  const counts = level.buckets.map((bucket) => sql`count(*) filter (where ${isWithin(bucket, columnOf(level))})`);
  return sql`jsonb_build_array(${sql.join(counts)})`;
}

/** An aggregation that groups rows, as a subquery with one value. */
export function compileGroups(level: Level, columnOf: ColumnOf): RawBuilder<unknown> {
  const column = columnOf(level);
  if (level.type === 'DATE_HISTOGRAM') {
    return sql`select jsonb_agg(jsonb_build_array(${textOf(level.field, sql`bucket`)}, count) order by bucket) from (
      select ${startOf(level, column)} as bucket, count(*) as count from matched where ${column} is not null
      group by 1 order by 1 desc limit ${sql.lit(maxColumns)}) as counted`;
  }
  if (level.type === 'VALUE') return compileValues(level, column);
  return sql`select to_jsonb(count(distinct value)) from (${valuesOf(level, column)}) as counted`;
}

function compileValues(level: Level & { type: 'VALUE' }, column: RawBuilder<unknown>): RawBuilder<unknown> {
  const { missing, byValue, ascending, limit } = level;
  const inOrder = elementKind(level.field.kind) === 'string' ? sql`value collate "C"` : sql`value`;
  const direction = ascending ? sql`asc` : sql`desc`;
  // missing values count like others, but no value stands before or after them
  const order = byValue ? sql`${inOrder} ${direction} nulls last` : sql`count ${direction}, ${inOrder} asc nulls last`;
  return sql`select jsonb_agg(jsonb_build_array(${textOf(level.field, sql`value`)}, count) order by ${order}) from (
    select value, count(*) as count from (${valuesOf(level, column)}) as single
    ${missing === null ? sql`where value is not null` : sql``} group by 1 order by ${order} limit ${sql.lit(limit)}) as most`;
}

/** A row for each value of a field, in the column `value`; one with null for a row that has none. */
function valuesOf(level: Level, column: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!isMany(level)) return sql`select ${countedValue(level, column)} as value from matched`;
  const elements = sql`select unnest(${column}) as value from matched`;
  const isMissing = sql`coalesce(cardinality(${column}), 0) = 0`;
  const wantsMissing = level.type === 'VALUE' && level.missing !== null;
  return wantsMissing ? sql`${elements} union all select null from matched where ${isMissing}` : elements;
}

/**
 * Nested aggregations as rows of `[depth, buckets, count, scalar]`: each combination of buckets of the first level, of
 * the first two, and so on. Rows are counted once, however many of their elements are in a bucket.
 */
export function compileNested(levels: readonly Level[], columnOf: ColumnOf): RawBuilder<unknown> {
  const last = levels.at(-1);
  const grouped = levels.filter(({ type }) => type !== 'SCALAR');
  const bucket = (place: number) => sql.ref(`level_${place}.bucket`);
  const joins = grouped.map(
    (level, place) =>
      sql` left join lateral (${bucketsOf(level, columnOf(level))}) as ${sql.ref(`level_${place}`)} (bucket) on true`,
  );
  const elements =
    last?.type === 'SCALAR' && isMany(last)
      ? sql` left join lateral unnest(${columnOf(last)}) as element on true`
      : sql``;
  const buckets = grouped.map((_, place) => bucket(place));
  const sets = buckets.map((_, place) => sql`(${sql.join(buckets.slice(0, place + 1))})`);
  const texts = grouped.map((level, place) =>
    level.type === 'RANGE' ? bucket(place) : textOf(level.field, bucket(place)),
  );
  const scalar = last?.type === 'SCALAR' ? sql`${scalarOf(last, columnOf(last))}::text` : sql`null`;
  return sql`select jsonb_agg(found) from (
    select jsonb_build_array(grouping(${sql.join(buckets)}), jsonb_build_array(${sql.join(texts)}),
      count(distinct matched.row), ${scalar}) as found
    from matched${sql.join(joins, sql``)}${elements} group by grouping sets (${sql.join(sets)})
    order by grouping(${sql.join(buckets)}) desc, count(distinct matched.row) desc
    limit ${sql.lit(maxCombinations)}) as combinations`;
}

/** Dates on the wire end at milliseconds, and so do counted values. */
const countedValue = ({ field }: Level, column: RawBuilder<unknown>): RawBuilder<unknown> =>
  field.kind === 'date' ? sql`date_trunc('milliseconds', ${column})` : column;

/** A subquery with the buckets of a row. */
function bucketsOf(level: Level, column: RawBuilder<unknown>): RawBuilder<unknown> {
  switch (level.type) {
    case 'RANGE':
      return sql.join(
        level.buckets.map((bucket, place) => sql`select ${sql.lit(place)} where ${isWithin(bucket, column)}`),
        sql` union all `,
      );
    case 'DATE_HISTOGRAM':
      return sql`select ${startOf(level, column)}`;
    default:
      return isMany(level) ? sql`select distinct unnest(${column})` : sql`select ${countedValue(level, column)}`;
  }
}

function isWithin({ least, below }: RangeBucket, column: RawBuilder<unknown>): RawBuilder<boolean> {
  const bounds = [
    ...(least === undefined ? [] : [sql`${column} >= ${parameter('number', least)}`]),
    ...(below === undefined ? [] : [sql`${column} < ${parameter('number', below)}`]),
  ];
  return bounds.length ? sql<boolean>`(${sql.join(bounds, sql` and `)})` : sql<boolean>`${column} is not null`;
}

function scalarOf(level: Level & { type: 'SCALAR' }, column: RawBuilder<unknown>): RawBuilder<unknown> {
  if (level.scalar === 'COUNT_DISTINCT') return sql`count(distinct ${isMany(level) ? sql`element` : column})`;
  const results = {
    SUM: sql`sum(${column})`,
    // amounts have no parts of their smallest unit
    AVG: level.field.fromColumn ? sql`round(avg(${column}))` : sql`avg(${column})`,
    MIN: sql`min(${column})`,
    MAX: sql`max(${column})`,
  };
  return results[level.scalar];
}

const startOf = (level: Level & { type: 'DATE_HISTOGRAM' }, column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`date_trunc(${sql.lit(level.interval.toLowerCase())}, ${column}, ${level.timeZone}::text)`;

/** A bucket as text: dates in ISO 8601, numbers without trailing zeros. */
export function textOf({ kind }: QueryField, value: RawBuilder<unknown>): RawBuilder<unknown> {
  switch (elementKind(kind)) {
    case 'date':
      return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    case 'number':
      return sql`trim_scale((${value})::numeric)::text`;
    default:
      return sql`(${value})::text`;
  }
}
