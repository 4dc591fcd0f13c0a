import { randomUUID } from 'node:crypto';
import { openOwnDatabase } from '@stoa/server/testing/database';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { type Database, readSite, type Tx } from '../db/index.ts';
import {
  type AggregationData,
  aggregate,
  buildFacetIndex,
  type CompiledQuery,
  type CursorPage,
  compileAggregations,
  compileQuery,
  countFound,
  toCursorPage,
  type WireQuery,
} from './index.ts';
import type { Queryable } from './queryable.ts';

/** A row with columns of every kind. */
export type Thing = {
  id: string;
  name: string | null;
  status: string;
  /** numeric */
  price: number | null;
  /** float8 */
  weight: number | null;
  /** bigint */
  number: string;
  visible: boolean | null;
  createdDate: string | null;
  tags: string[] | null;
  categoryIds: string[] | null;
};

const column = (name: string) => sql.ref(name);

export const things: Queryable = {
  fields: {
    id: { kind: 'uuid', column: column('id') },
    name: {
      kind: 'string',
      column: column('name'),
      sortable: true,
      nullable: true,
      facet: 'name',
      terms: { column: sql`array(select 'name:' || name where name is not null)`, prefix: 'name:' },
    },
    status: { kind: 'string', column: column('status'), sortable: true, values: ['OPEN', 'CLOSED'], facet: 'status' },
    price: { kind: 'number', column: column('price'), sortable: true, nullable: true, facet: 'price' },
    'cost.amount': {
      kind: 'number',
      column: sql`(price * 100)::bigint`,
      toColumn: toMinorUnits,
      operators: ['$eq', '$lt'],
      fromColumn: (text) => String(Number(text) / 100),
      facet: 'cost',
    },
    weight: { kind: 'number', column: column('weight'), sortable: true, nullable: true },
    number: { kind: 'integer', column: column('number'), sortable: true },
    visible: { kind: 'boolean', column: column('visible'), sortable: true, nullable: true, facet: 'visible' },
    createdDate: { kind: 'date', column: column('createdDate'), sortable: true, nullable: true },
    tags: { kind: 'stringArray', column: column('tags'), sortable: true, facet: 'tags' },
    categoryIds: { kind: 'uuidArray', column: column('categoryIds'), facet: 'categoryIds' },
    secret: { kind: 'string', column: column('name'), filterable: false },
  },
  defaultSort: [{ fieldName: 'number', order: 'DESC' }],
  tieBreaker: 'id',
  text: { vector: sql`plain_words(concat_ws(' ', name, status))`, fields: { name: 'A' } },
};

function toMinorUnits(text: string): number | undefined {
  const amount = Math.round(Number(text) * 100);
  return amount < 0 ? undefined : amount;
}

/** Few different values, so that random conditions meet random rows. */
export const samples = {
  string: ['', 'a', 'A', 'ab', 'Ba', '50%', 'a_b', 'aXb', 'a\\b', "it's", 'é', 'É'],
  status: ['OPEN', 'CLOSED'],
  number: [0, -1, 0.25, 7, 1e6],
  integer: ['0', '-5', '42', '9007199254740993', '9223372036854775807'],
  date: ['2024-02-29T12:00:00.000001Z', '2024-02-29T12:00:00.000002Z', '2025-01-01T00:00:00.000000Z'],
  uuid: [
    '00000000-0000-7000-8000-00000000000a',
    '00000000-0000-7000-8000-00000000000b',
    'ffffffff-0000-4000-8000-000000000000',
  ],
};

const nullable = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { freq: 4 });
const list = <T>(values: readonly T[]) =>
  fc.option(fc.array(fc.constantFrom(...values), { maxLength: 3 }), { freq: 4 });

export const thing: fc.Arbitrary<Thing> = fc.record({
  id: fc.uuid(),
  name: nullable(samples.string),
  status: fc.constantFrom(...samples.status),
  price: nullable(samples.number),
  weight: nullable([0.1, 0.30000000000000004, 1e-7, 1e21]),
  number: fc.constantFrom(...samples.integer),
  visible: nullable([true, false]),
  createdDate: nullable(samples.date),
  tags: list(samples.string),
  categoryIds: list(samples.uuid),
});

