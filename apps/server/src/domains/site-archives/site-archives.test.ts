import { Readable } from 'node:stream';
import * as contract from '@stoa/contract';
import { SHOP_PAGES } from '@stoa/contract/stoa/site';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSite } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { listJobs } from '../../platform/jobs/index.ts';
import { findArchivedFiles, receiveFile } from '../media/index.ts';
import { findAllTranslations } from '../translations/index.ts';
import { archiveOf } from './export-site.ts';
import { addFile, type Call, callOn, fill, translationsOf } from './filled-site.fixture.ts';
import { furnishByImport } from './furnish-by-import.ts';
import { importJob } from './import-job.ts';
import { openArchive } from './read-archive.ts';
import { exported, imported, type NewSite, newSite, packed, unpacked, uploaded } from './site-archives.fixture.ts';

let shops: TwoShops;
let whole: NewSite;
let archive: Buffer;
let call: Call;
/** Of the picture on the pages, and of a private file. */
let [picture, secret] = ['', ''];

beforeAll(async () => {
  shops = await openTwoShops();
  call = callOn(shops);
  whole = await newSite(shops);
  ({ picture, secret } = await fill(call, whole));
  archive = await exported(shops, whole);
});
afterAll(() => shops.stop());

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

test('a template has what visitors see, and nothing that is the business’s own', async () => {
  const made = async ({ ctx }: NewSite) => Buffer.concat(await (await archiveOf(ctx, { asTemplate: true })).toArray());
  const template = await made(whole);
  const files = await unpacked(template);
  const has = (path: string) => files.get(path)?.toString() ?? '';
  expect([...files.keys()].filter((path) => /secret|tax|delivery|shipping|pickup|checkout|former/.test(path))).toEqual(
    [],
  );
  expect(files.has(`media/${secret}`)).toBe(false);
  expect(Object.keys(JSON.parse(has('settings.jsonl'))).sort()).toEqual([
    ...['currency', 'language', 'otherLanguages', 'weightUnit'],
  ]);
  const text = [...files].map(([path, bytes]) => (path.startsWith('media/') ? '' : bytes.toString())).join('');
  for (const own of [
    'Be kind.',
    'Nora',
    'Third firing',
    'The first firing',
    '"later"',
    'Later',
    '"quantity"',
    '"cost"',
  ])
    expect([own, text.includes(own)]).toEqual([own, false]);
  for (const shown of ['First firing', 'Second firing', 'Seen on', 'deutsch', 'Posters'])
    expect([shown, text.includes(shown)]).toEqual([shown, true]);
  // the same of the archive of the whole site, where that is a template
  const copies = await Promise.all([newSite(shops), newSite(shops)]);
  for (const [index, bytes] of [template, archive].entries()) {
    const { ctx } = copies[index] ?? whole;
    const open = async () => Readable.from([bytes]);
    await expect.poll(() => furnishByImport(ctx, { open, isTemplate: true })).toBeUndefined();
    expect((await readSite(ctx, (tx) => listJobs(tx, { kinds: [importJob.name], limit: 1 })))[0]?.result).toMatchObject(
      {
        problems: [],
      },
    );
    const again = await unpacked(await made({ ctx, apiKey: '' }));
    for (const [path, bytes] of files) expect([path, again.get(path)?.toString()]).toEqual([path, bytes.toString()]);
  }
});

test('an archive that nobody reads to its end leaves no file open', async () => {
  const { ctx, apiKey } = await newSite(shops);
  await addFile({ ctx, apiKey }, 'A long book. '.repeat(200_000), { fileName: 'book.txt' });
  const opened: Readable[] = [];
  const stream: typeof ctx.media.public.stream = async (...asked) => {
    opened.push(await ctx.media.public.stream(...asked));
    return opened.at(-1) as Readable;
  };
  const watched = { ...ctx, media: { ...ctx.media, public: { ...ctx.media.public, stream } } };
  for await (const _ of await archiveOf(watched)) if (opened.length > 0) break;
  await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true]);
});

