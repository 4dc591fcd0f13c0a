import { Readable } from 'node:stream';
import * as contract from '@stoa/contract';
import { catalogueCsv } from '@stoa/demo';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSite } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { importProducts } from '../catalog/index.ts';
import { findArchivedFiles, receiveFile, storeBytes } from '../media/index.ts';
import { importJob } from './import-job.ts';
import { exported, imported, type NewSite, newSite, packed, unpacked, uploaded } from './site-archives.fixture.ts';

let shops: TwoShops;
let whole: NewSite;
let archive: Buffer;
/** Of the picture on the pages, and of a private file. */
let [picture, secret] = ['', ''];

beforeAll(async () => {
  shops = await openTwoShops();
  whole = await newSite(shops);
  await fill(whole);
  archive = await exported(shops, whole);
});
afterAll(() => shops.stop());

const call = async (site: NewSite, operation: unknown, request: object) => {
  const { status, body } = await shops.call(operation, request, site.apiKey);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Record<string, never>;
};

async function addFile(
  { ctx }: NewSite,
  content: string,
  arrival: { fileName: string; private?: boolean; folderPath?: string },
) {
  const file = await storeBytes(ctx, Buffer.from(content), { ...arrival, labels: ['summer'] });
  if (isRefusal(file)) throw new Error(JSON.stringify(file));
  return file.id;
}

/** A shop with everything that archives hold. */
async function fill(site: NewSite): Promise<void> {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><circle r="9" fill="red"/></svg>';
  picture = await addFile(site, drawing, { fileName: 'Türen.svg', folderPath: 'Shop/Doors' });
  secret = await addFile(site, 'The whole book', { fileName: 'book.txt', private: true });
  await call(site, contract.brands.createBrand, { brand: { name: 'Kiln' } });
  await call(site, contract.ribbons.createRibbon, { ribbon: { name: 'New' } });
  await call(site, contract.infoSections.createInfoSection, {
    infoSection: {
      uniqueName: 'care',
      title: 'Care',
      plainDescription: `<p>As <b>here</b>: <img src="/media/${picture}"></p>`,
    },
  });
  const treeReference = { appNamespace: '@wix/stores' };
  const { category } = (await call(site, contract.categories.createCategory, {
    category: { name: 'Posters', image: { id: picture, altText: 'A door' }, description: 'For walls' },
    treeReference,
  })) as unknown as { category: { id: string } };
  await call(site, contract.categories.createCategory, {
    category: { name: 'Large', parentCategory: { id: category.id }, visible: false },
    treeReference,
  });
  const files = new Map([[picture, { id: picture, width: 40, height: 30 }]]);
  const open = async function* () {
    yield Buffer.from(catalogueCsv());
  };
  const findMedia = async (sources: readonly string[]) => ({
    files: new Map(sources.map((source) => [source, { id: picture, width: 40, height: 30, altText: null }] as const)),
    failures: new Map<string, string>(),
    stored: files.size,
  });
  expect((await importProducts(site.ctx, open, { findMedia })).problems).toEqual([]);
  await arrange(site, category.id);
  const content = [
    {
      id: 'first',
      type: 'imageWithText',
      props: { heading: 'Doors', image: { id: picture, width: 40, height: 30, alt: 'A door' } },
    },
    { id: 'second', type: 'productGrid', props: { heading: 'New', category: category.id } },
  ];
  await call(site, contract.pages.createPage, { title: 'About', address: 'about', content });
  await call(site, contract.pages.publishPages, { note: 'First' });
  await call(site, contract.pages.createPage, { title: 'Later', address: 'later', content: [] });
  await call(site, contract.forms.createForm, {
    form: { namespace: contract.FORMS_NAMESPACE, name: 'Contact', formFields: [] },
  });
  await writeBlog(site);
  await translate(site);
  await setUpTaxAndDelivery(site);
  await call(site, contract.checkoutForm.updatePolicy, {
    policy: {
      name: 'terms',
      visible: true,
      text: { nodes: [{ type: 'PARAGRAPH', id: 'a', nodes: [textNode('Be kind.')] }] },
    },
  });
}

type Translation = { entityId: string; revision: string; state: string; texts: Record<string, string>[] };

