import { Readable } from 'node:stream';
import * as contract from '@stoa/contract';
import { openHomePage } from '@stoa/server/testing/home-page';
import { type Staff, signInAs } from '@stoa/server/testing/staff';
import { type Answer, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverContext } from '../../context.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { saveImage } from '../media/index.ts';
import { type CommonLimits, saveCommonLimits } from '../sites/index.ts';
import { forgetFiles } from './forget-files.ts';
import { furnishSite } from './furnish-site.ts';
import { uploadTemplate } from './keep-template.ts';
import { findTemplates, putTemplate, type TemplateFiles } from './saved-templates.store.ts';

const { siteTemplates, siteAdministration, operators } = contract;
const addresses: string[] = [];
let shops: TwoShops;
let owner: Staff;
/** Owns another site. */
let stranger: Staff;
let picture: string;
beforeAll(async () => {
  shops = await openTwoShops({ hosting: { signUp: 'open', sitesDomain: 'localhost', operators: addresses } });
  owner = await signInAs(shops, shops.one.site.id, 'owner');
  stranger = await signInAs(shops, shops.other.site.id, 'owner');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><rect width="9" height="9"/></svg>';
  picture = (await saveImage(shops.one.ctx, { fileName: 'kiln.svg', bytes: Buffer.from(svg) }))?.id ?? '';
  await fill();
});
afterAll(() => shops?.stop());

type Template = {
  id: string;
  name: string;
  picture: string | null;
  isOwn: boolean;
  isPublished: boolean;
  size: number;
};
type Site = { id: string; name: string; currency: string; language: string; isBeingFurnished: boolean };

const errorOf = ({ body }: Answer) =>
  (body as { details?: { applicationError?: { code: string } } }).details?.applicationError;
const listed = async (staff: Staff): Promise<Template[]> =>
  (await staff.call(siteTemplates.listTemplates)).body.templates as Template[];
const names = async (staff: Staff) => (await listed(staff)).map(({ name }) => name);
const save = async (request: object, staff = owner): Promise<Template> => {
  const { status, body } = await staff.call(siteTemplates.saveSiteAsTemplate, request);
  expect([status, body]).toEqual([200, { template: expect.anything() }]);
  return body.template as Template;
};
const rowOf = (id: string) =>
  asPlatform('a test looks', shops.database, async (tx) => (await findTemplates(tx, { id }))[0]);

/** A home page with a picture, and a product that has been counted. */
async function fill(): Promise<void> {
  const { apiKey } = shops.one;
  const image = { id: picture, width: 40, height: 50, alt: 'A kiln' };
  const content = [{ id: 'kiln', type: 'imageWithText', props: { heading: 'Fired here', image } }];
  await openHomePage(shops.app, shops.one.site.id, content);
  const variants = [
    { price: { actualPrice: { amount: '12' } }, inventoryItem: { quantity: 7 }, physicalProperties: {} },
  ];
  const product = { name: 'Cup', productType: 'PHYSICAL', physicalProperties: {}, variantsInfo: { variants } };
  expect((await shops.call(contract.productsV3.createProductWithInventory, { product }, apiKey)).status).toBe(200);
}

const plan = (template: string) => ({
  ...{ name: 'Begun', address: `begun-${newId().slice(-12)}`, country: 'FR' },
  ...{ language: 'fr', currency: 'CHF', timeZone: 'Europe/Paris', template },
});

/** Makes a site of a template, and runs the task until it has nothing more to wait for: the clock of these sites stands still. */
async function begun(staff: Staff, template: string): Promise<Site> {
  const { status, body } = await staff.call(siteAdministration.createMySite, { site: plan(template) });
  expect([status, body]).toEqual([200, { site: expect.objectContaining({ isBeingFurnished: true }) }]);
  const site = body.site as Site;
  await furnish(site.id, template);
  return site;
}

async function furnish(siteId: string, template: string): Promise<void> {
  const platform = await serverContext(shops.app, shops.one.site.id, 'task');
  if (!platform || !('run' in furnishSite)) throw new Error('no such task');
  const { run } = furnishSite;
  const attempt = { number: 1, stopping: new AbortController().signal };
  await expect.poll(() => run(platform, { siteId, template }, attempt)).toBeUndefined();
}

test('a site that is saved as a template furnishes a new one, in its language and currency', async () => {
  const template = await save({ name: ' Clay ', description: 'Plain' });
  const { language, currency } = shops.one.site;
  expect(template).toMatchObject({
    name: 'Clay',
    description: 'Plain',
    language,
    currency,
    isOwn: true,
    isPublished: false,
  });
  expect(await shops.app.media.public.sizeOf(template.picture ?? '')).toBeGreaterThan(0);
  expect(template.picture).not.toBe(picture);
  const site = await begun(owner, template.id);
  expect(site).toMatchObject({ name: 'Begun', language, currency });
  const headers = { ...owner.headers, 'wix-site-id': site.id };
  const on = async (url: string, body?: object) =>
    (await shops.send({ url, headers, ...(body && { method: 'POST', body }) })).body;
  expect(await on('/stoa/v1/site/settings')).toMatchObject({
    settings: { name: 'Begun', language, currency, timeZone: 'Europe/Paris' },
  });
  const { products } = (await on('/stores/v3/products/query', {})) as { products: { name: string }[] };
  expect(products.map(({ name }) => name)).toEqual(['Cup']);
  expect(JSON.stringify(await on('/stoa/v1/pages/published'))).toContain('Fired here');
  // done again, as after a crash
  await furnish(site.id, template.id);
  const { sites } = (await owner.call(siteAdministration.listMySites)).body as { sites: Site[] };
  expect(sites.find(({ id }) => id === site.id)).toMatchObject({ isBeingFurnished: false });
});