test('an archive that the disk has no room for is not said to be at fault', async () => {
  const { ctx } = await newSite(shops);
  const storedName = `site-import-${ctx.newId()}.zip`;
  await ctx.media.private.save(storedName, archive);
  const opened = await openArchive(ctx, storedName);
  const [{ name } = { name: '' }] = opened.files;
  const failed = opened.unpackFile(name, '/nowhere/at/all');
  await expect(failed).rejects.toMatchObject({ code: 'ENOENT' });
  opened.close();
  await ctx.media.private.remove(storedName);
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
  const arranged = SHOP_PAGES.map((kind) => `#${kind.toLowerCase()}`);
  expect(pages.map(({ address }) => address).sort()).toEqual(['', ...arranged, 'about', 'later'].sort());
  for (const kind of SHOP_PAGES)
    expect(JSON.stringify(await call(copy, contract.sites.getShopPage, { kind }))).toContain(`Seen on ${kind}`);
});

test('a copy says everything in the other languages of the site', async () => {
  const copy = await copyOf(archive);
  const [there, here] = [await translationsOf(call, whole), await translationsOf(call, copy)];
  expect(there.map(([kind]) => kind)).toEqual(expect.arrayContaining(['PRODUCT', 'CATEGORY', 'PAGE']));
  const said = (found: Awaited<ReturnType<typeof translationsOf>>) =>
    found.map(([kind, { texts }]) => [kind, ...texts.map(({ source, text }) => [source, text])]).toSorted();
  expect(said(here)).toEqual(said(there));
  const sources = here.flatMap(([, { texts }]) => texts.map(({ source }) => source));
  expect(sources).toEqual(expect.arrayContaining(SHOP_PAGES.map((kind) => `Seen on ${kind}`)));
  expect(here.map(([, { state }]) => state)).not.toContain('MISSING');
  expect(here.flatMap(([, { texts }]) => texts).every(({ source, text }) => text === `${source}, deutsch`)).toBe(true);
});

