import { openTestDatabase } from '@stoa/server/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform, type Database } from '../db/index.ts';
import { compileSearch, type SearchOptions } from './search.ts';
import { toSearchText } from './search-words.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The texts that are found. */
function found(texts: string[], expression: string, options?: SearchOptions): Promise<string[]> {
  const rows = JSON.stringify(texts.map((text) => ({ text, words: toSearchText(text) })));
  const condition = compileSearch(expression, sql.ref('words'), options);
  return asPlatform('the statement reads no tables', database, async (tx) => {
    const statement = sql<{ text: string }>`
      select text from jsonb_to_recordset(${rows}::jsonb) as texts (text text, words text) where ${condition}`;
    return (await statement.execute(tx.db)).rows.map(({ text }) => text);
  });
}

test.each([
  ['  Crème   BRÛLÉE! ', 'creme brulee'],
  ['AB-12/3', 'ab 12 3'],
  ['Straße, smørrebrød', 'strasse smorrebrod'],
  ['Чёрный кофе', 'черныи кофе'],
  ['', ''],
])('%j is searched as %j', (text, expected) => {
  expect(toSearchText(text)).toBe(expected);
});

test('words are found where they begin a word, in any case and without accents', async () => {
  const texts = ['Silver ring', 'Café string lights', 'Spring water'];
  expect(await found(texts, 'RING')).toEqual(['Silver ring']);
  expect(await found(texts, 'cafe')).toEqual(['Café string lights']);
  expect(await found(texts, 'Sprí')).toEqual(['Spring water']);
  expect(await found(['Красная кружка'], 'круж')).toEqual(['Красная кружка']);
});

test('any word is enough, or all are needed', async () => {
  const texts = ['red mug', 'blue mug', 'green plate'];
  expect(await found(texts, 'red mug')).toEqual(['red mug', 'blue mug']);
  expect(await found(texts, 'red mug', { mode: 'AND' })).toEqual(['red mug']);
});

test('text in scripts without spaces is found anywhere', async () => {
  expect(await found(['東京タワー', '京都'], 'タワ')).toEqual(['東京タワー']);
});

test('nothing that a visitor types is a pattern', async () => {
  expect(await found(['100% wool', 'abc'], '.* %_ \\')).toEqual(['100% wool', 'abc']);
  expect(await found(['100% wool', 'abc'], '100%')).toEqual(['100% wool']);
  expect(await found(['a b', 'c'], '(a|c')).toEqual(['a b', 'c']);
});
