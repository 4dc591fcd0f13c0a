import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../db/index.ts';
import type { AggregationData, CompiledAggregations } from '../aggregations.ts';
import { compileFilter } from '../filter.ts';
import type { CompiledQuery } from '../query.ts';
import type { Queryable } from '../queryable.ts';
import { canCount, countRows } from './facet-counts.ts';
import { all, decideFilter } from './facet-filter.ts';
import { type FacetIndex, type FacetSource, findRows } from './facet-index.ts';

/** The number of rows, and the results of aggregations over them. */
export type Counted = { total: number; aggregationData: AggregationData };

/**
 * Counts the rows of a query, regardless of its page. Conditions on facets are looked up in the index; the rows that
 * meet other conditions, and contain the words, come from the database, once in the index's lifetime. Undefined where
 * the aggregations need data outside the index.
 */
export async function countFound(
  scope: Scope,
  { index, source }: { index: FacetIndex; source: FacetSource },
  { query, queryable, aggregations = { aggregations: [] } }: Counting,
): Promise<Counted | undefined> {
  if (!canCount(index, aggregations)) return undefined;
  const { mask, others } = decideFilter(index, queryable, query.stated.filter);
  const conditions: RawBuilder<unknown>[] = [];
  if (others.length > 0) {
    const compiled = compileFilter({ $and: others }, queryable);
    if (!compiled.ok) throw new Error('a part of a filter that is in order is in order');
    conditions.push(compiled.value);
  }
  if (query.text) conditions.push(query.text.condition);
  if (conditions.length === 0) return countRows(index, aggregations, mask);
  const condition = sql.join(conditions, sql` and `);
  const found = await findRows(scope, index, { source, key: JSON.stringify([others, query.text?.key]), condition });
  return countRows(index, aggregations, all(index, [mask, found]));
}

type Counting = {
  query: CompiledQuery;
  /** The one the query was compiled with. Its facets are those of the index. */
  queryable: Queryable;
  /** Only the total if absent. */
  aggregations?: CompiledAggregations;
};
