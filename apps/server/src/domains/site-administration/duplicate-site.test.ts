import * as contract from '@stoa/contract';
import { SHOP_PAGES } from '@stoa/contract/stoa/site';
import { putOnShopPage } from '@stoa/server/testing/shop-pages';
import { type Staff, signInAs } from '@stoa/server/testing/staff';
import { type Answer, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverContext } from '../../context.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { storeBytes } from '../media/index.ts';
import { copySite } from '../site-archives/index.ts';
import { setTrashed } from '../sites/index.ts';

let shops: TwoShops;
let owner: Staff;
beforeAll(async () => {
  shops = await openTwoShops();
  owner = await signInAs(shops, shops.one.site.id, 'owner');
});
afterAll(() => shops?.stop());

const { siteAdministration } = contract;
const errorOf = ({ body }: Answer) =>
  (body as { details?: { applicationError?: { code: string; data: unknown } } }).details?.applicationError;
const newAddress = () => `copy-${newId().slice(-12)}`;
type Site = { id: string; url: string; name: string; state: string; isBeingFurnished: boolean };
const duplicate = (staff: Staff, address = newAddress()) =>
  staff.call(siteAdministration.duplicateSite, { site: { name: ' Twin ', address } });
const listed = async (id: string): Promise<Site | undefined> =>
  ((await owner.call(siteAdministration.listMySites)).body.sites as Site[]).find((site) => site.id === id);

/** Runs the task until it has nothing more to wait for: the clock of these sites stands still. */
async function finish(to: string, name = 'Twin'): Promise<void> {
  const platform = await serverContext(shops.app, shops.one.site.id, 'task');
  if (!platform || !('run' in copySite)) throw new Error('no such task');
  const { run } = copySite;
  const attempt = { number: 1, stopping: new AbortController().signal };
  await expect
    .poll(() => run(platform, { from: shops.one.site.id, to, name }, attempt), { timeout: 60_000 })
    .toBeUndefined();
}

test('a copy has what the site shows and sells, waits to be opened, and has none of its people', async () => {
  const { one } = shops;
  const picture = await storeBytes(one.ctx, Buffer.from('A private letter'), { fileName: 'a.txt', private: true });
  expect(picture).toHaveProperty('id');
  await shops.call(
    contract.productsV3.createProduct,
    {
      product: {
        name: 'Cup',
        productType: 'PHYSICAL',
        physicalProperties: {},
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '12' } }, physicalProperties: {}, choices: [] }] },
      },
    },
    one.apiKey,
  );
  await shops.call(
    contract.contacts.createContact,
    { info: { name: { first: 'Ines' }, emails: { items: [{ tag: 'MAIN', email: 'ines@contact.test' }] } } },
    one.apiKey,
  );
  const asOwner = async (operation: unknown, request: object) =>
    (await shops.call(operation, request, one.apiKey)).body;
  for (const kind of SHOP_PAGES) await putOnShopPage(asOwner, kind, 'Sent by noon.');
  await asOwner(contract.pages.publishPages, {});
  const answer = await duplicate(owner);
  const made = answer.body.site as Site;
  expect(made).toMatchObject({ name: 'Twin', state: 'PENDING', role: 'owner', isBeingFurnished: true });
  await finish(made.id);
  expect(await listed(made.id)).toMatchObject({ name: 'Twin', state: 'PENDING', isBeingFurnished: false });
  const on = (url: string, body?: object) =>
    shops.send({
      ...{ url, headers: { ...owner.headers, 'wix-site-id': made.id } },
      ...(body && { method: 'POST', body }),
    });
  const { products } = (await on('/stores/v3/products/query', {})).body as { products: { name: string }[] };
  expect(products.map(({ name }) => name)).toEqual(['Cup']);
  expect((await on('/stoa/v1/site/settings')).body).toMatchObject({
    settings: { name: 'Twin', currency: one.site.currency, paymentMethods: ['offline'] },
  });
  for (const kind of SHOP_PAGES)
    expect(JSON.stringify((await on(`/stoa/v1/shop-pages/${kind}`)).body)).toContain('Sent by noon.');
  const taxes = await on('/billing/v1/manual-tax-mappings');
  expect((taxes.body.manualTaxMappings as unknown[]).length).toBeGreaterThan(0);
  const { shippingOptions } = (await on('/ecom/v1/shipping-options/query', {})).body;
  expect((shippingOptions as unknown[]).length).toBeGreaterThan(0);
  expect((await on('/contacts/v4/contacts/query', {})).body).toMatchObject({ contacts: [] });
  const team = (await on('/stoa/v1/team')).body;
  expect(JSON.stringify(team)).toContain(owner.email);
  expect(JSON.stringify(team)).not.toContain(one.site.ownerEmail);
  const log = async (headers: Record<string, string>) =>
    JSON.stringify((await shops.send({ method: 'POST', url: '/stoa/v1/audit-log/query', body: {}, headers })).body);
  expect(await log({ ...owner.headers, 'wix-site-id': made.id })).toContain('administration.duplicateSite');
  expect(await log(owner.headers)).toContain('administration.duplicateSite');
  // done again, as after a crash, it leaves what its owner has changed since
  await on('/stoa/v1/site/settings/state', { state: 'ENABLED' });
  await finish(made.id);
  expect(await listed(made.id)).toMatchObject({ state: 'ENABLED' });
});

test('only the owner duplicates a site, under an address that is free', async () => {
  const others = await Promise.all([
    signInAs(shops, shops.one.site.id, 'admin'),
    signInAs(shops, shops.one.site.id, 'support'),
  ]);
  for (const other of others) expect((await duplicate(other)).status).toBe(403);
  const site = { name: 'Twin', address: newAddress() };
  for (const token of [shops.one.apiKey, await shops.one.visitorToken()])
    expect((await shops.call(siteAdministration.duplicateSite, { site }, token)).status).toBe(403);
  const stranger = await signInAs(shops, shops.other.site.id, 'owner');
  const onForeign = await shops.send({
    ...{ method: 'POST', url: '/stoa/v1/my-sites/duplicate', body: { site } },
    headers: { ...stranger.headers, 'wix-site-id': shops.one.site.id },
  });
  expect(onForeign.status).not.toBe(200);
  const address = newAddress();
  await duplicate(owner, address);
  expect(errorOf(await duplicate(owner, address))).toMatchObject({ code: 'SITE_ADDRESS_TAKEN' });
  expect((await duplicate(owner, '-')).status).toBe(400);
});

test('a copy is open to its owner even if the original goes meanwhile, and nothing is made of one that went itself', async () => {
  const made = (await duplicate(owner)).body.site as Site;
  await asPlatform('a test puts a site away', shops.database, (tx) => setTrashed(tx, made.id, new Date()));
  await finish(made.id);
  await finish(newId());
  expect(await listed(made.id)).toMatchObject({ isBeingFurnished: false });
});
