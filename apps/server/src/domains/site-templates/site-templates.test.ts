import { contrastOf, TEXT_CONTRAST } from '@stoa/blocks/contrast';
import { blockSchemas } from '@stoa/blocks/schemas';
import { SITE_TEMPLATES, siteAdministration } from '@stoa/contract';
import { picturesIn, type SiteTemplate, siteTemplates, templateList } from '@stoa/demo/templates';
import { type Block, newId, wrongTree } from '@stoa/page-model';
import { type Staff, signInAs } from '@stoa/server/testing/staff';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverContext } from '../../context.ts';
import { furnishSite } from './furnish-site.ts';
import { contentIn } from './templates.ts';

let shops: TwoShops;
let owner: Staff;
beforeAll(async () => {
  shops = await openTwoShops();
  owner = await signInAs(shops, shops.one.site.id, 'owner');
});
afterAll(() => shops?.stop());

test('the lists of templates agree', () => {
  const ids = siteTemplates.map(({ id }) => id);
  expect(templateList.map(({ id }) => id)).toEqual(ids);
  expect(ids).toEqual([...SITE_TEMPLATES]);
});

type Listed = { id: string; isBeingFurnished: boolean };

const PICTURE = { id: `${'a'.repeat(32)}.webp`, width: 1200, height: 900, alt: 'A picture' };

/** A tree as it is stored, with the same picture everywhere. */
function stored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stored);
  if (typeof value !== 'object' || value === null) return value;
  if ('picture' in value) return PICTURE;
  const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, stored(each)]));
  return typeof inner.type === 'string' && inner.type in blockSchemas ? { id: newId(), ...inner } : inner;
}

const contents = ({ content }: SiteTemplate) => Object.values(content);

const everyText = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyText) : [];
};

describe.each(siteTemplates)('the template $id', (template) => {
  test('has pages that the editor takes, in each language', () => {
    for (const { title, address, content } of contents(template).flatMap(({ pages }) => pages)) {
      const page = { id: 'page', type: 'page', props: { title, address }, slots: { content: stored(content) } };
      expect(wrongTree(blockSchemas, page as Block)).toBeNull();
    }
  });

  test.each(['he', 'ja'] as const)('says nothing in English to those who read %s', (language) => {
    const english = /[a-z]{2,} [a-z]{2,}/;
    expect(everyText(template.content[language]).filter((text) => english.test(text))).toEqual([]);
    expect(contentIn(template, language)).toBe(template.content[language]);
  });

  test('has a theme of what the editor offers, whose words are readable', () => {
    const { theme } = template;
    expect(wrongTree(blockSchemas, { id: 'theme', type: 'siteTheme', props: theme })).toBeNull();
    const on = (token: string) => contrastOf(theme[token] ?? '', theme['color-paper'] ?? '');
    for (const token of ['color-ink', 'color-muted', 'color-accent'])
      expect({ token, contrast: on(token) }).toEqual({ token, contrast: expect.toSatisfy((c) => c >= TEXT_CONTRAST) });
  });

  test('draws each picture that it names, and describes it', () => {
    const pictures = contents(template).flatMap(picturesIn);
    for (const name of new Set(pictures.map(({ picture }) => picture))) {
      const drawing = template.draw(name);
      expect(drawing).toMatch(/^<svg [^>]*width="\d+" height="\d+"/);
      expect(drawing).not.toMatch(/NaN|undefined|<filter|<image/);
      expect(template.draw(name)).toBe(drawing);
    }
    expect(pictures.filter(({ alt }) => !alt.trim())).toEqual([]);
  });

  test('leads only to pages that it has', () => {
    for (const { pages, categories, products, menu, footer } of contents(template)) {
      const known = new Set([
        ...['/shop', '/gift-card', ...pages.map(({ address }) => `/${address}`)],
        ...categories.map(({ slug }) => `/category/${slug}`),
        ...products.map(({ slug }) => `/product-page/${slug}`),
      ]);
      const links = JSON.stringify([menu, footer, pages]).matchAll(/"href":"([^"]*)"/g);
      expect([...links].map(([, href = '']) => href).filter((href) => !known.has(href))).toEqual([]);
      const slugs = new Set(categories.map(({ slug }) => slug));
      expect(products.filter(({ category }) => !slugs.has(category))).toEqual([]);
    }
  });
});

test('no two templates look alike', () => {
  const openings = siteTemplates.map(({ content }) =>
    content.en.pages
      .find(({ address }) => address === '')
      ?.content.slice(0, 4)
      .map(({ type }) => type)
      .join(' '),
  );
  expect(new Set(openings).size).toBe(siteTemplates.length);
  expect(new Set(siteTemplates.map(({ theme }) => theme['font-heading'])).size).toBe(siteTemplates.length);
  expect(new Set(siteTemplates.map(({ theme }) => theme['color-accent'])).size).toBe(siteTemplates.length);
});

test('a site made of a template has its pages, pictures and products, once', async () => {
  const [template = ''] = SITE_TEMPLATES.slice(2);
  const address = `bread-${newId().slice(-12)}`;
  const site = {
    ...{ name: 'Crumb', address, country: 'DE', language: 'de', currency: 'JPY', timeZone: 'Europe/Berlin', template },
  };
  const made = (await owner.call(siteAdministration.createMySite, { site })).body.site as { id: string; url: string };
  expect(made).toMatchObject({ isBeingFurnished: true });
  const isReady = async () => {
    const { sites } = (await owner.call(siteAdministration.listMySites)).body as { sites: Listed[] };
    return sites.find(({ id }) => id === made.id)?.isBeingFurnished === false;
  };
  await expect.poll(isReady).toBe(true);
  // done again, as after a crash
  const platform = await serverContext(shops.app, shops.one.site.id, 'task');
  const attempt = { number: 2, stopping: new AbortController().signal };
  if (!platform || !('run' in furnishSite)) throw new Error('no such task');
  await furnishSite.run(platform, { siteId: made.id, template }, attempt);
  const headers = { host: new URL(made.url).host };
  const home = await shops.send({ url: '/stoa/v1/pages/published', headers });
  expect(JSON.stringify(home.body)).toContain('Brot, das eine Nacht hinter sich hat');
  const staff = { ...owner.headers, 'wix-site-id': made.id };
  const listed = await shops.send({ method: 'POST', url: '/stores/v3/products/query', body: {}, headers: staff });
  const products = listed.body.products as { slug: string; actualPriceRange: { minValue: { amount: string } } }[];
  expect(products).toHaveLength(siteTemplates.find(({ id }) => id === template)?.content.de.products.length ?? 0);
  expect(products.find(({ slug }) => slug === 'croissant')?.actualPriceRange.minValue.amount).toBe('380');
});

test('an unknown template is refused', async () => {
  const site = { name: 'X', address: 'xxxx', language: 'en', currency: 'EUR', timeZone: 'UTC', template: 'none' };
  expect((await owner.call(siteAdministration.createMySite, { site })).status).toBe(400);
});