describe('translations', () => {
  type Saved = { kind: string; texts: Record<string, { text: string }> };
  const saved = async (bytes: Buffer): Promise<Saved[]> =>
    ((await unpacked(bytes)).get('translations.jsonl')?.toString() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const made = async (operation: unknown, request: object, name: string) =>
    (await call(site, operation, request))[name] as unknown as { id: string; revision: string };
  let site: NewSite;
  beforeAll(async () => {
    site = await newSite(shops);
    const { revision } = await made(contract.siteSettings.getSiteSettings, {}, 'settings');
    await call(site, contract.siteSettings.updateSiteSettings, { settings: { revision, otherLanguages: ['de'] } });
  });

  test('of what stays behind or is in the trash stay behind as well', async () => {
    const form = { namespace: contract.FORMS_NAMESPACE, name: 'Questions', formFields: [] };
    const asked = await made(contract.forms.createForm, { form }, 'form');
    const thrown = await made(contract.forms.createForm, { form: { ...form, name: 'Old' } }, 'form');
    for (const { id } of [asked, thrown]) {
      const mails = { notify: [], answer: { enabled: true, subject: 'Thanks', text: 'We write back.' } };
      await call(site, contract.formAdministration.updateFormMails, { formId: id, mails });
    }
    const post = await made(contract.draftPosts.createDraftPost, { draftPost: { title: 'Gone' } }, 'draftPost');
    const card = await made(contract.giftCardProduct.getGiftCardProduct, {}, 'product');
    const product = { revision: card.revision, active: true, name: 'Voucher', presets: [{ price: '20', value: '20' }] };
    await call(site, contract.giftCardProduct.updateGiftCardProduct, { product });
    const { revision } = await made(contract.consent.getConsentSettings, {}, 'settings');
    await call(site, contract.consent.updateConsentSettings, { settings: { revision, title: 'Cookies?' } });
    const words: [string, string, Record<string, string>][] = [
      ['FORM', asked.id, { 'answer.subject': 'Danke' }],
      ['FORM', thrown.id, { 'answer.subject': 'Danke' }],
      ['BLOG_POST', post.id, { title: 'Weg' }],
      ['GIFT_CARD', site.ctx.siteId, { name: 'Gutschein' }],
      ['CONSENT', site.ctx.siteId, { title: 'Kekse?' }],
    ];
    for (const [kind, entityId, said] of words) {
      const texts = Object.entries(said).map(([field, text]) => ({ field, text }));
      const translation = { kind, entityId, language: 'de', revision: '0', texts };
      await call(site, contract.translations.saveTranslation, { translation });
    }
    await call(site, contract.forms.deleteForm, { formId: thrown.id });
    await call(site, contract.draftPosts.deleteDraftPost, { draftPostId: post.id });
    const bytes = await exported(shops, site);
    expect(await saved(bytes)).toEqual([]);
    // an older archive may have them
    const files = new Map<string, Buffer | string>(await unpacked(bytes));
    const lines = words.map(([kind, entityId, said]) => {
      const texts = Object.entries(said).map(([field, text]) => [field, { text, source: 'AAAAAAAAAAAAAAAA' }]);
      const own = kind === 'GIFT_CARD' || kind === 'CONSENT';
      return JSON.stringify({ language: 'de', kind, ...(!own && { entityId }), texts: Object.fromEntries(texts) });
    });
    const copy = await copyOf(await packed(files.set('translations.jsonl', `${lines.join('\n')}\n`)));
    expect(await readSite(copy.ctx, findAllTranslations)).toEqual([]);
  });

  test('of products name options, then sections, then modifiers by their place, as older archives do', async () => {
    const choices = ['Small', 'Large'].map((name) => ({ name, choiceType: 'CHOICE_TEXT' }));
    const variants = choices.map(({ name: choiceName }) => ({
      choices: [{ optionChoiceNames: { optionName: 'Size', choiceName, renderType: 'TEXT_CHOICES' } }],
      price: { actualPrice: { amount: '5' } },
    }));
    const product = {
      ...{ name: 'Mug', productType: 'PHYSICAL', physicalProperties: {}, variantsInfo: { variants } },
      options: [{ name: 'Size', optionRenderType: 'TEXT_CHOICES', choicesSettings: { choices } }],
      modifiers: [{ name: 'Line', modifierRenderType: 'FREE_TEXT', freeTextSettings: { title: 'Line' } }],
      infoSections: [{ uniqueName: 'washing', title: 'Washing', plainDescription: '<p>By hand.</p>' }],
    };
    const { id } = await made(contract.productsV3.createProduct, { product }, 'product');
    const named = { kind: 'PRODUCT', entityId: id, language: 'de' };
    const { texts } = (await made(contract.translations.getTranslation, named, 'translation')) as unknown as {
      texts: { field: string; source: string }[];
    };
    const said = texts.map(({ field, source }) => ({ field, text: source }));
    await call(site, contract.translations.saveTranslation, { translation: { ...named, revision: '0', texts: said } });
    const [mug] = (await saved(await exported(shops, site))).filter(({ kind }) => kind === 'PRODUCT');
    expect(Object.keys(mug?.texts ?? {}).toSorted()).toEqual([
      ...['choice #1 #2', 'choice #1 #3', 'modifier #5', 'name'],
      ...['option #1', 'section #4', 'section #4 text.0'],
    ]);
  });
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
      'shows data that a page does not have',
      'bind title of block page to product.name',
      () =>
        with_([
          'pages.jsonl',
          line('pages.jsonl', (row) => ({
            ...row,
            draft: { address: '', root: { id: 'page', type: 'page', props: { title: { bind: 'product.name' } } } },
          })),
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
