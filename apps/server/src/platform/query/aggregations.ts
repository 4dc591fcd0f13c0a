import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/index.ts';
import { isRecord } from '../is-record.ts';
import type { Checked } from '../result.ts';
import { type Level, type Reading, readLevel, refuser } from './aggregation-levels.ts';
import { type NestedRow, viewNestedResults, viewResult } from './aggregation-results.ts';
import { compileGroups, compileNested, compileTotal } from './aggregation-sql.ts';
import type { Queryable } from './queryable.ts';

const maxAggregations = 10;

/** An aggregation of the wire: a single question, or two or three within each other. */
type Aggregation = { level: Level } | { name: string; nested: Level[] };

export type CompiledAggregations = { aggregations: Aggregation[] };

/** As on the wire: AggregationData. */
export type AggregationData = { results: Record<string, unknown>[] };

/**
 * Reads the wire's `aggregations` over the fields that an entity declares. Undefined where there are none.
 *
 * A domain answers a search with facets so:
 * ```
 * const asked = compileAggregations(search.aggregations, queryable, { timeZone: search.timeZone, path: 'search' });
 * if (!asked.ok) return invalid(...asked.violations);
 * const aggregationData = asked.value && await aggregate(tx, asked.value, sql`products where ${condition} and ${query.filter}`);
 * ```
 * A field takes part like in filters; of array fields, which name each thing once, each element counts. `fromColumn` turns values back into the wire's.
 */
export function compileAggregations(
  aggregations: unknown,
  queryable: Queryable,
  { timeZone, path = '' }: { timeZone?: unknown; path?: string } = {},
): Checked<CompiledAggregations | undefined> {
  const prefix = path && `${path}.`;
  const reading: Reading = { queryable, timeZone, violations: [] };
  const refuse = refuser(reading, `${prefix}aggregations`);
  if (aggregations === undefined || aggregations === null) return { ok: true, value: undefined };
  if (!Array.isArray(aggregations)) refuse('', 'Value must be a list', 'FORMAT');
  else if (aggregations.length > maxAggregations)
    refuse('', `At most ${maxAggregations} aggregations are allowed`, 'MAX_SIZE', { threshold: maxAggregations });
  const stated: unknown[] = reading.violations.length > 0 ? [] : (aggregations as unknown[]);
  const read = stated.flatMap((one, index) => readAggregation(reading, one, `${prefix}aggregations.${index}`) ?? []);
  const violations = reading.violations.map((one) =>
    one.field === 'timeZone' ? { ...one, field: `${prefix}timeZone` } : one,
  );
  if (violations.length > 0) return { ok: false, violations };
  return { ok: true, value: read.length > 0 ? { aggregations: read } : undefined };
}

function readAggregation(reading: Reading, stated: unknown, path: string): Aggregation | undefined {
  if (!isRecord(stated) || !(stated.type === 'NESTED' || (stated.type === undefined && stated.nested))) {
    const level = readLevel(reading, stated, path);
    return level && { level };
  }
  const refuse = refuser(reading, `${path}.nested.nestedAggregations`);
  const items: unknown = isRecord(stated.nested) ? stated.nested.nestedAggregations : undefined;
  if (!Array.isArray(items) || items.length < 2) {
    return refuse('', 'Nested aggregations are two or three', 'MIN_SIZE', { threshold: 2 });
  }
  if (items.length > 3) return refuse('', 'Nested aggregations are two or three', 'MAX_SIZE', { threshold: 3 });
  const levels: Level[] = [];
  for (const [index, item] of items.entries()) {
    const level = readLevel(reading, item, `${path}.nested.nestedAggregations.${index}`);
    if (!level) return undefined;
    if (level.type === 'SCALAR' && index < items.length - 1)
      return refuse(`.${index}.type`, 'Nothing can be nested in a scalar', 'FIELD_NOT_ALLOWED');
    levels.push(level);
  }
  return { name: typeof stated.name === 'string' ? stated.name : '', nested: levels };
}

/**
 * Answers aggregations in one statement that reads the rows once. `source` is what follows `from`: the tables and the
 * condition of the rows.
 */
export async function aggregate(
  tx: Tx,
  { aggregations }: CompiledAggregations,
  source: RawBuilder<unknown>,
): Promise<AggregationData> {
  const levels = aggregations.flatMap((one) => ('level' in one ? [one.level] : one.nested));
  const paths = [...new Set(levels.map(({ fieldPath }) => fieldPath))];
  const columns = paths.map((path, place) => {
    const level = levels.find(({ fieldPath }) => fieldPath === path);
    return sql`${level?.field.column} as ${sql.ref(`field_${place}`)}`;
  });
  const columnOf = ({ fieldPath }: Level) => sql.ref(`matched.field_${paths.indexOf(fieldPath)}`);
  // those that are one expression each read the rows together
  const totals = aggregations.map((one) => ('level' in one ? compileTotal(one.level, columnOf) : null));
  const groups = aggregations.map((one, place) => {
    if (totals[place]) return null;
    return 'level' in one ? compileGroups(one.level, columnOf) : compileNested(one.nested, columnOf);
  });
  const row = aggregations.some((one) => 'nested' in one) ? sql`row_number() over () as row, ` : sql``;
  type Answers = { totals: unknown[]; groups: unknown[] };
  const { rows } = await sql<Answers>`
    with matched as materialized (select ${row}${sql.join(columns)} from ${source})
    select ${totals.some(Boolean) ? sql`(select ${jsonList(totals)} from matched)` : sql`'[]'::jsonb`} as totals,
      ${jsonList(groups.map((one) => (one === null ? null : sql`(${one})`)))} as groups`.execute(tx.db);
  const results = aggregations.map((one, place) => {
    const answer = (totals[place] ? rows[0]?.totals : rows[0]?.groups)?.[place];
    if ('level' in one) return viewResult(one.level, answer);
    const nested = { results: viewNestedResults(one.nested, (answer ?? []) as NestedRow[]) };
    return { name: one.name, type: 'NESTED', fieldPath: one.nested[0]?.fieldPath ?? '', nested };
  });
  return { results };
}

const jsonList = (items: readonly (RawBuilder<unknown> | null)[]): RawBuilder<unknown> =>
  sql`jsonb_build_array(${sql.join(items.map((item) => item ?? sql`null`))})`;
