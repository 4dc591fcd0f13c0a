import { audit, operators, pages, siteAdministration, siteDomains, team } from '@stoa/contract';
import { type Staff, signInAs } from '@stoa/server/testing/staff';
import { type Answer, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { storeBytes } from '../media/index.ts';

const addresses: string[] = [];
let shops: TwoShops;
let operator: Staff;
let owner: Staff;
beforeAll(async () => {
  shops = await openTwoShops({ hosting: { signUp: 'open', sitesDomain: 'localhost', operators: addresses } });
  operator = await signInAs(shops, shops.other.site.id, 'support');
  owner = await signInAs(shops, shops.one.site.id, 'owner');
  addresses.push(operator.email);
});
beforeEach(async () => {
  await operator.call(operators.setCommonLimits, { limits: { ofSite: {} } });
  await limitOne({});
});
afterAll(() => shops?.stop());

const errorOf = ({ body }: Answer) =>
  (body as { details?: { applicationError?: { code: string; data: unknown } } }).details?.applicationError;
const limitOne = (limits: object) => operator.call(operators.setSiteLimits, { siteId: shops.one.site.id, limits });
const limitAll = (limits: object) => operator.call(operators.setCommonLimits, { limits });
const reached = (limit: string, maximum: number) => ({ code: 'LIMIT_REACHED', data: { limit, maximum } });
const newPage = () =>
  owner.call(pages.createPage, { title: 'Page', address: `page-${newId().slice(-12)}`, content: [] });
type Use = { limit: string; used: number; maximum: number | null };
const use = async (): Promise<Record<string, Omit<Use, 'limit'>>> => {
  const answer = await owner.call(siteAdministration.getSiteUse);
  return Object.fromEntries((answer.body.use as Use[]).map(({ limit, ...of }) => [limit, of]));
};

test('without limits, nothing is refused, and what there is can be seen', async () => {
  const before = await use();
  expect(before).toMatchObject({ products: { maximum: null }, domains: { used: 0, maximum: null } });
  expect((await newPage()).status).toBe(200);
  expect((await use()).pages).toEqual({ used: (before.pages?.used ?? 0) + 1, maximum: null });
});

test('what is there when a limit is set stays, and there are no more', async () => {
  await newPage();
  await limitOne({ pages: 1, domains: 0, staff: 1 });
  expect(errorOf(await newPage())).toMatchObject(reached('pages', 1));
  expect(errorOf(await owner.call(siteDomains.addSiteDomain, { host: 'www.kiln-limits.com' }))).toMatchObject(
    reached('domains', 0),
  );
  const invited = await owner.call(team.inviteStaff, { email: 'a@b.test', role: 'support' });
  expect(errorOf(invited)).toMatchObject(reached('staff', 1));
  expect(await use()).toMatchObject({ pages: { maximum: 1 }, domains: { used: 0, maximum: 0 }, staff: { maximum: 1 } });
  const log = await owner.call(audit.queryAuditLog);
  expect(JSON.stringify(log.body)).toContain('stoa.operators.setSiteLimits');
});

test('the limits of all sites hold where a site has none of its own', async () => {
  await limitAll({ ofSite: { pages: 0, products: 7 } });
  expect(errorOf(await newPage())).toMatchObject(reached('pages', 0));
  await limitOne({ pages: 1000 });
  expect((await newPage()).status).toBe(200);
  expect(await use()).toMatchObject({ pages: { maximum: 1000 }, products: { maximum: 7 } });
  const listed = (await operator.call(operators.listAllSites, { search: 'one' })).body.sites;
  expect(listed).toMatchObject([{ limits: { pages: 1000, products: null } }]);
  expect((await operator.call(operators.getCommonLimits)).body).toEqual({
    limits: { ofSite: { pages: 0, products: 7, staff: null, domains: null, storageMegabytes: null }, sites: null },
  });
});

test('files that the storage has no room for are refused, and leave nothing behind', async () => {
  await limitOne({ storageMegabytes: 1 });
  const ctx = { ...shops.one.ctx, site: { ...shops.one.ctx.site, limits: { storageMegabytes: 1 } } };
  const store = (size: number) => storeBytes(ctx, Buffer.alloc(size, 'word '), { fileName: 'a.txt', private: true });
  expect(isRefusal(await store(600_000))).toBe(false);
  expect(await store(600_000)).toMatchObject({
    code: 'LIMIT_REACHED',
    data: { limit: 'storageMegabytes', maximum: 1 },
  });
  expect((await use()).storageMegabytes).toEqual({ used: 1, maximum: 1 });
});

test('a person owns as many sites as the limit says', async () => {
  const site = () => ({
    ...{ name: 'Kiln', address: `kiln-${newId().slice(-12)}`, language: 'en', currency: 'EUR', timeZone: 'UTC' },
  });
  await limitAll({ ofSite: {}, sites: 2 });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => owner.call(siteAdministration.createMySite, { site: site() })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(3);
  for (const answer of refused) expect(errorOf(answer)).toMatchObject(reached('sites', 2));
  const copy = { name: 'Twin', address: site().address };
  expect(errorOf(await owner.call(siteAdministration.duplicateSite, { site: copy }))).toMatchObject(
    reached('sites', 2),
  );
});

test('only operators set limits, and only sensible ones', async () => {
  const siteId = shops.one.site.id;
  const requests: [unknown, object][] = [
    [operators.getCommonLimits, {}],
    [operators.setCommonLimits, { limits: { ofSite: {} } }],
    [operators.setSiteLimits, { siteId, limits: {} }],
  ];
  for (const [operation, request] of requests) {
    expect(errorOf(await owner.call(operation, request))).toMatchObject({ code: 'NOT_AN_OPERATOR' });
    expect((await shops.call(operation, request, shops.one.apiKey)).status).toBe(403);
  }
  for (const pages of [-1, 1.5, 1e12, '7'])
    expect((await operator.call(operators.setSiteLimits, { siteId, limits: { pages } })).status).toBe(400);
  expect((await operator.call(operators.setSiteLimits, { siteId: newId(), limits: {} })).status).toBe(404);
  const support = await signInAs(shops, siteId, 'fulfilment');
  expect((await support.call(siteAdministration.getSiteUse)).status).toBe(403);
});
