import { openOwnDatabase } from '@stoa/server/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPlatform, type Database } from '../../platform/db/index.ts';
import { tokenKeys } from './oauth/token-keys.store.ts';
import { signingKey } from './platform-keys.store.ts';

const OLD = 'an old secret, of 32 characters or more';
const NEW = 'the new secret, of 32 characters or more';

let database: Database;
beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database.close());
beforeEach(() =>
  asPlatform('a platform without keys', database, async (tx) => {
    await sql`delete from platform_settings where name in ('signing_key', 'token_key')`.execute(tx.db);
  }),
);

const kept = () =>
  asPlatform('a look at what is kept', database, async (tx) => {
    const { rows } = await sql<{ value: string }>`
      select value::text as value from platform_settings where name = 'signing_key'`.execute(tx.db);
    return rows[0]?.value ?? '';
  });

test('the keys stay the same across starts and forms of storage', async () => {
  const key = await signingKey(database, []);
  const { publicJwk } = await tokenKeys(database, []);
  for (const secrets of [[], [OLD], [OLD], [NEW, OLD], [NEW]]) {
    expect(await signingKey(database, secrets)).toEqual(key);
    expect((await tokenKeys(database, secrets)).publicJwk).toEqual(publicJwk);
  }
});

test('with a secret, the database alone does not reveal them', async () => {
  const key = Buffer.from(await signingKey(database, [])).toString('base64');
  expect(await kept()).toContain(key);
  await signingKey(database, [OLD]);
  expect(await kept()).not.toContain(key);
});

test('created under a secret, they are never stored in plain form', async () => {
  const key = Buffer.from(await signingKey(database, [NEW])).toString('base64');
  expect(await kept()).not.toContain(key);
});

test('without their secret nothing starts, and nothing is replaced', async () => {
  const key = await signingKey(database, [OLD]);
  const before = await kept();
  await expect(signingKey(database, [])).rejects.toThrow('set SECRET_KEY to what it was');
  await expect(signingKey(database, [NEW])).rejects.toThrow('encrypted under another SECRET_KEY');
  expect(await kept()).toBe(before);
  expect(await signingKey(database, [OLD])).toEqual(key);
});