test('a template is its owner’s alone: others neither see, choose, change, download nor delete it', async () => {
  const { id: templateId } = await save({ name: 'Secret' });
  expect(await names(stranger)).not.toContain('Secret');
  expect((await stranger.call(siteAdministration.createMySite, { site: plan(templateId) })).status).toBe(400);
  const changes = await shops.watch();
  const { updateTemplate, downloadTemplate, deleteTemplate } = siteTemplates;
  for (const operation of [updateTemplate, downloadTemplate, deleteTemplate])
    expect((await stranger.call(operation, { templateId, name: 'Mine' })).status).toBe(404);
  const replaced = await stranger.call(siteTemplates.saveSiteAsTemplate, { templateId });
  expect(replaced.status).toBe(404);
  expect(await changes()).toEqual([]);
  expect(await names(owner)).toContain('Secret');
});

test('only owners save sites as templates, and only owners of sites upload some', async () => {
  const admin = await signInAs(shops, shops.one.site.id, 'admin');
  expect((await admin.call(siteTemplates.saveSiteAsTemplate, { name: 'A' })).status).toBe(403);
  expect((await upload(admin, await archive())).statusCode).toBe(403);
  expect((await shops.call(siteTemplates.saveSiteAsTemplate, { name: 'A' }, shops.one.apiKey)).status).toBe(403);
});

test('a published template is offered to everybody, to those who sign up as well, until an operator withdraws it', async () => {
  const { id: templateId } = await save({ name: 'For all' });
  const publish = (isPublished: boolean, staff = owner) =>
    staff.call(operators.setTemplatePublished, { templateId, isPublished });
  expect(errorOf(await publish(true))).toMatchObject({ code: 'NOT_AN_OPERATOR' });
  addresses.push(owner.email, stranger.email);
  // operators publish what is theirs
  expect((await publish(true, stranger)).status).toBe(404);
  expect((await publish(true)).body).toEqual({});
  expect(await listed(stranger)).toMatchObject([{ name: 'For all', isOwn: false, isPublished: true }]);
  const asNobody = await shops.send({ url: '/stoa/v1/site-templates', headers: { host: 'localhost' } });
  expect(asNobody.body.templates).toMatchObject([{ name: 'For all', isOwn: false }]);
  const site = await begun(stranger, templateId);
  expect(site.currency).toBe(shops.one.site.currency);
  expect((await stranger.call(siteTemplates.downloadTemplate, { templateId })).status).toBe(404);
  expect((await publish(false, stranger)).body).toEqual({});
  expect(await names(stranger)).toEqual([]);
  addresses.splice(0);
});

/** The archive of a whole site. */
const archive = async (): Promise<Buffer> => {
  const headers = { host: 'localhost', authorization: shops.one.apiKey };
  return (await shops.server.inject({ url: '/stoa/v1/site/archive', headers })).rawPayload;
};

const upload = (staff: Staff, payload: Buffer, about: Record<string, string> = { name: 'Uploaded' }) =>
  shops.server.inject({
    ...{ method: 'POST', url: `/stoa/v1/site-templates/uploads?${new URLSearchParams(about)}`, payload },
    headers: { host: 'localhost', 'content-type': 'application/octet-stream', ...staff.headers },
  });

test('an archive from elsewhere is a template as it is, and downloads as it came', async () => {
  const bytes = await archive();
  const { template } = (await upload(stranger, bytes)).json() as { template: Template };
  expect(template).toMatchObject({ name: 'Uploaded', currency: shops.one.site.currency, size: bytes.length });
  const url = `/stoa/v1/site-templates/${template.id}/archive`;
  const file = await shops.server.inject({ url, headers: { host: 'localhost', ...stranger.headers } });
  expect(file.rawPayload.equals(bytes)).toBe(true);
  expect(file.headers['content-disposition']).toContain('Uploaded.stoa.zip');
  const site = await begun(stranger, template.id);
  expect(site.name).toBe('Begun');
});

/** The archive with something else in its table of contents about the files whose names begin so. */
async function changed(beginning: string, change: (bytes: Buffer, at: number) => void): Promise<Buffer> {
  const bytes = await archive();
  const name = 46;
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1))
    if (bytes.subarray(at + name).toString('latin1', 0, beginning.length) === beginning) change(bytes, at);
  return bytes;
}
/** Pictures are said to be packed: as such, their bytes make no sense. */
const withWrongPictures = () => changed('media/', (bytes, at) => bytes.writeUInt16LE(8, at + 10));
/** What the archive says of itself is longer than it is said to be. */
const withLongManifest = () => changed('site.json', (bytes, at) => bytes.writeUInt32LE(1, at + 24));