/** A thing with only the values that matter to the test. */
export function aThing(parts: Partial<Thing> = {}): Thing {
  return {
    id: randomUUID(),
    name: 'a thing',
    status: 'OPEN',
    price: 1,
    weight: 1,
    number: '1',
    visible: true,
    createdDate: '2024-01-01T00:00:00Z',
    tags: [],
    categoryIds: [],
    ...parts,
  };
}

export const options = { secret: 'a secret', scope: 'site/things' };

/** Compiles a valid query. */
export function compile(query: WireQuery): CompiledQuery {
  const result = compileQuery(query, things, options);
  if (!result.ok) throw new Error(JSON.stringify(result.violations));
  return result.value;
}

/** For the tests of one file: runs queries over given rows, as a store would over its table. */
export function useThings() {
  let database: Database;
  beforeAll(async () => {
    database = await openOwnDatabase();
  });
  afterAll(() => database.close());
  return thingsIn(() => database);
}

const rowsOf = (rows: readonly Thing[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as things (
  id uuid, name text, status text, price numeric, weight float8, number bigint, visible boolean,
  "createdDate" timestamptz, tags text[], "categoryIds" uuid[])`;

/** The operations of tests on things in a database. */
export function thingsIn(database: () => Database) {
  const newScope = () => ({ database: database(), siteId: randomUUID(), statements: { count: 0 } });
  const read = <T>(work: (tx: Tx) => Promise<T>) => readSite(newScope(), work);

  async function fetch(rows: readonly Thing[], query: CompiledQuery) {
    const statement = sql<{ id: string; sort_keys: (string | null)[] }>`
      select id, ${query.sortKeys} as sort_keys from ${rowsOf(rows)}
      where ${query.where} order by ${query.orderBy} ${query.window}`;
    return (await read((tx) => statement.execute(tx.db))).rows;
  }

  /** The ids of a page. */
  async function page(rows: readonly Thing[], wire: WireQuery): Promise<CursorPage<string>> {
    const query = compile(wire);
    const { rows: found, ...rest } = toCursorPage(query, await fetch(rows, query));
    return { ...rest, rows: found.map(({ id }) => id) };
  }

  /** The results of aggregations over the rows. */
  function aggregated(rows: readonly Thing[], aggregations: unknown, timeZone?: string): Promise<AggregationData> {
    const compiled = compileAggregations(aggregations, things, { timeZone });
    if (!compiled.ok || !compiled.value) throw new Error(JSON.stringify(compiled));
    const { value } = compiled;
    return read((tx) => aggregate(tx, value, rowsOf(rows)));
  }

  /** The counts of a query and aggregations over the rows: by the database, and by an index of their facets. */
  async function counted(rows: readonly Thing[], wire: WireQuery, asked: unknown) {
    const query = compile(wire);
    const aggregations = compileAggregations(asked, things);
    if (!aggregations.ok || !aggregations.value) throw new Error(JSON.stringify(aggregations));
    const { value } = aggregations;
    const numbered = sql`(select *, row_number() over () as place from ${rowsOf(rows)}) as things`;
    const byDatabase = await read(async (tx) => {
      const found = await sql`select from ${numbered} where ${query.filter}`.execute(tx.db);
      const aggregationData = await aggregate(tx, value, sql`${numbered} where ${query.filter}`);
      return { total: found.rows.length, aggregationData };
    });
    const source = { queryable: things, number: sql`place`, rows: () => sql`${numbered} where true` };
    const index = await buildFacetIndex(newScope(), source);
    const byIndex = await countFound(newScope(), { index, source }, { query, queryable: things, aggregations: value });
    return { byDatabase, byIndex };
  }

  return { fetch, page, aggregated, counted };
}

type Page = ReturnType<typeof thingsIn>['page'];

/** Walks from a page in one direction to the end, by cursors alone. */
export async function walk(page: Page, rows: readonly Thing[], from: CursorPage<string>, direction: 'next' | 'prev') {
  const pages = [from];
  let cursor = from.pagingMetadata.cursors[direction];
  while (cursor && pages.length <= rows.length) {
    const next = await page(rows, { cursorPaging: { cursor } });
    pages.push(next);
    cursor = next.pagingMetadata.cursors[direction];
  }
  return pages;
}
