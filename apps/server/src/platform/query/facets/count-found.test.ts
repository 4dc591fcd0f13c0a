import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomAggregation } from '../evaluate-aggregation.fixture.ts';
import { randomFilter } from '../random-filter.fixture.ts';
import { aThing, type Thing, thing, useThings } from '../things.fixture.ts';

const { counted } = useThings();

const facets = ['name', 'status', 'price', 'visible', 'tags', 'categoryIds'];
const countable = randomAggregation.filter(
  (one) => one.type !== 'NESTED' && one.type !== 'DATE_HISTOGRAM' && facets.includes(one.fieldPath),
);
const expression = fc.option(fc.constantFrom('a', 'open', 'ba closed'), { nil: undefined });

/** Lists that are counted name each thing once. */
const onceEach = (rows: readonly Thing[]): Thing[] => {
  const once = (list: string[] | null) => list && [...new Set(list)];
  return rows.map((row) => ({ ...row, tags: once(row.tags), categoryIds: once(row.categoryIds) }));
};

test('an index counts what the database counts, for any query', async () => {
  const aggregations = fc.array(countable, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(thing, { maxLength: 12 }),
      randomFilter,
      expression,
      aggregations,
      async (rows, filter, words, asked) => {
        const search = words === undefined ? undefined : { expression: words };
        const { byDatabase, byIndex } = await counted(onceEach(rows), { filter, search }, asked);
        expect(byIndex).toEqual(byDatabase);
      },
    ),
    { numRuns: 300 },
  );
});

test('values are as clients write them, and texts in the order of the database', async () => {
  const names = ['z', 'Z', 'é', '\uffee', '\u{1f600}', 'a', null];
  const rows = names.map((name, place) => aThing({ name, price: place / 4 }));
  const asked = [
    { name: 'names', fieldPath: 'name', type: 'VALUE', value: { limit: 4, sortType: 'VALUE', sortDirection: 'DESC' } },
    { name: 'costs', fieldPath: 'cost.amount', type: 'VALUE', value: { limit: 50 } },
    { name: 'dearest', fieldPath: 'cost.amount', type: 'SCALAR', scalar: { type: 'MAX' } },
  ];
  const filter = { $or: [{ 'cost.amount': { $lt: '1.10' } }, { 'cost.amount': '1.250' }] };
  const { byDatabase, byIndex } = await counted(rows, { filter }, asked);
  expect(byIndex).toEqual(byDatabase);
  expect(byIndex?.total).toBe(6);
});

test('fields outside the index are left to the database', async () => {
  const asked = [
    { name: 'days', fieldPath: 'createdDate', type: 'DATE_HISTOGRAM', dateHistogram: { interval: 'DAY' } },
  ];
  expect((await counted([aThing()], {}, asked)).byIndex).toBeUndefined();
});
