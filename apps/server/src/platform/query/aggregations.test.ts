import { expect, test } from 'vitest';
import { compileAggregations } from './index.ts';
import { aThing, things, useThings } from './things.fixture.ts';

const { aggregated } = useThings();

function violationsOf(aggregations: unknown, timeZone?: string) {
  const compiled = compileAggregations(aggregations, things, { timeZone, path: 'search' });
  return compiled.ok ? [] : compiled.violations;
}

test('values, ranges and scalars are in wire units', async () => {
  const rows = [aThing({ price: 0.5 }), aThing({ price: 0.5 }), aThing({ price: 19.99 })];
  const field = { fieldPath: 'cost.amount' };
  const answer = await aggregated(rows, [
    { name: 'prices', type: 'VALUE', ...field },
    { type: 'RANGE', ...field, range: { buckets: [{ from: 0.5, to: 19.99 }, { from: 19.99 }, {}] } },
    { type: 'SCALAR', ...field, scalar: { type: 'MAX' } },
  ]);
  expect(answer.results).toMatchObject([
    {
      name: 'prices',
      values: {
        results: [
          { value: '0.5', count: 2 },
          { value: '19.99', count: 1 },
        ],
      },
    },
    { ranges: { results: [{ from: 0.5, to: 19.99, count: 2 }, { from: 19.99, count: 1 }, { count: 3 }] } },
    { scalar: { type: 'MAX', value: 19.99 } },
  ]);
});

test('missing values are counted on request', async () => {
  const rows = [aThing({ name: null, tags: null }), aThing({ name: 'a', tags: [] })];
  const value = { missingValues: 'INCLUDE' };
  const answer = await aggregated(rows, [
    { type: 'VALUE', fieldPath: 'name', value: { ...value, includeOptions: { addToBucket: 'none' } } },
    { type: 'VALUE', fieldPath: 'tags', value },
    { type: 'VALUE', fieldPath: 'tags' },
  ]);
  const counts = [
    [
      { value: 'a', count: 1 },
      { value: 'none', count: 1 },
    ],
    [{ value: 'N/A', count: 2 }],
    [],
  ];
  expect(answer.results).toMatchObject(counts.map((results) => ({ values: { results } })));
});

test('fields also have the names that clients use', async () => {
  const answer = await aggregated(
    [aThing()],
    [{ type: 'SCALAR', fieldPath: '_id', scalar: { type: 'COUNT_DISTINCT' } }],
  );
  expect(answer.results).toEqual([
    { name: '_id', type: 'SCALAR', fieldPath: '_id', scalar: { type: 'COUNT_DISTINCT', value: 1 } },
  ]);
});

test('days begin in the client’s time zone', async () => {
  const rows = ['2026-03-01T22:30:00Z', '2026-03-01T23:30:00Z'].map((createdDate) => aThing({ createdDate }));
  const days = [{ type: 'DATE_HISTOGRAM', fieldPath: 'createdDate', dateHistogram: { interval: 'DAY' } }];
  const found = async (zone?: string) => (await aggregated(rows, days, zone)).results[0]?.dateHistogram;
  expect(await found()).toEqual({ results: [{ value: '2026-03-01T00:00:00.000Z', count: 2 }] });
  expect(await found('Europe/Berlin')).toEqual({
    results: [
      { value: '2026-02-28T23:00:00.000Z', count: 1 },
      { value: '2026-03-01T23:00:00.000Z', count: 1 },
    ],
  });
});

test('averages of amounts are rounded to their smallest unit, others are not', async () => {
  const rows = [1, 2, 2].map((price) => aThing({ price }));
  const scalar = async (fieldPath: string, type: string) =>
    (await aggregated(rows, [{ type: 'SCALAR', fieldPath, scalar: { type } }])).results[0]?.scalar;
  expect(await scalar('cost.amount', 'SUM')).toEqual({ type: 'SUM', value: 5 });
  expect(await scalar('cost.amount', 'AVG')).toEqual({ type: 'AVG', value: 1.67 });
  expect(await scalar('price', 'AVG')).toEqual({ type: 'AVG', value: expect.closeTo(5 / 3) });
});

