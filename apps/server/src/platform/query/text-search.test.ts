import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@stoa/server/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform, type Database, readSite, withSite } from '../db/index.ts';
import { compileQuery, nearestWords, type Queryable, searchVector, type WireQuery } from './index.ts';
import { nearest } from './nearest-words.ts';
import { queryWords, textWords } from './search-words.ts';
import { options } from './things.fixture.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const texts: Queryable = {
  fields: { name: { kind: 'string', column: sql`name`, sortable: true } },
  defaultSort: [{ fieldName: 'name' }],
  tieBreaker: 'name',
  text: { vector: sql`words`, fields: { name: 'A', brand: 'B', description: 'D' } },
};
type Text = { name: string; brand?: string; description?: string };

function compile(wire: WireQuery, corrections?: ReadonlyMap<string, string[]>) {
  const compiled = compileQuery(wire, texts, { ...options, corrections });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.violations));
  return compiled.value;
}

/** The names of the texts that are found, best first. */
async function found(rows: Text[], search: object, corrections?: ReadonlyMap<string, string[]>): Promise<string[]> {
  const query = compile({ search }, corrections);
  const withWords = rows.map(({ name, brand, description }) => ({
    name,
    words: searchVector({ A: name, B: brand, D: description }),
  }));
  return asPlatform('the statement reads no tables', database, async (tx) => {
    const answer = await sql<{ name: string }>`
      select name from jsonb_to_recordset(${JSON.stringify(withWords)}::jsonb) as texts (name text, words tsvector)
      where ${query.where} order by ${query.orderBy}`.execute(tx.db);
    return answer.rows.map(({ name }) => name);
  });
}

const shop: Text[] = [
  { name: 'Café string lights', description: 'To hang over a table.' },
  { name: 'Silver ring', brand: 'Aurum' },
  { name: 'Table', description: 'Oak, for four.' },
  { name: 'Tablecloth', brand: 'Loom', description: 'Fits every table.' },
];

test.each<[object, string[]]>([
  [{ expression: 'RING' }, ['Silver ring']],
  [{ expression: 'cafe' }, ['Café string lights']],
  [{ expression: 'lígh' }, ['Café string lights']],
  [{ expression: 'table' }, ['Table', 'Tablecloth', 'Café string lights']],
  [{ expression: 'table loom' }, ['Tablecloth', 'Table', 'Café string lights']],
  [{ expression: 'table loom', mode: 'AND' }, ['Tablecloth']],
  [{ expression: 'table', fields: ['name'] }, ['Table', 'Tablecloth']],
  [{ expression: 'table', fields: ['description'] }, ['Tablecloth', 'Café string lights']],
  [{ expression: 'aurum', fields: ['name', 'brand'] }, ['Silver ring']],
  [{ expression: 'chair' }, []],
  [{ expression: "' & !table:*" }, ['Table', 'Tablecloth', 'Café string lights']],
  [{ expression: ' .*% ' }, ['Café string lights', 'Silver ring', 'Table', 'Tablecloth']],
  [{}, ['Café string lights', 'Silver ring', 'Table', 'Tablecloth']],
])('%j finds %j', async (search, names) => {
  expect(await found(shop, search)).toEqual(names);
});

test('any part of a text without spaces is found', async () => {
  const rows = [{ name: '東京タワー' }, { name: '京都' }];
  expect(await found(rows, { expression: 'タワ' })).toEqual(['東京タワー']);
  expect(await found(rows, { expression: '都' })).toEqual(['京都']);
  expect(await found(rows, { expression: '京' })).toEqual(expect.arrayContaining(['京都', '東京タワー']));
});

test('texts and searches are split alike', () => {
  expect(textWords('Crème BRÛLÉE, 東京タ x2')).toEqual(['creme', 'brulee', '東京', '京タ', 'タ', 'x2']);
  expect(queryWords('Crème 東京タ creme')).toEqual(['creme', '東京', '京タ']);
});

test('a search reports unsupported parts', () => {
  const violations = (search: object, queryable = texts) => {
    const compiled = compileQuery({ search }, queryable, { ...options, path: 'search' });
    return compiled.ok ? [] : compiled.violations.map(({ field }) => field);
  };
  expect(violations({ expression: 'x', fields: ['name', 'price'] })).toEqual(['search.search.fields.1']);
  expect(violations({ expression: 'x' }, { ...texts, text: undefined })).toEqual(['search.search.expression']);
});

test('a cursor carries the words', () => {
  const query = compile({ search: { expression: 'table' }, cursorPaging: { limit: 1 } });
  expect(query.byRelevance).toBe(true);
  const next = compile({ cursorPaging: { cursor: query.cursorAt(['5', 'Table'], 'next') } });
  expect([next.text?.words, next.byRelevance]).toEqual([['table'], true]);
});

test('corrections of a mistyped word are found as well', async () => {
  expect(await found(shop, { expression: 'tabel' }, new Map([['tabel', ['table']]]))).toEqual([
    'Table',
    'Tablecloth',
    'Café string lights',
  ]);
});

test.each<[string, string[], string[]]>([
  ['jackat', ['jacket', 'jackdaw', 'bracket'], ['jacket']],
  ['lihgt', ['light', 'lantern'], ['light']],
  ['choclat', ['chocolates', 'chalk'], ['chocolates']],
  ['mug', ['rug', 'mat'], ['rug']],
])('%s may mean %j: %j', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toEqual(expected);
});

test('mistyped words are corrected from the site’s own words only', async () => {
  const [here, elsewhere] = [randomUUID(), randomUUID()].map((siteId) => ({
    database,
    siteId,
    statements: { count: 0 },
  })) as [Parameters<typeof withSite>[0], Parameters<typeof withSite>[0]];
  const learn = (scope: typeof here, words: string[]) =>
    withSite(scope, (tx) =>
      sql`insert into search_words (site_id, word) select ${tx.siteId}, unnest(${words}::text[])`.execute(tx.db),
    );
  await learn(here, ['jacket', 'light', 'leather']);
  await learn(elsewhere, ['jackal']);
  const corrections = await readSite(here, (tx) => nearestWords(tx, ['jackat', 'leath', 'lihgt', 'b4711', 'zzzz']));
  expect([...corrections].sort()).toEqual([
    ['jackat', ['jacket']],
    ['lihgt', ['light']],
  ]);
});

test('the newest with a rare word come from the index of words, those with a common one in order of age', async () => {
  const query = (word: string) => compile({ search: { expression: word } }).text?.tiers[0]?.at(-1);
  const plans = await asPlatform('the table is made here', database, async (tx) => {
    await sql`create temporary table texts on commit drop as
      select number as age, (select string_agg(quote_literal('word' || (number * place % 97)), ' ') from generate_series(1, 20) as place)::tsvector
        || quote_literal('code' || number)::tsvector as words
      from generate_series(1, 20000) as number`.execute(tx.db);
    await sql`create index on texts using gin (words)`.execute(tx.db);
    await sql`create index texts_by_age on texts (age)`.execute(tx.db);
    await sql`analyze texts`.execute(tx.db);
    const planOf = async (word: string) => {
      const { rows } = await sql<Record<string, string>>`
        explain select * from texts where ${query(word)} order by age limit 30`.execute(tx.db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    return { rare: await planOf('code4711'), common: await planOf('word7') };
  });
  expect(plans.rare).toContain('texts_words_idx');
  expect(plans.common).toContain('texts_by_age');
});