/** Everything that can be translated into German, of each kind. */
async function translationsOf(site: NewSite): Promise<[string, Translation][]> {
  const found: [string, Translation][] = [];
  for (const kind of ['PRODUCT', 'CATEGORY', 'PAGE', 'SITE']) {
    const listed = (await call(site, contract.translations.listTranslations, { kind, language: 'de' })) as unknown as {
      translations: Translation[];
    };
    for (const { entityId } of listed.translations) {
      const one = { kind, entityId, language: 'de' };
      const { translation } = (await call(site, contract.translations.getTranslation, one)) as unknown as {
        translation: Translation;
      };
      found.push([kind, translation]);
    }
  }
  return found;
}

/** Says everything in German. */
async function translate(site: NewSite): Promise<void> {
  const { settings } = (await call(site, contract.siteSettings.getSiteSettings, {})) as unknown as {
    settings: { revision: string };
  };
  await call(site, contract.siteSettings.updateSiteSettings, {
    settings: { revision: settings.revision, otherLanguages: ['de'] },
  });
  for (const [kind, { entityId, revision, texts }] of await translationsOf(site)) {
    const said = texts.map(({ field, source, sourceVersion }) => ({
      field,
      sourceVersion,
      text: `${source}, deutsch`,
    }));
    await call(site, contract.translations.saveTranslation, {
      translation: { kind, entityId, language: 'de', revision, texts: said },
    });
  }
}

const MANUAL_CALCULATOR = '00000000-0000-4000-8000-0000000000b1';

/** A tax of its own in one region, and each way of delivering. */
async function setUpTaxAndDelivery(site: NewSite): Promise<void> {
  const { taxGroup } = (await call(site, contract.taxGroups.createTaxGroup, {
    taxGroup: { name: 'Books' },
  })) as unknown as { taxGroup: { id: string } };
  const { taxRegion } = (await call(site, contract.taxRegions.createTaxRegion, {
    taxRegion: { country: 'FR', appId: MANUAL_CALCULATOR },
  })) as unknown as { taxRegion: { id: string } };
  await call(site, contract.manualTaxMappings.createManualTaxMapping, {
    manualTaxMapping: { taxGroupId: taxGroup.id, taxRegionId: taxRegion.id, taxRate: '0.055', taxName: 'TVA' },
  });
  await call(site, contract.taxSettings.upsertTaxSettings, { taxSettings: { taxIncludedInItemPrices: true } });
  const { deliveryProfiles } = (await call(site, contract.deliveryProfiles.queryDeliveryProfiles, {})) as unknown as {
    deliveryProfiles: { id: string }[];
  };
  const region = { name: 'France', destinations: [{ countryCode: 'FR' }], deliveryCarriers: [] };
  const added = (await call(site, contract.deliveryProfiles.addDeliveryRegion, {
    deliveryProfileId: deliveryProfiles[0]?.id,
    deliveryRegion: region,
  })) as unknown as { deliveryProfile: { deliveryRegions: { id: string }[] } };
  await call(site, contract.deliveryProfiles.createDeliveryProfile, {
    deliveryProfile: { name: 'Large things', deliveryRegions: [{ ...region, name: 'Everywhere', destinations: [] }] },
  });
  const deliveryRegionIds = added.deliveryProfile.deliveryRegions.map(({ id }) => id);
  await call(site, contract.shippingOptions.createShippingOption, {
    shippingOption: { title: 'Post', deliveryRegionIds, rates: [{ amount: '4.90' }] },
  });
  const address = { country: 'FR', city: 'Paris', postalCode: '75001', addressLine: 'Rue 1' };
  await call(site, contract.pickupLocations.createPickupLocation, {
    pickupLocation: { name: 'Studio', address, deliveryRegionIds },
  });
  await call(site, contract.localDeliveryOptions.createLocalDeliveryOption, {
    localDeliveryOption: { areaName: 'Paris', rate: '6.00', zipConfig: { zipCodes: ['75*'] }, deliveryRegionIds },
  });
}

/** Puts products into a category, in an order of their own, and gives it another address. */
async function arrange(site: NewSite, categoryId: string): Promise<void> {
  const treeReference = { appNamespace: '@wix/stores' };
  const { products } = (await call(site, contract.productsV3.queryProducts, {
    query: { cursorPaging: { limit: 3 } },
  })) as unknown as { products: { id: string }[] };
  const items = products.map(({ id }) => ({ appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: id }));
  await call(site, contract.categories.bulkAddItemsToCategory, { categoryId, items, treeReference });
  await call(site, contract.categories.setArrangedItems, { categoryId, items: items.toReversed(), treeReference });
  const { category } = (await call(site, contract.categories.getCategory, {
    categoryId,
    treeReference,
  })) as unknown as {
    category: { revision: string };
  };
  await call(site, contract.categories.updateCategory, {
    category: { id: categoryId, revision: category.revision, slug: 'prints' },
    treeReference,
  });
}