test('nested aggregations have one row per combination', async () => {
  const row = (status: string, price: number, tags: string[]) => aThing({ status, price, tags });
  const rows = [row('OPEN', 1, ['a', 'b']), row('OPEN', 3, ['a']), row('CLOSED', 5, ['b'])];
  const nestedAggregations = [
    { name: 'status', type: 'VALUE', fieldPath: 'status' },
    { name: 'tag', type: 'VALUE', fieldPath: 'tags' },
    { name: 'dearest', type: 'SCALAR', fieldPath: 'price', scalar: { type: 'MAX' } },
  ];
  const { results } = await aggregated(rows, [{ name: 'all', type: 'NESTED', nested: { nestedAggregations } }]);
  const combination = (status: [string, number], tag: [string, number], dearest: number) => ({
    results: {
      status: { value: { value: status[0], count: status[1] } },
      tag: { value: { value: tag[0], count: tag[1] } },
      dearest: { scalar: { value: dearest } },
    },
  });
  expect(results[0]?.nested).toEqual({
    results: [
      combination(['OPEN', 2], ['a', 2], 3),
      combination(['OPEN', 2], ['b', 1], 1),
      combination(['CLOSED', 1], ['b', 1], 5),
    ],
  });
});

const range = { type: 'RANGE', fieldPath: 'price' };
test.each<[unknown, string]>([
  [{ type: 'VALUE', fieldPath: 'color' }, 'search.aggregations.0.fieldPath'],
  [{ type: 'VALUE', fieldPath: 'secret' }, 'search.aggregations.0.fieldPath'],
  [{ type: 'VALUE' }, 'search.aggregations.0.fieldPath'],
  [{ type: 'SUM', fieldPath: 'price' }, 'search.aggregations.0.type'],
  [{ fieldPath: 'price' }, 'search.aggregations.0.type'],
  ['price', 'search.aggregations.0'],
  [{ type: 'VALUE', fieldPath: 'name', value: { limit: 251 } }, 'search.aggregations.0.value.limit'],
  [{ type: 'RANGE', fieldPath: 'name', range: { buckets: [{ from: 1 }] } }, 'search.aggregations.0.fieldPath'],
  [range, 'search.aggregations.0.range.buckets'],
  [{ ...range, range: { buckets: [{ from: 'x' }] } }, 'search.aggregations.0.range.buckets.0.from'],
  [{ type: 'SCALAR', fieldPath: 'name', scalar: { type: 'MIN' } }, 'search.aggregations.0.fieldPath'],
  [{ type: 'SCALAR', fieldPath: 'price', scalar: { type: 'MEDIAN' } }, 'search.aggregations.0.scalar.type'],
  [
    { type: 'DATE_HISTOGRAM', fieldPath: 'price', dateHistogram: { interval: 'DAY' } },
    'search.aggregations.0.fieldPath',
  ],
  [
    { type: 'DATE_HISTOGRAM', fieldPath: 'createdDate', dateHistogram: { interval: 'DECADE' } },
    'search.aggregations.0.dateHistogram.interval',
  ],
  [{ type: 'NESTED' }, 'search.aggregations.0.nested.nestedAggregations'],
  [
    { type: 'NESTED', nested: { nestedAggregations: [range, { type: 'VALUE', fieldPath: 'color' }] } },
    'search.aggregations.0.nested.nestedAggregations.0.range.buckets',
  ],
  [
    {
      type: 'NESTED',
      nested: {
        nestedAggregations: [
          { type: 'SCALAR', fieldPath: 'price', scalar: { type: 'MIN' } },
          { type: 'VALUE', fieldPath: 'name' },
        ],
      },
    },
    'search.aggregations.0.nested.nestedAggregations.0.type',
  ],
])('%j is refused at %s', (aggregation, field) => {
  expect(violationsOf([aggregation]).map((one) => one.field)).toEqual([field]);
});

test('an unknown time zone is refused, and so is one that is only an offset', () => {
  const histogram = [{ type: 'DATE_HISTOGRAM', fieldPath: 'createdDate', dateHistogram: { interval: 'DAY' } }];
  for (const zone of ['Mars/Olympus', '+02:00', "'; drop"]) {
    expect(violationsOf(histogram, zone)).toMatchObject([{ field: 'search.timeZone' }]);
  }
  expect(violationsOf(histogram, 'America/New_York')).toEqual([]);
});

test('no aggregations give none, and too many are refused', () => {
  expect(compileAggregations(undefined, things)).toEqual({ ok: true, value: undefined });
  expect(compileAggregations([], things)).toEqual({ ok: true, value: undefined });
  expect(violationsOf({})).toMatchObject([{ field: 'search.aggregations' }]);
  expect(violationsOf(Array(11).fill({ type: 'VALUE', fieldPath: 'name' }))).toMatchObject([
    { violatedRule: 'MAX_SIZE' },
  ]);
});
