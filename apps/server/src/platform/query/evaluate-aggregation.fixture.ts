// For tests: random aggregations, and their results by a plain reading.

import fc from 'fast-check';
import { samples, type Thing } from './things.fixture.ts';

type Bucket = { from?: number; to?: number };
type One = {
  name: string;
  type: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM';
  fieldPath: keyof Thing;
  value?: { limit?: number; sortType?: string; sortDirection?: string; missingValues?: string };
  range?: { buckets: Bucket[] };
  scalar?: { type: string };
  dateHistogram?: { interval: 'YEAR' | 'DAY' };
};
type Nested = { name: string; type: 'NESTED'; nested: { nestedAggregations: One[] } };
type Row = readonly unknown[];

const choose = <T>(...values: T[]) => fc.constantFrom(...values);

const values: fc.Arbitrary<One> = fc.record({
  name: fc.constant('values'),
  type: fc.constant('VALUE' as const),
  fieldPath: choose<keyof Thing>('name', 'status', 'price', 'number', 'visible', 'createdDate', 'tags', 'categoryIds'),
  value: fc.record(
    {
      limit: fc.integer({ min: 1, max: 4 }),
      sortType: choose('COUNT', 'VALUE'),
      sortDirection: choose('ASC', 'DESC'),
      missingValues: choose('INCLUDE', 'EXCLUDE'),
    },
    { requiredKeys: [] },
  ),
});
const bound = choose(...samples.number);
const ranges: fc.Arbitrary<One> = fc.record({
  name: fc.constant('ranges'),
  type: fc.constant('RANGE' as const),
  fieldPath: choose<keyof Thing>('price', 'weight'),
  range: fc.record({
    buckets: fc.array(fc.record({ from: bound, to: bound }, { requiredKeys: [] }), { minLength: 1, maxLength: 3 }),
  }),
});
const histograms: fc.Arbitrary<One> = fc.record({
  name: fc.constant('dates'),
  type: fc.constant('DATE_HISTOGRAM' as const),
  fieldPath: fc.constant<keyof Thing>('createdDate'),
  dateHistogram: fc.record({ interval: choose<'YEAR' | 'DAY'>('YEAR', 'DAY') }),
});
const scalars: fc.Arbitrary<One> = fc.oneof(
  fc.record({
    name: fc.constant('scalar'),
    type: fc.constant('SCALAR' as const),
    fieldPath: choose<keyof Thing>('price', 'weight'),
    scalar: fc.record({ type: choose('MIN', 'MAX', 'COUNT_DISTINCT') }),
  }),
  fc.record({
    name: fc.constant('scalar'),
    type: fc.constant('SCALAR' as const),
    fieldPath: fc.constant<keyof Thing>('price'),
    scalar: fc.constant({ type: 'SUM' }),
  }),
  fc.record({
    name: fc.constant('scalar'),
    type: fc.constant('SCALAR' as const),
    fieldPath: choose<keyof Thing>('name', 'tags', 'visible'),
    scalar: fc.constant({ type: 'COUNT_DISTINCT' }),
  }),
);
const grouping = fc.oneof(values, ranges, histograms);
const numbered = (items: One[]) => items.map((item, place) => ({ ...item, name: `${item.name} ${place}` }));

/** Aggregations of every type over things. */
export const randomAggregation: fc.Arbitrary<One | Nested> = fc.oneof(
  grouping,
  scalars,
  fc
    .tuple(grouping, fc.oneof(grouping, scalars), fc.option(scalars, { nil: undefined }))
    .map(([first, second, third]) => numbered([first, second, ...(third && second.type !== 'SCALAR' ? [third] : [])]))
    .map((items) => ({ name: 'nested', type: 'NESTED' as const, nested: { nestedAggregations: items } })),
);

/** The result of an aggregation over the rows. */
export function evaluateAggregation(asked: One | Nested, rows: readonly Thing[]): object {
  if (asked.type === 'NESTED') {
    const items = asked.nested.nestedAggregations;
    return {
      name: asked.name,
      type: 'NESTED',
      fieldPath: items[0]?.fieldPath,
      nested: { results: nest(items, rows, {}) },
    };
  }
  const common = { name: asked.name, type: asked.type, fieldPath: asked.fieldPath };
  if (asked.type === 'SCALAR') return { ...common, scalar: { type: asked.scalar?.type, ...scalarOf(asked, rows) } };
  const found = bucketsOf(asked, rows, { withEmpty: true });
  if (asked.type === 'RANGE')
    return {
      ...common,
      ranges: { results: found.map(({ range, rows: inside }) => ({ ...range, count: inside.length })) },
    };
  const results = found.map(({ value, rows: inside }) => ({ value, count: inside.length }));
  return { ...common, [asked.type === 'VALUE' ? 'values' : 'dateHistogram']: { results } };
}

