import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEmptyDatabase } from './empty-database.ts';
import { asPlatform, openDatabase } from './index.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-empty-database-'));
  await makeEmptyDatabase();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Opens the database of a directory, and returns the number that its creation gave it. */
async function identifierOf(directory: string): Promise<string> {
  const database = await openDatabase({ url: directory });
  const text = 'select system_identifier::text as identifier from pg_control_system()';
  const { rows } = await asPlatform('test the database itself', database, (tx) =>
    sql.raw<{ identifier: string }>(text).execute(tx.db),
  );
  await database.close();
  return rows[0]?.identifier ?? expect.fail('it has no number');
}

test('a new database is a copy of the empty one, also after an interrupted copy', async () => {
  const first = join(folder, 'first');
  const second = join(folder, 'second');
  await mkdir(`${second}.new`);
  await writeFile(join(`${second}.new`, 'PG_VERSION'), 'half');
  expect(await identifierOf(first)).toBe(await identifierOf(second));
  expect(existsSync(`${second}.new`)).toBe(false);
});

test('a directory with other files is not replaced', async () => {
  const directory = join(folder, 'other');
  await mkdir(directory);
  await writeFile(join(directory, 'letter.txt'), 'mine');
  await identifierOf(directory).catch(() => {});
  expect(existsSync(join(directory, 'letter.txt'))).toBe(true);
});
