import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { readSite, type Scope, type Tx } from '../../db/index.ts';
import { textOf } from '../aggregation-sql.ts';
import { isArrayKind, type Queryable, type QueryField } from '../queryable.ts';
import { elementKind } from '../values.ts';
import { columnBuilder, type FacetColumn, type Mask, sizeOfColumn } from './facet-column.ts';

/** The data for counting many rows without the database: the values of some fields in each row. */
export type FacetIndex = {
  rowCount: number;
  /** The rows' numbers, in ascending order. */
  numbers: Float64Array;
  /** By the name that fields give their facet. */
  columns: ReadonlyMap<string, FacetColumn>;
  /**
   * The database's results for conditions that the index cannot decide. They live as long as the index, and are as old.
   */
  found: LRUCache<string, Promise<Mask>>;
  /** Its total memory. */
  bytes: number;
};

/** The source of an index's rows. */
export type FacetSource = {
  /** The fields whose facets are indexed. */
  queryable: Queryable;
  /** A positive whole number that no two rows share, with a database index on it. */
  number: RawBuilder<unknown>;
  /** The part after `from`: the tables and the condition of the rows. */
  rows: (tx: Tx) => RawBuilder<unknown>;
};

/** Rows read at a time: each batch delays other requests for some milliseconds. */
const BATCH = 2000;
const MOST_FOUND = 50;

/** Reads all rows of a source, in batches with pauses for other work. */
export async function buildFacetIndex(scope: Scope, source: FacetSource): Promise<FacetIndex> {
  const facets = [...facetsOf(source.queryable)];
  const builders = facets.map(([, { kind }]) => columnBuilder(elementKind(kind), isArrayKind(kind)));
  const numbers: number[] = [];
  for (;;) {
    const batch = await readSite(scope, (tx) => readBatch(tx, source, facets, numbers.at(-1) ?? 0));
    await setImmediate();
    for (const [number, texts] of batch) {
      numbers.push(number);
      for (const [place, builder] of builders.entries()) builder.add(texts[place] ?? null);
    }
    await setImmediate();
    if (batch.length < BATCH) break;
  }
  const columns = new Map<string, FacetColumn>();
  for (const [place, builder] of builders.entries()) {
    columns.set(facets[place]?.[0] ?? '', builder.build());
    await setImmediate();
  }
  const bytes = [...columns.values()].reduce((sum, column) => sum + sizeOfColumn(column), 0);
  return {
    rowCount: numbers.length,
    numbers: new Float64Array(numbers),
    columns,
    found: new LRUCache({ max: MOST_FOUND }),
    bytes: bytes + numbers.length * (Float64Array.BYTES_PER_ELEMENT + MOST_FOUND),
  };
}

/** The fields that an index holds, each once. */
function facetsOf({ fields }: Queryable): Map<string, QueryField> {
  const facets = new Map<string, QueryField>();
  for (const field of Object.values(fields)) if (field.facet !== undefined) facets.set(field.facet, field);
  return facets;
}

async function readBatch(
  tx: Tx,
  { number, rows }: FacetSource,
  facets: readonly [string, QueryField][],
  after: number,
): Promise<[number: number, texts: (string | null)[]][]> {
  const values = facets.map(([, field]) =>
    isArrayKind(field.kind) ? sql`array_to_json(${field.column})::text` : textOf(field, field.column),
  );
  const names = facets.map((_, place) => sql.ref(`value_${place}`));
  const named = values.map((value, place) => sql`${value} as ${names[place]}`);
  // as one text, which takes a fraction of the time that rows would take
  const { rows: answer } = await sql<{ batch: string }>`
    select coalesce(json_agg(json_build_array(number, json_build_array(${sql.join(names)}))), '[]')::text as batch from (
      select ${sql.join([sql`${number} as number`, ...named])} from ${rows(tx)} and ${number} > ${after}
      order by ${number} limit ${sql.lit(BATCH)}) as batch`.execute(tx.db);
  return JSON.parse(answer[0]?.batch ?? '[]');
}

/** The rows that meet a condition of the database: its earlier result for `key`, or a new one. */
export async function findRows(
  scope: Scope,
  index: FacetIndex,
  { source, key, condition }: { source: FacetSource; key: string; condition: RawBuilder<unknown> },
): Promise<Mask> {
  const find = () => {
    const finding = readSite(scope, (tx) => readRows(tx, index, source, condition));
    index.found.set(key, finding);
    finding.catch(() => index.found.delete(key));
    return finding;
  };
  return index.found.get(key) ?? find();
}

async function readRows(
  tx: Tx,
  { numbers, rowCount }: FacetIndex,
  { number, rows }: FacetSource,
  condition: RawBuilder<unknown>,
): Promise<Mask> {
  const { rows: answer } = await sql<{ numbers: string | null }>`
    select string_agg((${number})::text, ',') as numbers from ${rows(tx)} and ${condition}`.execute(tx.db);
  const mask = new Uint8Array(rowCount);
  const text = answer[0]?.numbers ?? '';
  let expected = 0; // rows come mostly in their order
  for (let start = 0; start < text.length; ) {
    let value = 0;
    for (let sign = text.charCodeAt(start); sign >= ZERO; sign = text.charCodeAt(++start))
      value = 10 * value + sign - ZERO;
    start++; // the comma
    const row = numbers[expected] === value ? expected : placeOf(numbers, value);
    // rows newer than the index are not in it
    if (row >= 0) mask[row] = 1;
    expected = row + 1;
  }
  return mask;
}
const ZERO = '0'.charCodeAt(0); // a comma comes before it, and no number is what follows the end

/** Where a number stands among numbers in ascending order; -1 where it is not among them. */
function placeOf(numbers: Float64Array, value: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = numbers[middle] ?? 0;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
