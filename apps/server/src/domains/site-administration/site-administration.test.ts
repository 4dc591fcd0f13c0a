import { accounts, pages, siteAdministration, siteSettings } from '@stoa/contract';
import { type Staff, signInAs } from '@stoa/server/testing/staff';
import { type Answer, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';

let shops: TwoShops;
let owner: Staff;
let stranger: Staff;
beforeAll(async () => {
  shops = await openTwoShops();
  owner = await signInAs(shops, shops.one.site.id, 'owner');
  stranger = await signInAs(shops, shops.other.site.id, 'owner');
});
afterAll(() => shops?.stop());

const errorOf = ({ body }: Answer) =>
  (body as { details?: { applicationError?: { code: string; data: unknown } } }).details?.applicationError;
const newAddress = () => `kiln-${newId().slice(-12)}`;
const plan = (address = newAddress()) => ({
  ...{ name: ' Kiln & Co ', address, country: 'US', language: 'en', currency: 'USD', timeZone: 'America/New_York' },
});
const on = (staff: Staff, siteId: string) => (url: string, body?: object) =>
  shops.send({
    url,
    ...(body ? { method: 'POST', body } : {}),
    headers: { ...staff.headers, 'wix-site-id': siteId },
  });
type Made = { id: string; url: string; name: string };
const make = async (staff: Staff, site = plan()): Promise<Made> =>
  (await staff.call(siteAdministration.createMySite, { site })).body.site as Made;

test('a person makes a site, owns it, and finds it open with a home page', async () => {
  const address = newAddress();
  const made = await make(owner, plan(address));
  expect(made).toMatchObject({
    name: 'Kiln & Co',
    url: `http://${address}.localhost`,
    state: 'ENABLED',
    role: 'owner',
  });
  const mine = await owner.call(siteAdministration.listMySites);
  expect((mine.body.sites as Made[]).map(({ id }) => id)).toEqual(expect.arrayContaining([shops.one.site.id, made.id]));
  const ask = on(owner, made.id);
  expect((await ask('/stoa/v1/session')).body).toMatchObject({ account: { siteId: made.id, role: 'owner' } });
  expect((await ask('/stoa/v1/site/settings')).body).toMatchObject({
    settings: { name: 'Kiln & Co', currency: 'USD', weightUnit: 'LB', paymentMethods: ['offline'], state: 'ENABLED' },
  });
  const home = await shops.send({ url: '/stoa/v1/pages/published', headers: { host: new URL(made.url).host } });
  expect(home.body).toMatchObject({ page: { slug: '', root: { props: { title: 'Kiln & Co' } } } });
  expect((await ask('/stoa/v1/audit-log/query', {})).body).toMatchObject({
    entries: [{ operation: 'stoa.sites.administration.createMySite' }],
  });
  // nobody else learns of it
  expect(JSON.stringify((await on(owner, shops.one.site.id)('/stoa/v1/audit-log/query', {})).body)).not.toContain(
    made.id,
  );
});

test('a taken or reserved address is refused with one that is free', async () => {
  const { url } = await make(owner);
  const [taken = ''] = new URL(url).host.split('.');
  const refused = errorOf(await stranger.call(siteAdministration.createMySite, { site: plan(taken) }));
  expect(refused).toMatchObject({ code: 'SITE_ADDRESS_TAKEN', data: { suggestion: `${taken}-1` } });
  expect(errorOf(await owner.call(siteAdministration.createMySite, { site: plan('dashboard') }))).toMatchObject({
    code: 'SITE_ADDRESS_TAKEN',
    data: { suggestion: expect.stringMatching(/^kiln-co/) },
  });
  for (const address of ['-a-', 'xn--bcher-kva', 'a.b', 'Ü', 'ab', 'a'.repeat(41), 'a/b', 'a b'])
    expect((await owner.call(siteAdministration.createMySite, { site: plan(address) })).status).toBe(400);
});

test('of two who want an address at once, one gets it', async () => {
  const site = plan();
  const answers = await Promise.all(
    [owner, stranger].map((one) => one.call(siteAdministration.createMySite, { site })),
  );
  expect(answers.map((answer) => errorOf(answer)?.code ?? 'made').sort()).toEqual(['SITE_ADDRESS_TAKEN', 'made']);
});

test('one owner never reaches the site of another', async () => {
  const made = await make(owner);
  const ask = on(stranger, made.id);
  expect((await ask('/stoa/v1/session')).body).toMatchObject({ account: { siteId: shops.other.site.id } });
  expect((await ask('/stoa/v1/site/settings')).status).not.toBe(200);
  expect((await ask('/stoa/v1/site/settings/state', { state: 'DISABLED' })).status).not.toBe(200);
  expect((await ask('/stoa/v1/site-pages')).status).not.toBe(200);
  const theirs = await stranger.call(siteAdministration.listMySites);
  expect((theirs.body.sites as Made[]).map(({ id }) => id)).toEqual([shops.other.site.id]);
  const mine = on(owner, made.id);
  expect((await mine('/stoa/v1/site/settings')).body).toMatchObject({ settings: { state: 'ENABLED' } });
});

test('bad plans are explained, and a suggestion is always an address', async () => {
  const wrong = await owner.call(siteAdministration.createMySite, {
    site: { ...plan(), name: '  ', language: 'nl', currency: 'XXY', timeZone: '+01:00' },
  });
  expect(wrong.body).toMatchObject({
    details: {
      validationError: {
        fieldViolations: ['name', 'language', 'currency', 'timeZone'].map((field) => ({ field: `site.${field}` })),
      },
    },
  });
  for (const name of ['Kiln & Co', 'Ü', '磁器', 'x', '--', 'a'.repeat(100), 'admin', 'Ab--cd'])
    expect((await owner.call(siteAdministration.suggestSiteAddress, { name })).body).toEqual({
      address: expect.stringMatching(/^(?!..--)[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/),
    });
});

test('a closed site is shut to visitors, one that opens soon says so, and its people go on', async () => {
  const made = await make(owner);
  const ask = on(owner, made.id);
  const host = new URL(made.url).host;
  const get = (url: string) => shops.server.inject({ url, headers: { host } });
  const put = (state: string) => ask('/stoa/v1/site/settings/state', { state });

  expect((await put('PENDING')).body).toMatchObject({ settings: { state: 'PENDING' } });
  const soon = await get('/shop');
  expect([soon.statusCode, soon.body.includes('<h1>Opening soon</h1>')]).toEqual([503, true]);
  expect((await get('/stoa/v1/site')).statusCode).toBe(200);
  for (const preview of ['/preview/unknown', '/blog/preview/unknown'])
    expect((await get(preview)).body).not.toContain('Opening soon');

  await put('DISABLED');
  const closed = await get('/');
  expect([closed.statusCode, closed.headers['retry-after']]).toEqual([503, '86400']);
  expect(closed.body).toContain('<h1>Closed at the moment</h1>');
  const call = await get('/stoa/v1/site');
  expect([call.statusCode, call.json().details.applicationError.code]).toEqual([428, 'SITE_NOT_PUBLISHED']);
  expect((await get('/preview/unknown')).body).toContain('Closed at the moment');
  expect((await ask('/stoa/v1/site/settings')).status).toBe(200);

  await put('ENABLED');
  expect((await get('/')).body).not.toContain('Closed at the moment');
});

test('only those who change settings open and close a site', async () => {
  const support = await signInAs(shops, shops.one.site.id, 'support');
  expect((await support.call(siteSettings.setSiteState, { state: 'DISABLED' })).status).toBe(403);
  expect((await shops.call(siteSettings.setSiteState, { state: 'DISABLED' }, shops.one.apiKey)).status).toBe(403);
});

test('apps and visitors make no sites', async () => {
  for (const token of [shops.one.apiKey, await shops.one.visitorToken()])
    expect((await shops.call(siteAdministration.createMySite, { site: plan() }, token)).status).toBe(403);
  expect((await shops.call(accounts.getSession)).status).toBe(401);
  expect((await shops.call(pages.listPages, {}, shops.one.apiKey)).status).toBe(200);
});
