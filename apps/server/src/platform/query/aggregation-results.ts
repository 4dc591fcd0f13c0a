import { isMany, type Level } from './aggregation-levels.ts';
import { elementKind } from './values.ts';

/** A combination of buckets: a bit for each level that it does not reach, the buckets, how many rows, the scalar. */
export type NestedRow = [number, (string | number | null)[], number, string | null];

const maxNested = 1000;
const maxValueLength = 100;

type Counted = [string | null, number][];
type Result = Record<string, unknown>;

/** An aggregation's result on the wire. */
export function viewResult(level: Level, answer: unknown): Result {
  const { name, type, fieldPath } = level;
  const common = { name, type, fieldPath };
  switch (level.type) {
    case 'VALUE': {
      const results = ((answer ?? []) as Counted).map(([value, count]) => ({ value: wireValue(level, value), count }));
      return { ...common, values: { results } };
    }
    case 'RANGE': {
      const counts = (answer ?? []) as number[];
      const results = level.buckets.map((bucket, place) => ({ ...boundsOf(bucket), count: counts[place] ?? 0 }));
      return { ...common, ranges: { results } };
    }
    case 'SCALAR':
      return { ...common, scalar: { type: level.scalar, ...scalarValue(level, answer) } };
    case 'DATE_HISTOGRAM': {
      const results = ((answer ?? []) as Counted).map(([value, count]) => ({ value, count }));
      return { ...common, dateHistogram: { results } };
    }
  }
}

const boundsOf = ({ from, to }: { from: number | null; to: number | null }) => ({
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
});

/** A value on the wire; for a missing one, the requested replacement. */
function wireValue(level: Level, value: string | null): string {
  if (value === null) return level.type === 'VALUE' ? (level.missing ?? '') : '';
  return (level.field.fromColumn?.(value) ?? value).slice(0, maxValueLength);
}

/** Nothing without rows to have a sum or a minimum. */
function scalarValue(level: Level & { type: 'SCALAR' }, answer: unknown): { value?: number } {
  if (answer === null || answer === undefined) return {};
  const text = String(answer);
  return { value: Number(level.scalar === 'COUNT_DISTINCT' ? text : (level.field.fromColumn?.(text) ?? text)) };
}

/** The combinations of buckets within the levels' limits, in the order of the levels, one row per combination. */
export function viewNestedResults(levels: readonly Level[], rows: readonly NestedRow[]): { results: Result }[] {
  const grouped = levels.filter(({ type }) => type !== 'SCALAR');
  const children = Map.groupBy(rows, ([beyond, buckets]) =>
    JSON.stringify(buckets.slice(0, depthOf(beyond, grouped.length) - 1)),
  );
  const walk = (depth: number, before: NestedRow[1], above: Result): { results: Result }[] => {
    const level = grouped[depth];
    if (!level) return [{ results: above }];
    const ofThisDepth = (children.get(JSON.stringify(before)) ?? []).filter(
      ([beyond]) => depthOf(beyond, grouped.length) === depth + 1,
    );
    return chosen(level, depth, ofThisDepth).flatMap((row) => {
      const [, buckets, count, scalar] = row;
      const bucket = buckets[depth] ?? null;
      const deepest = levels[depth + 1];
      const results = {
        ...above,
        [level.name]: bucketResult(level, bucket, count),
        ...(deepest?.type === 'SCALAR' ? { [deepest.name]: { scalar: scalarValue(deepest, scalar) } } : {}),
      };
      return walk(depth + 1, [...before, bucket], results);
    });
  };
  return walk(0, [], {}).slice(0, maxNested);
}

/** `grouping()` sets the bits of the columns that a row is not grouped by, which are the last ones. */
const depthOf = (beyond: number, depth: number): number => depth - Math.log2(beyond + 1);

function bucketResult(level: Level, bucket: string | number | null, count: number): Result {
  if (level.type === 'RANGE') {
    const range = level.buckets[Number(bucket)] ?? { from: null, to: null };
    return { range: { ...boundsOf(range), count } };
  }
  if (level.type === 'DATE_HISTOGRAM') return { dateHistogram: { value: String(bucket), count } };
  return { value: { value: wireValue(level, bucket === null ? null : String(bucket)), count } };
}

/** The returned buckets of a level, in their order. */
function chosen(level: Level, depth: number, rows: readonly NestedRow[]): NestedRow[] {
  const bucketOf = (row: NestedRow) => row[1][depth] ?? null;
  if (level.type !== 'VALUE') {
    return rows.filter((row) => bucketOf(row) !== null).toSorted((a, b) => compare(level, bucketOf(a), bucketOf(b)));
  }
  const sign = level.ascending ? 1 : -1;
  return rows
    .filter((row) => level.missing !== null || bucketOf(row) !== null)
    .toSorted((a, b) => {
      const [left, right] = [bucketOf(a), bucketOf(b)];
      if (level.byValue && left !== null && right !== null) return sign * compare(level, left, right);
      return (level.byValue ? 0 : sign * (a[2] - b[2])) || compare(level, left, right);
    })
    .slice(0, level.limit);
}

/** Numbers by size, texts by their characters, missing values last. */
function compare(level: Level, left: string | number | null, right: string | number | null): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  const isNumber = ['number', 'integer'].includes(elementKind(level.field.kind)) && !isMany(level);
  if (isNumber || level.type === 'RANGE') return Number(left) - Number(right);
  return left < right ? -1 : Number(left > right);
}