const textNode = (text: string) => ({ type: 'TEXT', id: '', nodes: [], textData: { text, decorations: [] } });

/** A post that changed after it was published, one that did not, and one that waits. */
async function writeBlog(site: NewSite): Promise<void> {
  const { category } = (await call(site, contract.blogCategories.createCategory, {
    category: { label: 'Clay', coverImage: { id: picture } },
  })) as unknown as { category: { id: string } };
  const { tag } = (await call(site, contract.blogTags.createTag, { label: 'glaze' })) as unknown as {
    tag: { id: string };
  };
  const richContent = { nodes: [{ type: 'PARAGRAPH', id: 'p', nodes: [textNode('We fired it.')] }] };
  const shared = {
    richContent,
    categoryIds: [category.id],
    tagIds: [tag.id],
    heroImage: { id: picture, altText: 'Fire' },
  };
  const post = async (title: string, publish: boolean) => {
    const draftPost = { ...shared, title, authorName: 'Nora' };
    const made = await call(site, contract.draftPosts.createDraftPost, { draftPost, publish });
    return (made as unknown as { draftPost: { id: string } }).draftPost.id;
  };
  const changed = await post('First firing', true);
  await call(site, contract.draftPosts.updateDraftPost, {
    draftPost: { id: changed, title: 'The first firing', tagIds: [] },
  });
  await post('Second firing', true);
  const waiting = await post('Third firing', false);
  await call(site, contract.draftPosts.updateDraftPost, {
    ...{ draftPost: { id: waiting }, action: 'UPDATE_SCHEDULE', scheduledPublishDate: '2030-01-01T10:00:00.000Z' },
  });
}

const copyOf = async (from: Buffer): Promise<NewSite> => {
  const copy = await newSite(shops);
  expect(await imported(shops, copy, from)).toMatchObject({ problems: [], problemCount: 0 });
  return copy;
};

test('the same site makes the same archive, and so does one that took it in', async () => {
  expect((await exported(shops, whole)).equals(archive)).toBe(true);
  const copy = await copyOf(archive);
  const again = await exported(shops, copy);
  const [first, second] = [await unpacked(archive), await unpacked(again)];
  expect([...second.keys()]).toEqual([...first.keys()]);
  for (const [path, bytes] of first) expect([path, second.get(path)?.toString()]).toEqual([path, bytes.toString()]);
  expect(again.equals(archive)).toBe(true);
  expect((await exported(shops, await copyOf(again))).equals(archive)).toBe(true);
});

test('an archive has the files, products and pages of a site, and nothing of its people', async () => {
  const files = await unpacked(archive);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'site.json',
      'media.jsonl',
      'products.jsonl',
      'pages.jsonl',
      `media/${picture}`,
      `media/${secret}`,
    ]),
  );
  expect(files.get(`media/${secret}`)?.toString()).toBe('The whole book');
  expect(JSON.parse(files.get('arrangements.jsonl')?.toString() ?? '').products).toHaveLength(3);
  const former = { kind: 'category', slug: 'posters', leadsTo: 'prints' };
  expect(JSON.parse(files.get('former-addresses.jsonl')?.toString() ?? '')).toEqual(former);
  const text = [...files].map(([path, bytes]) => (path.startsWith('media/') ? '' : bytes.toString())).join('');
  expect(text).not.toContain(whole.ctx.siteId);
  expect(text).not.toContain(whole.apiKey);
  expect(
    JSON.parse(
      files
        .get('media.jsonl')
        ?.toString()
        .split('\n')
        .find((line) => line.includes('Türen')) ?? '',
    ),
  ).toEqual({
    ...{
      name: picture,
      fileName: 'Türen.svg',
      private: false,
      labels: ['summer'],
      folders: ['Shop', 'Doors'],
      poster: null,
    },
  });
});

test('the copy shows its own files, and the pages that were published', async () => {
  const copy = await copyOf(archive);
  const files = await readSite(copy.ctx, findArchivedFiles);
  expect(files.map(({ name }) => name)).toEqual([picture, secret].sort());
  const own = files.find(({ name }) => name === picture)?.id ?? '';
  expect(own).not.toBe(picture);
  const { page } = (await call(copy, contract.sites.getPublishedPage, { slug: 'about' })) as unknown as {
    page: unknown;
  };
  expect(JSON.stringify(page)).toContain(own);
  expect(JSON.stringify(page)).not.toContain(picture);
  expect((await shops.call(contract.sites.getPublishedPage, { slug: 'later' }, copy.apiKey)).status).toBe(404);
  const { pages } = (await call(copy, contract.pages.listPages, {})) as unknown as { pages: { address: string }[] };
  expect(pages.map(({ address }) => address).sort()).toEqual(['', 'about', 'later']);
});

