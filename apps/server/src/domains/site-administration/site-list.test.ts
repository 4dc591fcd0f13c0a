import { siteAdministration, siteList } from '@stoa/contract';
import { type Staff, signInAs } from '@stoa/server/testing/staff';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';

let shops: TwoShops;
let owner: Staff;
const made: string[] = [];
beforeAll(async () => {
  shops = await openTwoShops();
  owner = await signInAs(shops, shops.one.site.id, 'owner');
  for (const name of ['Clay', 'Bowl', 'Ash']) {
    const site = { name, address: `s-${newId().slice(-12)}`, language: 'en', currency: 'EUR', timeZone: 'UTC' };
    made.push(((await owner.call(siteAdministration.createMySite, { site })).body.site as { id: string }).id);
  }
});
afterAll(() => shops?.stop());

type Listed = { id: string; name: string };
const query = async (request: object = {}, staff = owner) =>
  (await staff.call(siteList.querySites, { query: request })).body as {
    sites: Listed[];
    cursorPaging: { cursor?: string };
  };

test('a person finds their sites, page by page and by what they are called', async () => {
  const sort = [{ fieldName: 'name', order: 'ASC' }];
  const first = await query({ sort, cursorPaging: { limit: 2 } });
  expect(first.sites.map(({ name }) => name)).toEqual(['Ash', 'Bowl']);
  const { cursor } = first.cursorPaging;
  const second = await query({ cursorPaging: { cursor } });
  expect(second.sites.map(({ name }) => name)).toEqual(['Clay', expect.stringMatching(/^one/)]);
  const found = await query({ filter: { name: { $startsWith: 'Bo' }, published: true } });
  expect(found.sites).toMatchObject([
    {
      ...{ id: made[1], displayName: 'Bowl', namespace: 'WIX', published: true, blocked: false, trashedDate: null },
      ...{ ownerAccountId: owner.id, contributorAccountIds: [], domainConnected: false },
    },
  ]);
  expect((await owner.call(siteList.countSites)).body).toEqual({ count: 4 });
  expect((await owner.call(siteList.countSites, { filter: { name: 'Ash' } })).body).toEqual({ count: 1 });
});

test('nobody sees the sites of others, whatever they ask for', async () => {
  const stranger = await signInAs(shops, shops.other.site.id, 'owner');
  const ids = [...made, shops.one.site.id];
  for (const filter of [
    {},
    { id: { $in: ids } },
    { ownerAccountId: owner.id },
    { $or: [{ name: 'Ash' }, { id: ids[0] }] },
  ])
    expect((await query({ filter }, stranger)).sites.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([]);
  const { cursor } = (await query({ cursorPaging: { limit: 1 } })).cursorPaging;
  expect((await stranger.call(siteList.querySites, { query: { cursorPaging: { cursor } } })).status).toBe(400);
  const app = await shops.call(siteList.querySites, {}, shops.one.apiKey);
  expect((app.body.sites as Listed[]).map(({ id }) => id)).toEqual([shops.one.site.id]);
  expect((await shops.call(siteList.querySites, {}, await shops.one.visitorToken())).status).toBe(403);
});

test('fields and operators that there are not are named', async () => {
  for (const filter of [{ secret: 1 }, { name: { $like: 'a' } }])
    expect((await owner.call(siteList.countSites, { filter })).status).toBe(400);
});