function nest([level, ...deeper]: One[], rows: readonly Thing[], above: object): { results: object }[] {
  if (!level) return [{ results: above }];
  if (level.type === 'SCALAR') return [{ results: { ...above, [level.name]: { scalar: scalarOf(level, rows) } } }];
  return bucketsOf(level, rows, { withEmpty: false }).flatMap(({ value, range, rows: inside }) => {
    const count = inside.length;
    const names = { VALUE: 'value', RANGE: 'range', DATE_HISTOGRAM: 'dateHistogram' };
    const bucket = { [names[level.type as 'VALUE']]: range ? { ...range, count } : { value, count } };
    return nest(deeper, inside, { ...above, [level.name]: bucket });
  });
}

const valuesOf = (row: Thing, { fieldPath }: One): Row => {
  const value = row[fieldPath];
  if (Array.isArray(value)) return [...new Set(value)];
  return value === null ? [] : [value];
};

function scalarOf(asked: One, rows: readonly Thing[]): { value?: number } {
  const all = rows.flatMap((row) => valuesOf(row, asked));
  if (asked.scalar?.type === 'COUNT_DISTINCT') return { value: new Set(all).size };
  if (all.length === 0) return {};
  const sum = (all as number[]).reduce((before, value) => before + value, 0);
  if (asked.scalar?.type === 'SUM') return { value: sum };
  return { value: (asked.scalar?.type === 'MIN' ? Math.min : Math.max)(...(all as number[])) };
}

type Found = { value?: string; range?: Bucket; rows: Thing[] };

function bucketsOf(asked: One, rows: readonly Thing[], { withEmpty }: { withEmpty: boolean }): Found[] {
  if (asked.type === 'RANGE') {
    const found = (asked.range?.buckets ?? []).map((range) => ({
      range,
      rows: rows.filter((row) => isWithin(range, row, asked)),
    }));
    return withEmpty ? found : found.filter((one) => one.rows.length > 0);
  }
  const keysOf = (row: Thing): unknown[] => {
    const all = valuesOf(row, asked);
    if (asked.fieldPath === 'createdDate' && asked.type === 'VALUE')
      return all.length > 0 ? all.map((date) => `${String(date).slice(0, 23)}Z`) : missingOf(asked);
    if (asked.type === 'DATE_HISTOGRAM') return all.map((date) => startOf(String(date), asked));
    return all.length > 0 ? [...all] : missingOf(asked);
  };
  const keys = [...new Set(rows.flatMap(keysOf))];
  const found = keys.map((key) => ({ key, rows: rows.filter((row) => keysOf(row).includes(key)) }));
  const { limit = 10, sortType, sortDirection } = asked.value ?? {};
  const byValue = asked.type === 'DATE_HISTOGRAM' || sortType === 'VALUE';
  const ascending = sortDirection ? sortDirection === 'ASC' : byValue;
  found.sort((a, b) => {
    const nulls = Number(a.key === null) - Number(b.key === null);
    if (byValue) return nulls || (ascending ? 1 : -1) * compare(a.key, b.key);
    return (ascending ? 1 : -1) * (a.rows.length - b.rows.length) || nulls || compare(a.key, b.key);
  });
  return found.slice(0, limit).map(({ key, rows: inside }) => ({ value: wire(key, asked), rows: inside }));
}

const missingOf = (asked: One) => (asked.value?.missingValues === 'INCLUDE' ? [null] : []);

function isWithin({ from, to }: Bucket, row: Thing, asked: One): boolean {
  return (valuesOf(row, asked) as number[]).some(
    (value) => (from === undefined || value >= from) && (to === undefined || value < to),
  );
}

const startOf = (date: string, asked: One) =>
  asked.dateHistogram?.interval === 'YEAR'
    ? `${date.slice(0, 4)}-01-01T00:00:00.000Z`
    : `${date.slice(0, 10)}T00:00:00.000Z`;

function compare(left: unknown, right: unknown): number {
  if (left === right || left === null || right === null) return 0;
  const isInteger = /^-?\d+$/.test(String(left)) && /^-?\d+$/.test(String(right));
  const [a, b] = isInteger ? [BigInt(String(left)), BigInt(String(right))] : [left, right];
  return (a as string) > (b as string) ? 1 : -1;
}

function wire(key: unknown, { fieldPath }: One): string {
  if (key === null) return { price: '0', number: '0', visible: 'false' }[fieldPath as string] ?? 'N/A';
  return String(key);
}
