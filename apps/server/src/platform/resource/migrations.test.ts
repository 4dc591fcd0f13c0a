import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform, type Database, migrate, openDatabase } from '../db/index.ts';
import { readMigrations } from '../db/migrate.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const site = '00000000-0000-4000-8000-00000000aaaa';
const [first, second] = ['00000000-0000-4000-8000-000000000b01', '00000000-0000-4000-8000-000000000b02'];

let folder: string;
let database: Database;
/** A database from before badges, member fields and locations became resources, with rows in it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-migrated-'));
  await mkdir(join(folder, 'before'));
  for (const { name } of await readMigrations())
    if (name < '0040') await cp(join(migrations, name), join(folder, 'before', name));
  database = await openDatabase({ url: join(folder, 'data'), embedded: { sync: false, sharedBuffers: '8MB' } });
  await migrate(database, join(folder, 'before'));
  await run(`insert into sites (id, name, currency, language, time_zone, created_date, updated_date)
    values ('${site}', 'Old', 'EUR', 'en', 'Europe/Berlin', now(), now())`);
  await run(`insert into badges (site_id, id, title, slug, doc, position, revision, created_date, updated_date) values
    ('${site}', '${first}', 'Fan', 'fan', '{"backgroundColor": "#112233", "icon": {"id": "a.svg"}}', 2, 3, now(), now()),
    ('${site}', '${second}', 'Critic', 'critic', '{"description": null}', 1, 1, now(), now())`);
  await run(`insert into member_fields (site_id, id, key, name, type, social_type, default_privacy, origin, section, hidden,
      position, created_date, updated_date) values
    ('${site}', '${first}', 'custom.size', 'Size', 'NUMBER', null, 'PRIVATE', 'CUSTOM', 'GENERAL', true, 1, now(), now()),
    ('${site}', '${second}', 'custom.net', 'Net', 'SOCIAL', 'TIKTOK', 'PUBLIC', 'CUSTOM', 'SOCIAL', false, 2, now(), now())`);
  await run(`insert into locations (site_id, id, name, sells_online, archived, created_date, updated_date, doc) values
    ('${site}', '${first}', 'Cellar', true, false, now(), now(), '{"timeZone": "UTC", "locationTypes": ["BRANCH"]}'),
    ('${site}', '${second}', 'Attic', false, true, now(), now(), '{}')`);
  await migrate(database);
}, 240_000);
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const run = <Row>(statement: string): Promise<Row[]> =>
  asPlatform('a test looks behind the scenes', database, async (tx) => {
    const { rows } = await sql.raw<Row>(statement).execute(tx.db);
    return rows;
  });

test('badges keep their contents, positions and revisions', async () => {
  const badges = await run('select unique_key, position, revision, doc from badges order by position');
  expect(badges).toEqual([
    { unique_key: 'critic', position: 1, revision: '1', doc: { title: 'Critic', slug: 'critic', description: null } },
    {
      unique_key: 'fan',
      position: 2,
      revision: '3',
      doc: { title: 'Fan', slug: 'fan', backgroundColor: '#112233', icon: { id: 'a.svg' } },
    },
  ]);
});

test('member fields keep their types, networks and visibility', async () => {
  const own = { defaultPrivacy: 'PRIVATE', origin: 'CUSTOM', section: 'GENERAL', hidden: true };
  expect(await run('select unique_key, position, doc from member_fields order by position')).toEqual([
    { unique_key: 'custom.size', position: 1, doc: { key: 'custom.size', name: 'Size', type: 'NUMBER', ...own } },
    {
      unique_key: 'custom.net',
      position: 2,
      doc: {
        ...{ key: 'custom.net', name: 'Net', type: 'SOCIAL', socialType: 'TIKTOK' },
        ...{ defaultPrivacy: 'PUBLIC', origin: 'CUSTOM', section: 'SOCIAL', hidden: false },
      },
    },
  ]);
});

test('locations keep their default, selling and archived state; a new site still gets its own', async () => {
  const locations = 'select name, is_default, sells_online, archived, doc from locations';
  const [attic, cellar, main] = await run<{ doc: object }>(`${locations} where site_id = '${site}' order by name`);
  expect(cellar).toEqual({
    name: 'Cellar',
    is_default: false,
    sells_online: true,
    archived: false,
    doc: {
      ...{ name: 'Cellar', default: false, sellsOnline: true, archived: false },
      ...{ timeZone: 'UTC', locationTypes: ['BRANCH'] },
    },
  });
  expect(attic).toMatchObject({ name: 'Attic', archived: true, doc: { archived: true } });
  expect(main).toMatchObject({ name: 'Main location', is_default: true, doc: { timeZone: 'Europe/Berlin' } });
  await run(`insert into sites (id, name, currency, language, time_zone, created_date, updated_date)
    values ('${second}', 'New', 'EUR', 'en', 'UTC', now(), now())`);
  expect(await run(`${locations} where site_id = '${second}'`)).toMatchObject([{ is_default: true, archived: false }]);
  const secondDefault = `update locations set doc = doc || '{"default": true}' where id = '${first}'`;
  await expect(run(secondDefault)).rejects.toThrow('locations_default');
});
