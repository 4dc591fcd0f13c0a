import { createDatabase } from '@stoa/testkit/postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BothDatabases, brandIds, kinds, newScope, openBothDatabases } from './both-databases.fixture.ts';
import { asPlatform, type Database, openDatabase, readSite, withSite } from './index.ts';

let databases: BothDatabases;
beforeAll(async () => {
  databases = await openBothDatabases();
});
afterAll(() => databases?.close());

describe.each(kinds)('%s: notifications', (kind) => {
  test('notifications arrive, from transactions and from the program, until cancelled', async () => {
    const heard: string[] = [];
    let resolve = () => {};
    const next = () => new Promise<void>((done) => (resolve = done));
    const unlisten = await databases[kind].listen('Some Channel', (payload) => {
      heard.push(payload);
      resolve();
    });
    let arrival = next();
    await withSite(newScope(databases[kind]), (tx) => sql`select pg_notify('Some Channel', 'a')`.execute(tx.db));
    if (heard.length === 0) await arrival;
    arrival = next();
    databases[kind].notify('Some Channel', 'b');
    await arrival;
    await unlisten();
    await withSite(newScope(databases[kind]), (tx) => sql`select pg_notify('Some Channel', 'c')`.execute(tx.db));
    await databases[kind].ping();
    expect(heard).toEqual(['a', 'b']);
  });
});

test('values come back the same from both databases', async () => {
  const read = async (database: Database) => {
    const { rows } = await readSite(newScope(database), (tx) =>
      sql`
        select 9007199254740993::int8 as bigint, 12::int4 as integer, 10.50::numeric as numeric, 1.5::float8 as double,
          true as boolean, null::text as nothing, '2026-01-31 10:00:00.123456+01'::timestamptz as moment,
          '2026-01-31'::date as date, '2026-01-31 10:00'::timestamp as local, '{"a": [1, "Ü", null]}'::jsonb as jsonb,
          '7'::json as json, '{a,NULL,"c,d"}'::text[] as texts, '{1,9007199254740993}'::int8[] as bigints,
          '{1.10}'::numeric[] as numerics, '{2026-01-31 10:00+00,NULL}'::timestamptz[] as moments,
          '{2026-01-31}'::date[] as dates, '\\x00ff'::bytea as bytes,
          '0f8fad5b-d9cb-469f-a165-70867728950e'::uuid as uuid, '{0f8fad5b-d9cb-469f-a165-70867728950e}'::uuid[] as uuids,
          ${new Date(0)}::timestamptz as sent_date, ${['x', 'y']}::text[] as sent_texts, ${{ a: 1 }}::jsonb as sent_json,
          ${Buffer.from([1, 2])}::bytea as sent_bytes, ${42}::int as sent_number, ${null}::int as sent_null
      `.execute(tx.db),
    );
    return rows[0];
  };
  const fromServer = await read(databases.postgresql);
  expect(await read(databases.embedded)).toEqual(fromServer);
  expect(fromServer).toEqual({
    bigint: '9007199254740993',
    integer: 12,
    numeric: '10.50',
    double: 1.5,
    boolean: true,
    nothing: null,
    moment: '2026-01-31T09:00:00.123Z',
    date: '2026-01-31',
    local: '2026-01-31 10:00:00',
    jsonb: { a: [1, 'Ü', null] },
    json: 7,
    texts: ['a', null, 'c,d'],
    bigints: ['1', '9007199254740993'],
    numerics: ['1.10'],
    moments: ['2026-01-31T10:00:00.000Z', null],
    dates: ['2026-01-31'],
    bytes: Buffer.from([0, 255]),
    uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
    uuids: ['0f8fad5b-d9cb-469f-a165-70867728950e'],
    sent_date: '1970-01-01T00:00:00.000Z',
    sent_texts: ['x', 'y'],
    sent_json: { a: 1 },
    sent_bytes: Buffer.from([1, 2]),
    sent_number: 42,
    sent_null: null,
  });
});

describe('a PostgreSQL server', () => {
  test('repeated statements are prepared', async () => {
    const scope = newScope(databases.postgresql);
    const read = () =>
      readSite(scope, (tx) => sql<{ n: number }>`select ${7}::int as n from pg_prepared_statements`.execute(tx.db));
    await read();
    await read();
    expect((await read()).rows).toContainEqual({ n: 7 });
  });

  test('an unreachable server is an error with advice, without the password', async () => {
    const opening = openDatabase({ url: 'postgres://shop:secret@127.0.0.1:1/shop' });
    const error: unknown = await opening.catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(/cannot reach the database at shop@127\.0\.0\.1:1\/shop: .*ECONNREFUSED/);
    expect(String(error)).toContain('DATABASE_URL');
    expect(String(error)).not.toContain('secret');
  });

  test('a lost connection is replaced', async () => {
    const scope = newScope(databases.postgresql);
    const ownEnd = readSite(scope, (tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx.db));
    await expect(ownEnd).rejects.toThrow();
    expect(await readSite(scope, brandIds)).toEqual([]);
  });

  test('a lost listener comes back, and warns that something may have been missed', async () => {
    const { url } = await createDatabase(databases.server);
    const database = await openDatabase({ url });
    const missed = Promise.withResolvers<string>();
    await database.listen('news', missed.resolve);
    await asPlatform('cut the line', database, (tx) =>
      sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'stoa listener' and datname = current_database()`.execute(tx.db),
    );
    expect(await missed.promise).toBe('');
    await database.close();
  });
});
