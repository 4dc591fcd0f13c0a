import type { Level } from '../aggregation-levels.ts';
import { viewResult } from '../aggregation-results.ts';
import type { AggregationData, CompiledAggregations } from '../aggregations.ts';
import { countValues, type FacetColumn, type Mask } from './facet-column.ts';
import type { FacetIndex } from './facet-index.ts';

type Values = Level & { type: 'VALUE' };
type Ranges = Level & { type: 'RANGE' };
type Scalar = Level & { type: 'SCALAR' };

/** Whether an index can answer the aggregations: fields that are facets, no histograms, nothing nested. */
export const canCount = (index: FacetIndex, { aggregations }: CompiledAggregations): boolean =>
  aggregations.every((one) => 'level' in one && one.level.type !== 'DATE_HISTOGRAM' && columnOf(index, one.level));

const columnOf = ({ columns }: FacetIndex, { field }: Level): FacetColumn | undefined => columns.get(field.facet ?? '');

/** The number of rows, and the results of aggregations, as `aggregate` gives them. */
export function countRows(
  index: FacetIndex,
  { aggregations }: CompiledAggregations,
  mask: Mask,
): { total: number; aggregationData: AggregationData } {
  const rows = rowsIn(mask);
  const counted = new Map<FacetColumn, Uint32Array>();
  const results = aggregations.map((one) => {
    const column = 'level' in one ? columnOf(index, one.level) : undefined;
    if (!column || !('level' in one)) throw new Error('the index does not know this field');
    const counts = counted.get(column) ?? countValues(column, rows);
    counted.set(column, counts);
    return viewResult(one.level, answerOf(one.level, column, counts));
  });
  return { total: rows.length, aggregationData: { results } };
}

function rowsIn(mask: Mask): Uint32Array {
  const rows = new Uint32Array(mask.length);
  let count = 0;
  for (let row = 0; row < mask.length; row++) {
    rows[count] = row;
    count += mask[row] ?? 0;
  }
  return rows.subarray(0, count);
}

/** The data that `viewResult` turns into a result. */
function answerOf(level: Level, column: FacetColumn, counts: Uint32Array): unknown {
  switch (level.type) {
    case 'VALUE':
      return mostOf(level, column, counts);
    case 'RANGE':
      return level.buckets.map((bucket) => sumWithin(bucket, column, counts));
    case 'SCALAR':
      return scalarOf(level, column, counts);
    default:
      throw new Error('histograms are counted by the database');
  }
}

/** The first values, with their counts; null is a missing one. */
function mostOf({ missing, byValue, ascending, limit }: Values, { values }: FacetColumn, counts: Uint32Array) {
  const found: number[] = [];
  for (let code = missing === null ? 1 : 0; code < counts.length; code++) if (counts[code]) found.push(code);
  const sign = ascending ? 1 : -1;
  // missing values come last, whatever the order
  const place = (code: number) => (code === 0 ? counts.length : code);
  found.sort((a, b) => {
    if (byValue) return a === 0 || b === 0 ? place(a) - place(b) : sign * (a - b);
    return sign * ((counts[a] ?? 0) - (counts[b] ?? 0)) || place(a) - place(b);
  });
  return found.slice(0, limit).map((code) => [code === 0 ? null : values[code - 1], counts[code]]);
}

function sumWithin({ least, below }: Ranges['buckets'][number], { numbers }: FacetColumn, counts: Uint32Array): number {
  const [from, to] = [Number(least ?? -Infinity), Number(below ?? Infinity)];
  let sum = 0;
  for (const [place, number] of (numbers ?? []).entries()) {
    if (number >= from && number < to) sum += counts[place + 1] ?? 0;
  }
  return sum;
}

/** Values are in ascending order: the first that occurs is the least. Undefined where there is none. */
function scalarOf({ scalar, field }: Scalar, { values, numbers }: FacetColumn, counts: Uint32Array): unknown {
  const occurring = counts.subarray(1);
  if (scalar === 'COUNT_DISTINCT') return occurring.reduce((sum, count) => sum + Number(count > 0), 0);
  const occurs = (count: number) => count > 0;
  if (scalar === 'SUM' || scalar === 'AVG') {
    const total = occurring.reduce((sum, count) => sum + count, 0);
    const sum = occurring.reduce((before, count, place) => before + count * Number(numbers?.[place] ?? 0), 0);
    if (total === 0) return undefined;
    if (scalar === 'SUM') return sum;
    return field.fromColumn ? Math.round(sum / total) : sum / total;
  }
  return values[scalar === 'MIN' ? occurring.findIndex(occurs) : occurring.findLastIndex(occurs)];
}
