/** What archives of a site say of its pages, and of what all of them share. */

import { blockSchemas } from '@stoa/blocks/schemas';
import { shopPages } from '@stoa/blocks/shop-pages';
import { SHOP_PAGES } from '@stoa/contract/stoa/site';
import { type Block, blocksIn, isBlock, isSafeHref, wrongTree } from '@stoa/page-model';
import type { ArchiveFacts } from '../../archive-part.ts';
import { firstMistake, hasId, noId, parsed, rowsPart, whole } from '../../archived-rows.ts';
import type { ArchivePart } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import { ownValue } from '../../platform/own-value.ts';
import type { Violation } from '../../platform/refusal.ts';
import type { SiteSettings } from '../../site.ts';
import { readSiteFacts, saveSiteFacts } from '../sites/index.ts';
import {
  type ArchivedPage,
  type Document,
  findArchivedPages,
  hasWork,
  insertDrafts,
  removeDrafts,
} from './archived-pages.store.ts';
import { authorOf } from './authors.ts';
import { MOST_PAGES, mistakeIn } from './manage-pages.ts';
import { addressOfPart, isPageAddress, isPart } from './page-address.ts';
import { releaseDrafts } from './releases.store.ts';
import { applyParts } from './site-parts.ts';

const wrong = (field: string, description: string): Violation => ({ field, description, violatedRule: 'OTHER' });

