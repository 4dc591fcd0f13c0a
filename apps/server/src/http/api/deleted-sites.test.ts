import { accounts, brands, siteAdministration } from '@stoa/contract';
import { signInAs } from '@stoa/server/testing/staff';
import { type Answer, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveImage } from '../../domains/media/index.ts';
import { purgeOldTrash } from '../../domains/site-administration/index.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { fillShop } from './every-operation.fixture.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops({});
});
afterAll(() => shops?.stop());

const codeOf = ({ body }: Answer) =>
  (body as { details?: { applicationError?: { code: string } } }).details?.applicationError?.code;
const ownerOfOne = () => signInAs(shops, shops.one.site.id, 'owner');
const listed = async (staff: Awaited<ReturnType<typeof ownerOfOne>>) =>
  (await staff.call(siteAdministration.listMySites)).body.sites as { id: string; trashedDate: string | null }[];

test('only an owner who types its name deletes a site', async () => {
  const { id, name } = shops.one.site;
  for (const role of ['admin', 'support'])
    expect((await (await signInAs(shops, id, role)).call(siteAdministration.deleteSite, { name })).status).toBe(403);
  expect((await shops.call(siteAdministration.deleteSite, { name }, shops.one.apiKey)).status).toBe(403);
  const owner = await ownerOfOne();
  expect(codeOf(await owner.call(siteAdministration.deleteSite, { name: 'something' }))).toBe('SITE_NAME_DIFFERS');
  const old = await signInAs(shops, id, 'owner', { authenticated: new Date(shops.app.now().getTime() - DAY_MS) });
  expect(codeOf(await old.call(siteAdministration.deleteSite, { name }))).toBe('RECENT_LOGIN_REQUIRED');
  // an owner of another site names this one
  const stranger = await signInAs(shops, shops.other.site.id, 'owner');
  const headers = { ...stranger.headers, 'wix-site-id': id };
  const tried = await shops.send({ method: 'POST', url: '/stoa/v1/my-sites/delete', body: { name }, headers });
  expect(tried.status).toBe(401);
  expect((await listed(owner))[0]).toMatchObject({ id, trashedDate: null });
});

test('nobody reaches a site in the trash, and its owner restores it as it was', async () => {
  const { id, name, host } = shops.one.site;
  const owner = await ownerOfOne();
  const token = await shops.one.visitorToken();
  const deleted = await owner.call(siteAdministration.deleteSite, { name });
  expect(deleted.body).toEqual({ deletionDate: '2026-04-01T10:00:00.000Z' });
  expect(codeOf(await owner.call(brands.queryBrands))).toBe('SITE_IN_TRASH');
  expect(codeOf(await shops.call(brands.queryBrands, {}, shops.one.apiKey))).toBe('SITE_IN_TRASH');
  expect(codeOf(await shops.send({ url: '/stoa/v1/site', token }))).toBe('SITE_NOT_PUBLISHED');
  expect(codeOf(await shops.send({ url: '/stoa/v1/site', headers: { host } }))).toBe('SITE_NOT_PUBLISHED');
  expect((await shops.send({ url: '/', headers: { host } })).status).toBe(404);
  const { 'wix-site-id': _, ...headers } = owner.headers;
  expect((await shops.send({ url: '/stoa/v1/session', headers })).body).toMatchObject({ account: { siteId: null } });
  expect(await listed(owner)).toMatchObject([{ id, trashedDate: '2026-03-02T10:00:00.000Z' }]);

  const admin = await signInAs(shops, id, 'admin');
  expect((await admin.call(siteAdministration.restoreSite)).status).toBe(403);
  expect((await owner.call(siteAdministration.restoreSite)).body).toEqual({});
  expect((await owner.call(brands.queryBrands)).status).toBe(200);
  expect((await shops.send({ url: '/stoa/v1/site', token })).status).toBe(200);
  expect((await owner.call(accounts.getSession)).body).toMatchObject({ account: { siteId: id } });
});

test('after its time in the trash, a site is gone from every table, and no other has lost anything', async () => {
  const { id, name, host } = shops.one.site;
  const owner = await ownerOfOne();
  await fillShop(shops, shops.one);
  await fillShop(shops, shops.other);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
  const picture = await saveImage(shops.one.ctx, { fileName: 'a.svg', bytes: Buffer.from(svg) });
  await shops.settled();
  await owner.call(siteAdministration.deleteSite, { name });
  const before = await rowsOf(shops.other.site.id);
  const services = (days: number) => ({
    ...shops.app,
    now: () => new Date(shops.app.now().getTime() + days * DAY_MS),
  });
  await purgeOldTrash(services(29));
  expect((await listed(owner)).length).toBe(1);
  await purgeOldTrash(services(31));
  expect(await rowsOf(id)).toEqual({});
  expect(await rowsOf(shops.other.site.id)).toEqual(before);
  expect(await shops.app.media.public.read(picture?.id ?? '')).toBeNull();
  expect(await shops.app.sites.byHost(host)).toBeNull();
  expect(await listed(owner)).toEqual([]);
});

/** How many rows of each table name a site. */
async function rowsOf(siteId: string): Promise<Record<string, number>> {
  return asPlatform('a test counts', shops.database, async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'site_id' and table_name in (
        select tablename from pg_tables where schemaname = current_schema())`.execute(tx.db);
    const counts: [string, number][] = [];
    for (const { name } of rows) {
      if (['tasks', 'outbox', 'recorded_changes'].includes(name)) continue;
      const { rows: found } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(name)} where site_id = ${siteId}`.execute(tx.db);
      counts.push([name, found[0]?.count ?? 0]);
    }
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  });
}
