import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FORMS_NAMESPACE } from '@stoa/contract';
import { euCountries } from '@stoa/contract/stoa/tax-rate-sets';
import { storesAppIds } from '@stoa/contract/stores/app-ids';
import {
  aboutPage,
  catalogueCsv,
  contactForm,
  contactPage,
  type DemoBlock,
  drawPicture,
  homePage,
  shop,
  suppliesJsonLines,
} from '@stoa/demo';
import type { Block } from '@stoa/page-model';
import { serverCaller } from '../caller.ts';
import type { Config } from '../config.ts';
import { type Context, newContext } from '../context.ts';
import { startCollectingRequests } from '../domains/back-in-stock/index.ts';
import { importProducts, mediaByName } from '../domains/catalog/index.ts';
import { updatePolicy } from '../domains/checkout-settings/index.ts';
import { createCoupon } from '../domains/coupons/index.ts';
import { setUpDelivery } from '../domains/delivery/index.ts';
import { createForm, listForms } from '../domains/forms/index.ts';
import { createGiftCard } from '../domains/gift-cards/index.ts';
import { hashPassword, insertApiKey, newSecret } from '../domains/identity/index.ts';
import type { MediaFile } from '../domains/media/index.ts';
import { insertPage, publishPages } from '../domains/pages/index.ts';
import { storeDrawings, withMedia } from '../domains/site-templates/index.ts';
import { insertSite, setSiteState } from '../domains/sites/index.ts';
import { setUpTax } from '../domains/tax/index.ts';
import { insertOwner } from '../domains/team/index.ts';
import { asPlatform, withSite } from '../platform/db/index.ts';
import { DAY_MS } from '../platform/durations.ts';
import { newId } from '../platform/ids.ts';
import type { Site, SiteSettings } from '../site.ts';
import type { Running } from '../start.ts';
import { createSupplyCategories } from './demo-categories.ts';
import { createDemoCheckouts } from './demo-checkouts.ts';
import { createDemoPosts } from './demo-posts.ts';
import { createDemoReviews } from './demo-reviews.ts';
import { createDemoYear } from './demo-year.ts';

/** The app that sells products. */
const [STORES_APP_ID] = storesAppIds;
const OWNER_EMAIL = 'owner@demo.test';
const HOST = 'demo.localhost';

/** Facts about the demo shop for scripts; written to `demo.json` in the data directory. */
export type DemoFile = {
  baseUrl: string;
  siteId: string;
  siteHost: string;
  clientId: string;
  apiKey: string;
  ownerEmail: string;
  ownerPassword: string;
};

/**
 * Creates the demo shop: the site, its catalogue with pictures, its home page, and last its owner. Its ids and secrets
 * are recorded first, it is pending until it is complete, and every step leaves existing data alone: the next start
 * completes an interrupted one.
 */
export async function createDemoShop(running: Running, config: Config, say: (line: string) => void): Promise<DemoFile> {
  const { app, database } = running;
  const now = app.now();
  const file = await planDemoShop(join(config.dataDirectory, 'demo.json'), config.publicUrl);
  const site = siteOf(file);
  await asPlatform('a new site is not behind its wall yet', database, async (tx) => {
    await insertSite(tx, { ...site, state: 'PENDING', now });
    await setUpTax(tx, site.id, { ...shop.tax, countries: euCountries }, now);
    await setUpDelivery(tx, site.id, shop.delivery, now);
  });
  const ctx = newContext(app, { site, caller: serverCaller('setup') });
  const pictures = await drawPictures(ctx, say);
  say('Filling the catalogue ...');
  const findMedia = mediaByName(pictures);
  await importProducts(ctx, openText(catalogueCsv()), { findMedia });
  await createSupplyCategories(ctx, pictures);
  await importProducts(ctx, openText(suppliesJsonLines()), { findMedia });
  await startCollectingRequests(ctx, { appId: STORES_APP_ID });
  await createCodes(ctx);
  await writeLegalNotice(ctx);
  await createDemoReviews(ctx, pictures);
  await createDemoPosts(ctx, pictures);
  await createDemoCheckouts(ctx);
  if (config.demoYear) {
    say('Living through a year ...');
    await createDemoYear(ctx);
  }
  const rootOf = (page: DemoBlock) => withMedia(page, pictures) as Block;
  const contact = await createContactPage(ctx);
  await withSite(ctx, async (tx) => {
    await insertPage(tx, { id: newId(), address: '', root: rootOf(homePage) }, now, 1);
    await insertPage(tx, { id: newId(), address: 'contact', root: contact }, now, 2);
    await insertPage(tx, { id: newId(), address: 'print-shop', root: rootOf(aboutPage) }, now, 3);
  });
  await publishPages(ctx, {});
  const passwordHash = await hashPassword(file.ownerPassword);
  await asPlatform('a new site is not behind its wall yet', database, async (tx) => {
    await setSiteState(tx, site.id, site.state);
    await insertOwner(tx, { id: newId(), email: file.ownerEmail, name: 'Demo Owner', passwordHash }, site.id, now);
    await insertApiKey(tx, file.apiKey, site.id, 'Demo key', ['*'], now);
  });
  app.sites.forget();
  return file;
}