test('a copy says everything in the other languages of the site', async () => {
  const copy = await copyOf(archive);
  const [there, here] = [await translationsOf(whole), await translationsOf(copy)];
  expect(there.map(([kind]) => kind)).toEqual(expect.arrayContaining(['PRODUCT', 'CATEGORY', 'PAGE']));
  const said = (found: [string, Translation][]) =>
    found.map(([kind, { texts }]) => [kind, ...texts.map(({ source, text }) => [source, text])]).toSorted();
  expect(said(here)).toEqual(said(there));
  expect(here.map(([, { state }]) => state)).not.toContain('MISSING');
  expect(here.flatMap(([, { texts }]) => texts).every(({ source, text }) => text === `${source}, deutsch`)).toBe(true);
});

test('an import that goes on after a stop tries again what it could not take in', async () => {
  const copy = await newSite(shops);
  const storedName = `site-import-${newId()}.zip`;
  const path = await receiveFile(copy.ctx, Readable.from([archive]), archive.length);
  await copy.ctx.media.private.moveIn(storedName, path);
  const stopped = { parts: [], problems: [{ file: picture, text: 'takes more time' }], problemCount: 1 };
  const job = { input: { storedName }, checkpoint: stopped, advance: async () => {} };
  const result = await importJob.run(copy.ctx, job as unknown as Parameters<typeof importJob.run>[1]);
  expect(result).toMatchObject({ files: 2, problems: [], problemCount: 0 });
});

test('only a new site takes an archive in', async () => {
  const { status, body } = await uploaded(shops, whole, archive);
  expect([status, body.details?.applicationError?.code]).toEqual([428, 'SITE_NOT_NEW']);
  expect(await call(whole, contract.siteArchives.getImportRules, {})).toMatchObject({ isNew: false });
  expect(await call(await newSite(shops), contract.siteArchives.getImportRules, {})).toMatchObject({ isNew: true });
});

