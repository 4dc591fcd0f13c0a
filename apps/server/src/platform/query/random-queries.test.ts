import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BothDatabases, kinds, openBothDatabases } from '../db/both-databases.fixture.ts';
import { evaluate } from './evaluate.fixture.ts';
import { evaluateAggregation, randomAggregation } from './evaluate-aggregation.fixture.ts';
import type { CursorPage, SortSpec } from './index.ts';
import { randomFilter } from './random-filter.fixture.ts';
import { type Thing, thing, things, thingsIn, walk } from './things.fixture.ts';

// Random queries over random rows, on both databases, against a plain reading of the language.

let databases: BothDatabases;
beforeAll(async () => {
  databases = await openBothDatabases();
});
afterAll(() => databases?.close());

test.each(kinds)('the database finds what the plain reading of a filter finds: %s', async (kind) => {
  const { page } = thingsIn(() => databases[kind]);
  await fc.assert(
    fc.asyncProperty(fc.array(thing, { maxLength: 8 }), randomFilter, async (rows, filter) => {
      const { rows: found } = await page(rows, { filter });
      const expected = rows.filter((row) => evaluate(filter, row)).map(({ id }) => id);
      expect(found.toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 300 },
  );
});

test.each(kinds)('aggregations count what the plain reading counts: %s', async (kind) => {
  const { aggregated } = thingsIn(() => databases[kind]);
  const rowsOf = fc.array(thing, { maxLength: 12 });
  const asked = fc.array(randomAggregation, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(rowsOf, asked, async (rows, aggregations) => {
      // lists in aggregations contain each value once
      const once = (list: string[] | null) => list && [...new Set(list)];
      const unique = rows.map((row) => ({ ...row, tags: once(row.tags), categoryIds: once(row.categoryIds) }));
      const { results } = await aggregated(unique, aggregations);
      expect(results).toEqual(aggregations.map((one) => evaluateAggregation(one, unique)));
    }),
    { numRuns: 300 },
  );
});

const sortableFields = ['name', 'status', 'price', 'weight', 'number', 'visible', 'createdDate'] as const;
const sorts = fc.uniqueArray(
  fc.record({ fieldName: fc.constantFrom(...sortableFields), order: fc.constantFrom('ASC', 'DESC') }),
  { maxLength: 3, selector: ({ fieldName }) => fieldName },
);

/** The expected order of the rows, by a plain reading of the sort. */
function sorted(rows: readonly Thing[], sort: readonly SortSpec[]): string[] {
  const specs = sort.length > 0 ? sort : things.defaultSort;
  const columns = [...specs, { fieldName: 'id', order: specs.at(-1)?.order }];
  const ordered = rows.toSorted((left, right) => {
    for (const { fieldName, order } of columns) {
      const difference = compareValues(fieldOf(left, fieldName), fieldOf(right, fieldName));
      if (difference !== 0) return order === 'DESC' ? -difference : difference;
    }
    return 0;
  });
  return ordered.map(({ id }) => id);
}

function fieldOf(row: Thing, fieldName: string): unknown {
  return fieldName === 'number' ? BigInt(row.number) : row[fieldName as keyof Thing];
}

function compareValues(left: unknown, right: unknown): number {
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? 1 : -1;
  return (left as string) > (right as string) ? 1 : -1;
}

test.each(kinds)('cursors lead through every row once, in order, and back again: %s', async (kind) => {
  const { page } = thingsIn(() => databases[kind]);
  const rowsOf = fc.uniqueArray(thing, { maxLength: 9, selector: ({ id }) => id });
  await fc.assert(
    fc.asyncProperty(rowsOf, sorts, fc.integer({ min: 1, max: 4 }), async (rows, sort, limit) => {
      const forth = await walk(page, rows, await page(rows, { sort, cursorPaging: { limit } }), 'next');
      expect(forth.flatMap((each) => each.rows)).toEqual(sorted(rows, sort));
      expect(forth.map((each) => each.pagingMetadata.hasNext)).toEqual(
        forth.map((_, index) => index < forth.length - 1),
      );
      expect(forth.map((each) => each.hasPrev)).toEqual(forth.map((_, index) => index > 0));

      const last = forth.at(-1) as CursorPage<string>;
      const back = await walk(page, rows, last, 'prev');
      expect(back.map((each) => each.rows)).toEqual(forth.map((each) => each.rows).reverse());
      expect(back.at(-1)?.hasPrev).toBe(false);
    }),
    { numRuns: 60 },
  );
});