type Look = Pick<SiteSettings, 'theme' | 'logo' | 'navigation' | 'footer'>;
const TOKEN = /^[a-z][a-z0-9-]{0,60}$/;
/** What values of tokens consist of: nothing that ends a style sheet or loads anything. */
const VALUE = /^(?!.*(url|\/\/|\/\*))[\w #%.,'"()+*/-]{0,200}$/i;
const MOST_LINKS = 100;

/** What the pages of a site share as visitors see it; drafts of it are among the pages. */
const look: ArchivePart = rowsPart<Look>({
  name: 'look',
  version: 1,
  inTemplates: whole,
  read: async (_ctx, tx) => {
    const { theme, logo, navigation, footer } = (await readSiteFacts(tx)).settings;
    const shared = { theme: sorted(theme), ...(logo && { logo }), navigation: navigation.map(linkOf) };
    return [{ ...shared, ...(footer && { footer: footerOf(footer) }) }];
  },
  mistakes: mistakesInLook,
  put: (ctx, { theme, logo, navigation, footer }) =>
    withSite(ctx, async (tx) => {
      const site = await readSiteFacts(tx, { lock: true });
      const { footer: _footer, logo: _logo, ...settings } = site.settings;
      const next = { ...settings, theme, ...(logo && { logo }), navigation, ...(footer && { footer }) };
      await saveSiteFacts(tx, { ...site, settings: next }, ctx.now());
      ctx.sites.changed(tx);
      ctx.cache.changed(tx);
      return null;
    }),
});

const sorted = (theme: Look['theme']) =>
  Object.fromEntries(Object.entries(theme).sort(([one], [other]) => (one < other ? -1 : 1)));
type Link = Look['navigation'][number];
const linkOf = ({ label, href, items }: Link): Link => ({
  ...{ label, href },
  ...(items && { items: items.map((one) => ({ label: one.label, href: one.href })) }),
});
const footerOf = ({ text, links }: NonNullable<Look['footer']>) => ({ text, links: links.map(linkOf) });

function mistakesInLook(row: unknown): Violation[] {
  if (!isRecord(row)) return [wrong('', 'has no look')];
  const { theme, logo, navigation, footer, ...more } = row;
  const isTheme =
    isRecord(theme) &&
    Object.entries(theme).every(([name, value]) => TOKEN.test(name) && typeof value === 'string' && VALUE.test(value));
  const isFooter =
    footer === undefined ||
    (isRecord(footer) && hasOnly(footer, ['text', 'links']) && isText(footer.text, 2000) && areLinks(footer.links));
  return [
    ...(Object.keys(more).length > 0 ? [wrong(Object.keys(more)[0] ?? '', 'is unknown')] : []),
    ...(isTheme ? [] : [wrong('theme', 'has a value that is not a colour, font, size or choice')]),
    ...(isLogo(logo) ? [] : [wrong('logo', 'must be a file and its size')]),
    ...(areLinks(navigation, true) ? [] : [wrong('navigation', 'must be links with words and an address')]),
    ...(isFooter ? [] : [wrong('footer', 'must be a text, and links with words and an address')]),
  ];
}

const isPixels = (value: unknown) => value === null || (typeof value === 'number' && value > 0);
const isLogo = (logo: unknown): boolean =>
  logo === undefined ||
  (isRecord(logo) &&
    hasOnly(logo, ['id', 'width', 'height']) &&
    isText(logo.id, 200) &&
    isPixels(logo.width) &&
    isPixels(logo.height));
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const hasOnly = (value: object, names: readonly string[]) => Object.keys(value).every((name) => names.includes(name));
const areLinks = (links: unknown, mayHaveItems = false): boolean =>
  Array.isArray(links) &&
  links.length <= MOST_LINKS &&
  links.every(
    (link) =>
      isRecord(link) &&
      hasOnly(link, ['label', 'href', 'items']) &&
      isText(link.label, 200) &&
      isText(link.href, 2000) &&
      isSafeHref(link.href) &&
      (link.items === undefined || (mayHaveItems && areLinks(link.items))),
  );

/** The type of the root at an address; null where nothing can be there. */
function rootTypeAt(address: string): string | null {
  if (address === '' || isPageAddress(address)) return 'page';
  return ownValue(partTypes, address) ?? null;
}
const partTypes: Readonly<Record<string, string>> = {
  [addressOfPart('THEME')]: 'siteTheme',
  [addressOfPart('MENU')]: 'siteMenu',
  [addressOfPart('FOOTER')]: 'siteFooter',
  ...Object.fromEntries(SHOP_PAGES.map((kind) => [addressOfPart(kind), shopPages[kind].standard.type])),
};

function mistakesInDocument(field: string, value: unknown): Violation[] {
  if (value === null) return [];
  if (!isRecord(value) || !hasOnly(value, ['address', 'root']) || typeof value.address !== 'string')
    return [wrong(field, 'must be an address and a page')];
  const type = rootTypeAt(value.address);
  if (type === null) return [wrong(`${field}.address`, 'is not an address that a page can have')];
  const { root } = value;
  if (!isBlock(root) || root.type !== type || wrongTree(blockSchemas, root as Block))
    return [wrong(`${field}.root`, mistakeIn(root))];
  const said = type === 'page' ? root.props?.address : value.address;
  return said === value.address ? [] : [wrong(`${field}.address`, 'is not the one that the page names')];
}

/** Of one page, and of all pages before it: no two are at one address. */
function mistakesAmongPages(): (row: unknown) => Violation[] {
  const taken = { id: new Set<string>(), draft: new Set<string>(), published: new Set<string>() };
  return (row) => {
    if (!hasId(row) || !hasOnly(row, ['id', 'draft', 'published'])) return [...noId];
    const { id, draft, published } = row;
    const mistakes = [...mistakesInDocument('draft', draft), ...mistakesInDocument('published', published)];
    if (mistakes.length > 0) return mistakes;
    if (taken.id.has(id) || taken.id.size > MOST_PAGES + Object.keys(partTypes).length)
      return [wrong('id', 'is one page more than a site can have')];
    taken.id.add(id);
    return [
      ...take(taken.draft, 'draft', draft as Document | null),
      ...take(taken.published, 'published', published as Document | null),
    ];
  };
}

function take(taken: Set<string>, field: string, document: Document | null): Violation[] {
  if (!document) return [];
  if (taken.has(document.address)) return [wrong(`${field}.address`, 'is that of another page')];
  taken.add(document.address);
  return [];
}

/** The pages that the site may have: what all of them share, the home page, and others as far as there is room. */
function withinLimit(rows: readonly ArchivedPage[], most = Number.POSITIVE_INFINITY): ArchivedPage[] {
  const addressOf = ({ draft, published }: ArchivedPage) => (draft ?? published)?.address ?? '';
  const others = rows.filter((row) => addressOf(row) !== '' && !isPart(addressOf(row)));
  const left = new Set(others.slice(Math.max(0, most - 1)));
  return rows.filter((row) => !left.has(row));
}

/** Templates have pages as visitors see them. */
const asPublished = (row: unknown): ArchivedPage | null => {
  const { id, published } = row as ArchivedPage;
  return published && { id, draft: published, published };
};

/** The first picture of the home page. */
function shownBy(row: unknown): ArchiveFacts {
  const { draft, published } = row as ArchivedPage;
  const home = published ?? draft;
  if (home?.address !== '') return {};
  for (const { props } of blocksIn(home.root)) {
    const { image } = props ?? {};
    if (isRecord(image) && typeof image.id === 'string' && image.id) return { picture: image.id };
  }
  return {};
}

/** Pages, as they are written and as visitors see them. They are published at once, as every release is. */
const pages: ArchivePart = {
  name: 'pages',
  version: 1,
  inTemplates: asPublished,
  shows: shownBy,
  isUntouched: async (tx) => !(await hasWork(tx)),
  async *write(ctx) {
    for (const page of await readSite(ctx, findArchivedPages)) yield `${JSON.stringify(page)}\n`;
  },
  async mistakeIn(open) {
    let hasHome = false;
    const mistakesIn = mistakesAmongPages();
    const mistake = await firstMistake(open, (row) => {
      const mistakes = mistakesIn(row);
      if (mistakes.length === 0) hasHome ||= (row as ArchivedPage).draft?.address === '';
      return mistakes;
    });
    return mistake ?? (hasHome ? null : 'there is no home page');
  },
  async take(ctx, open) {
    const all: ArchivedPage[] = [];
    for await (const line of open()) all.push(parsed(line) as ArchivedPage);
    const rows = withinLimit(all, ctx.site.limits?.pages);
    const documents = (which: 'draft' | 'published') =>
      rows.flatMap(({ id, [which]: document }) => (document ? [{ id, ...document }] : []));
    await withSite(ctx, async (tx) => {
      const now = ctx.now();
      await removeDrafts(tx);
      await insertDrafts(tx, documents('published'), now);
      if (await releaseDrafts(tx, { note: '', author: authorOf(ctx.caller), now })) await applyParts(ctx, tx);
      await removeDrafts(tx);
      await insertDrafts(tx, documents('draft'), now);
      ctx.cache.changed(tx);
    });
    return rows.length < all.length
      ? [`the site may have ${ctx.site.limits?.pages} pages: the others were left out`]
      : [];
  },
};

export const pageParts: readonly ArchivePart[] = [look, pages];