describe('an archive that a stranger made', () => {
  let files: Map<string, Buffer>;
  beforeAll(async () => {
    files = await unpacked(archive);
  });
  const with_ = (...changes: [string, string | null][]) => {
    const all = new Map<string, Buffer | string>(files);
    for (const [path, content] of changes) content === null ? all.delete(path) : all.set(path, content);
    return packed(all);
  };
  const text = (path: string) => files.get(path)?.toString() ?? '';
  const reasonFor = async (bytes: Buffer) => {
    const site = await newSite(shops);
    const changes = await shops.watch();
    const { status, body } = await uploaded(shops, site, bytes);
    expect([status, body.details?.applicationError?.code]).toEqual([400, 'ARCHIVE_NOT_USABLE']);
    expect(await changes()).toEqual([]);
    return body.details?.applicationError?.data?.reason;
  };
  const withRegions =
    (...deliveryRegions: object[]) =>
    (row: object) => ({ ...row, deliveryRegions });
  const regionIn = (name: string) => ({ id: newId(), name, destinations: [{ countryCode: 'FR' }] });
  const manifest = (change: object) => JSON.stringify({ ...JSON.parse(text('site.json')), ...change });
  const line = (path: string, change: (row: Record<string, never>) => object) => {
    const [first = '', ...rest] = text(path).trim().split('\n');
    return [JSON.stringify(change(JSON.parse(first))), ...rest].join('\n');
  };

  test.each<[string, string, () => Promise<Buffer>]>([
    ['is no archive', 'no zip archive', async () => Buffer.from('Hello')],
    ['is cut off', 'no zip archive', async () => archive.subarray(0, archive.length - 30)],
    ['has no manifest', 'has no site.json', () => with_(['site.json', null])],
    ['is of another kind', 'says something else', () => with_(['site.json', '{"format":"other"}'])],
    ['is newer', 'version 2; this server reads version 1', () => with_(['site.json', manifest({ version: 2 })])],
    ['has an unknown part', 'does not know', () => with_(['site.json', manifest({ parts: { orders: 1 } })])],
    ['has a newer part', 'The part "brands"', () => with_(['site.json', manifest({ parts: { brands: 9 } })])],
    ['lacks a part', 'lacks the file brands.jsonl', () => with_(['brands.jsonl', null])],
    ['has another file', 'no part of a site', () => with_(['run.sh', 'rm'])],
    ['has a file elsewhere', 'no part of a site', () => with_(['media/a/b.webp', 'x'])],
    ['has a file that is not named', 'does not name', () => with_(['media/0000.webp', 'x'])],
    ['lacks a file', 'lacks the file media/', () => with_([`media/${picture}`, null])],
    [
      'names a file badly',
      'line 1: name',
      () => with_(['media.jsonl', line('media.jsonl', (row) => ({ ...row, name: '../x' }))]),
    ],
    ['has lines that are no JSON', 'line 1 is no JSON', () => with_(['brands.jsonl', '{"id"'])],
    ['has rows without ids', 'line 1: id', () => with_(['brands.jsonl', '{"id":"1","name":"A"}'])],
    [
      'has zeros in texts',
      'no JSON that can be stored',
      () => with_(['brands.jsonl', line('brands.jsonl', (row) => ({ ...row, name: 'a\0' }))]),
    ],
    [
      'has fields of its own',
      'is unknown',
      () => with_(['brands.jsonl', line('brands.jsonl', (row) => ({ ...row, evil: 1 }))]),
    ],
    [
      'has scripts',
      'not safe',
      () =>
        with_([
          'info-sections.jsonl',
          line('info-sections.jsonl', (row) => ({ ...row, plainDescription: '<script>x()</script>' })),
        ]),
    ],
    [
      'has an unknown block',
      'blocks as their schemas say',
      () =>
        with_([
          'pages.jsonl',
          line('pages.jsonl', (row) => ({ ...row, draft: { address: '', root: { id: 'page', type: 'evil' } } })),
        ]),
    ],
    [
      'has regions without ids',
      'deliveryRegions have no ids',
      () => with_(['delivery-profiles.jsonl', line('delivery-profiles.jsonl', withRegions({ name: 'A' }))]),
    ],
    [
      'has regions that collide',
      'deliveryRegions collide',
      () =>
        with_(['delivery-profiles.jsonl', line('delivery-profiles.jsonl', withRegions(regionIn('A'), regionIn('B')))]),
    ],
    [
      'exempts somebody',
      'is unknown',
      () => with_(['tax-rates.jsonl', line('tax-rates.jsonl', (row) => ({ ...row, contactId: newId() }))]),
    ],
    ['has no home page', 'no home page', () => with_(['pages.jsonl', ''])],
    [
      'has links that run scripts',
      'navigation',
      () =>
        with_([
          'look.jsonl',
          line('look.jsonl', (row) => ({ ...row, navigation: [{ label: 'x', href: 'javascript:x()' }] })),
        ]),
    ],
    [
      'has no currency',
      'settings.currency',
      () => with_(['settings.jsonl', line('settings.jsonl', (row) => ({ ...row, currency: 'coins' }))]),
    ],
    [
      'has products that are none',
      'products.jsonl, line',
      () => with_(['products.jsonl', `${text('products.jsonl').split('\n')[0]}\n{"name":1}`]),
    ],
    ['is a bomb', 'packed so tightly', () => with_(['brands.jsonl', ' '.repeat(3_000_000)])],
  ])('that %s is refused', async (_what, reason, make) => {
    expect(await reasonFor(await make())).toContain(reason);
  });

  test('that leads out of itself is refused', async () => {
    const evil = await with_(['media/aaaaaaa.webp', 'x']);
    const bytes = Buffer.from(evil.toString('latin1').replaceAll('media/aaaaaaa.webp', '../../aaaaaaa.webp'), 'latin1');
    expect(await reasonFor(bytes)).toContain('relative path');
  });

  test('that names files of another site gets none of them', async () => {
    const hidden = await addFile({ ctx: shops.one.ctx, apiKey: '' }, 'Nobody else reads this', {
      fileName: 'own.txt',
      private: true,
    });
    const products = text('products.jsonl').replaceAll(picture, hidden);
    const site = await newSite(shops);
    await imported(shops, site, await with_(['products.jsonl', products]));
    const again = (await unpacked(await exported(shops, site))).get('products.jsonl')?.toString();
    expect(again).not.toContain(hidden);
    expect((await readSite(site.ctx, findArchivedFiles)).map(({ id }) => id)).not.toContain(hidden);
  });
});