test.each([
  ['is no archive', async () => Buffer.from('Hello'), 'no zip archive'],
  ['is cut off', async () => (await archive()).subarray(0, -40), 'no zip archive'],
  ['has a picture that cannot be unpacked', withWrongPictures, 'cannot be read'],
  ['has a manifest that cannot be unpacked', withLongManifest, 'site.json cannot be read'],
])('an upload that %s is refused, and leaves nothing', async (_what, make, reason) => {
  const changes = await shops.watch();
  const { statusCode, body } = await upload(stranger, await make());
  expect(statusCode).toBe(400);
  expect(body).toContain('ARCHIVE_NOT_USABLE');
  expect(body).toContain(reason);
  expect(await changes()).toEqual([]);
});

test('a template that is replaced keeps its name, and its earlier files go; a deleted one leaves its sites as they are', async () => {
  const { id: templateId, picture: earlier } = await save({ name: 'Twice', description: 'Kept' });
  const first = await rowOf(templateId);
  expect(await save({ templateId })).toMatchObject({ id: templateId, name: 'Twice', description: 'Kept' });
  const second = await rowOf(templateId);
  expect(second?.archive).not.toBe(first?.archive);
  const { private: storage, public: shown } = shops.app.media;
  await expect.poll(() => storage.sizeOf(first?.archive ?? '')).toBeNull();
  await expect.poll(() => shown.sizeOf(earlier ?? '')).toBeNull();
  const renamed = await owner.call(siteTemplates.updateTemplate, { templateId, name: 'Once', description: '' });
  expect(renamed.body.template).toMatchObject({ name: 'Once', description: '' });
  expect((await owner.call(siteTemplates.updateTemplate, { templateId, name: ' ' })).status).toBe(400);
  expect((await owner.call(siteTemplates.deleteTemplate, { templateId })).body).toEqual({});
  expect(await names(owner)).not.toContain('Once');
  await expect.poll(() => storage.sizeOf(second?.archive ?? '')).toBeNull();
  // a site that was to begin with it is open to its owner all the same
  const { id } = await begun(owner, (await save({ name: 'Brief' })).id);
  await furnish(id, templateId);
});

test('the files of a template whose process dies while it is saved are deleted later', async () => {
  const { private: storage } = shops.app.media;
  const stored: string[] = [];
  const dies = () => Promise.reject(new Error('the process died'));
  const moveIn: typeof storage.moveIn = (name, path) => {
    stored.push(name);
    return storage.moveIn(name, path);
  };
  const media = { ...shops.one.ctx.media, private: { ...storage, moveIn, sizeOf: dies, remove: dies } };
  const caller = { kind: 'staff', id: owner.id, role: 'owner', permissions: [] } as const;
  const ctx = { ...shops.one.ctx, caller, media };
  await expect(uploadTemplate(ctx, { name: 'Lost', content: Readable.from([await archive()]) })).rejects.toThrow(
    'died',
  );
  const [name = ''] = stored;
  expect(await storage.sizeOf(name)).toBeGreaterThan(0);
  const { rows } = await asPlatform('a test looks', shops.database, (tx) =>
    sql<{ input: TemplateFiles }>`select input from tasks where key = ${name}`.execute(tx.db),
  );
  expect(rows).toMatchObject([{ input: { archive: name } }]);
  for (const { input } of rows) await forgetFiles(shops.app, input);
  expect(await storage.sizeOf(name)).toBeNull();
});

test('templates of a person take no more than the files of a site may', async () => {
  const bytes = await archive();
  const limit = (limits: CommonLimits) =>
    asPlatform('a test limits', shops.database, (tx) => saveCommonLimits(tx, limits));
  await limit({ storageMegabytes: 0 });
  const changes = await shops.watch();
  const refused = await upload(stranger, bytes);
  expect([refused.statusCode, refused.json().details.applicationError]).toMatchObject([
    428,
    { code: 'LIMIT_REACHED', data: { limit: 'templateMegabytes', maximum: 0 } },
  ]);
  expect(await changes()).toEqual([]);
  await limit({});
});

test('a person has 20 templates at most', async () => {
  const bytes = await archive();
  const { template } = (await upload(stranger, bytes)).json() as { template: Template };
  const known = await rowOf(template.id);
  if (!known) throw new Error('no such template');
  const have = (await listed(stranger)).length;
  await asPlatform('a test keeps many', shops.database, async (tx) => {
    for (let more = have; more < 20; more++)
      await putTemplate(tx, { ...known, id: newId(), archive: `${newId()}.zip` });
  });
  const refused = await upload(stranger, bytes);
  expect([refused.statusCode, refused.json().details.applicationError]).toMatchObject([
    428,
    { code: 'TOO_MANY_TEMPLATES', data: { maximum: 20 } },
  ]);
  expect((await upload(stranger, bytes, { templateId: template.id })).statusCode).toBe(200);
});