/** A coupon and a gift card to try; what is there already is left as it is. */
async function createCodes(ctx: Context): Promise<void> {
  await createCoupon(ctx, { specification: { ...shop.coupon, startTime: String(ctx.now().getTime() - 366 * DAY_MS) } });
  await createGiftCard(ctx, shop.giftCard);
}

/** The page by which people write to the shop. */
async function createContactPage(ctx: Context): Promise<Block> {
  const listed = await listForms(ctx, { namespace: FORMS_NAMESPACE });
  const known = 'forms' in listed ? listed.forms?.[0]?.id : null;
  return contactPage(known ?? (await createContactForm(ctx))) as Block;
}

async function createContactForm(ctx: Context): Promise<string> {
  const answer = await createForm(ctx, { form: { ...contactForm, namespace: FORMS_NAMESPACE } });
  const id = 'form' in answer ? answer.form?.id : null;
  if (!id) throw new Error(`the demo shop's form is refused: ${JSON.stringify(answer)}`);
  return id;
}

async function writeLegalNotice(ctx: Context): Promise<void> {
  const nodes = shop.legalNotice.map((text) => ({
    type: 'PARAGRAPH' as const,
    nodes: [{ type: 'TEXT' as const, textData: { text } }],
  }));
  await updatePolicy(ctx, { policy: { name: 'contact', visible: true, text: { nodes } } });
}

/** A text as the import opens files. */
const openText = (text: string) =>
  async function* () {
    yield Buffer.from(text);
  };

/** The record of an interrupted start, or new ids and secrets, recorded before anything uses them. */
async function planDemoShop(path: string, baseUrl: string): Promise<DemoFile> {
  const fresh: DemoFile = {
    baseUrl,
    siteId: newId(),
    siteHost: HOST,
    clientId: newId(),
    apiKey: `stoa_${newSecret()}`,
    ownerEmail: OWNER_EMAIL,
    ownerPassword: newSecret().slice(0, 12),
  };
  const known = existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as DemoFile) : null;
  const file = { ...fresh, ...known, baseUrl };
  await writeFile(path, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  return file;
}

const siteOf = ({ siteId, siteHost, clientId }: DemoFile): Site => ({
  id: siteId,
  name: shop.name,
  state: 'DEMO',
  currency: shop.currency,
  language: shop.language,
  timeZone: shop.timeZone,
  catalogVersion: 'V3_CATALOG',
  host: siteHost,
  clientId,
  revision: '1',
  settings: structuredClone(shop.settings) as unknown as SiteSettings,
});

/** Draws every picture of the catalogue and the home page, a few at a time, and stores them. */
async function drawPictures(ctx: Context, say: (line: string) => void): Promise<Map<string, MediaFile>> {
  const texts = [catalogueCsv(), suppliesJsonLines(), JSON.stringify([homePage, aboutPage])];
  const names = [...new Set(texts.flatMap((text) => [...text.matchAll(/[\w-]+\.webp/g)].map(String)))];
  say(`Drawing ${names.length} pictures for the demo shop ...`);
  return storeDrawings(ctx, names, drawPicture);
}
