/** What all pages share is a draft like them, and what visitors see of it a setting of the site. So is how the shop's pages are arranged. */
import { blockSchemas } from '@stoa/blocks/schemas';
import { shopPages } from '@stoa/blocks/shop-pages';
import type { pages } from '@stoa/contract';
import { SHOP_PAGES, SITE_PARTS } from '@stoa/contract/stoa/site';
import { type Block, isSafeHref, newId } from '@stoa/page-model';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import type { SiteSettings } from '../../site.ts';
import type { UseCase } from '../../use-case.ts';
import { readSiteFacts, saveSiteFacts } from '../sites/index.ts';
import { MOST_PAGES, viewDraft } from './manage-pages.ts';
import { addressOfPart, type PartKind, type SitePart } from './page-address.ts';
import { findPageAt, insertPage } from './pages.store.ts';
import { findReleasedParts, type ReleasedPart } from './releases.store.ts';

type Part = {
  /** The draft of a site for which there is none yet. */
  read: (settings: SiteSettings) => Block;
  /** The settings that a released one changes. */
  write: (settings: SiteSettings, root: Block) => Partial<SiteSettings>;
};

type Tokens = Record<string, string>;
const tokenNames = Object.keys(blockSchemas.siteTheme?.props ?? {});
const only = (tokens: Tokens, isKept: (name: string) => boolean): Tokens =>
  Object.fromEntries(Object.entries(tokens).filter(([name]) => isKept(name)));

/** Tokens that no draft can set stay as they are. */
const theme: Part = {
  read: (settings) => ({
    id: 'theme',
    type: 'siteTheme',
    props: only(settings.theme, (name) => tokenNames.includes(name)),
  }),
  write: (settings, { props = {} }) => ({
    theme: { ...only(settings.theme, (name) => !tokenNames.includes(name)), ...(props as Tokens) },
  }),
};

type Link = { label: string; href: string };
const linkBlock = ({ label, href }: Link): Block => ({
  id: newId(),
  type: 'menuLink',
  props: { link: { label, href } },
});

/** The links of blocks, each as `read` makes it of the link and its block; those without words or address are left out. */
function linksOf<T>(blocks: readonly Block[] = [], read: (link: Link, block: Block) => T): T[] {
  return blocks.flatMap((block) => {
    const { label = '', href = '' } = (block.props?.link ?? {}) as Partial<Link>;
    return label.trim() && isSafeHref(href) ? [read({ label: label.trim(), href }, block)] : [];
  });
}

const plain = (link: Link): Link => link;

/** The logo that a picture is; undefined for none. */
function logoOf(picture: unknown): SiteSettings['logo'] {
  if (!isRecord(picture) || typeof picture.id !== 'string' || !picture.id) return undefined;
  const pixels = (value: unknown) => (typeof value === 'number' ? value : null);
  return { id: picture.id, width: pixels(picture.width), height: pixels(picture.height) };
}

const menu: Part = {
  read: ({ logo, navigation }) => ({
    id: 'menu',
    type: 'siteMenu',
    ...(logo && { props: { logo } }),
    slots: {
      content: navigation.map(({ items = [], ...link }) => ({
        ...linkBlock(link),
        type: 'menuEntry',
        ...(items.length > 0 && { slots: { items: items.map(linkBlock) } }),
      })),
    },
  }),
  write: (_settings, { props = {}, slots }) => ({
    logo: logoOf(props.logo),
    navigation: linksOf(slots?.content, (link, entry) => ({ ...link, items: linksOf(entry.slots?.items, plain) })),
  }),
};

const footer: Part = {
  read: ({ footer: shown, navigation }) => ({
    id: 'footer',
    type: 'siteFooter',
    ...(shown?.text && { props: { text: shown.text } }),
    slots: { content: (shown?.links ?? navigation).map(linkBlock) },
  }),
  write: (_settings, { props = {}, slots }) => ({
    footer: {
      text: typeof props.text === 'string' ? props.text.trim() : '',
      links: linksOf(slots?.content, plain),
    },
  }),
};

const parts: Record<SitePart, Part> = { THEME: theme, MENU: menu, FOOTER: footer };

const isSitePart = (part: PartKind): part is SitePart => Object.hasOwn(parts, part);

/** What visitors see of a part, or of a page of the shop, that nobody has changed. */
const untouched = (part: PartKind, settings: SiteSettings): Block =>
  isSitePart(part) ? parts[part].read(settings) : shopPages[part].standard;

export const openSitePart: UseCase<typeof pages.openSitePart> = (ctx, { part }) =>
  withSite(ctx, async (tx) => {
    const address = addressOfPart(part);
    const known = await findPageAt(tx, address);
    if (known) return viewDraft(known);
    const { settings } = await readSiteFacts(tx);
    const draft = { id: ctx.newId(), address, root: untouched(part, settings) };
    await insertPage(tx, draft, ctx.now(), MOST_PAGES + 1);
    // somebody else may have been first
    const made = await findPageAt(tx, address);
    if (!made) throw new Error(`the draft of ${part} was not made`);
    return viewDraft(made);
  });

/** The settings of a site with other parts; those that are absent stay as they are. */
export function withParts(settings: SiteSettings, rootOf: (part: SitePart) => Block | undefined): SiteSettings {
  const changes = SITE_PARTS.map((part) => {
    const root = rootOf(part);
    return root ? parts[part].write(settings, root) : {};
  });
  return Object.assign({}, settings, ...changes);
}

/** The parts of a site as its pages show them. */
export const viewParts = ({ theme, logo, navigation, footer }: SiteSettings) => ({
  theme,
  logo: logo ?? null,
  navigation: navigation.map((link) => ({ ...link, items: link.items ?? [] })),
  footer: {
    text: footer?.text || null,
    links: footer?.links ?? navigation.map(({ label, href }) => ({ label, href })),
  },
});

/** The pages of the shop that a release arranges, each with the hash of its arrangement; undefined for none. */
function arrangedIn(released: ReadonlyMap<string, ReleasedPart>): SiteSettings['shopPages'] {
  const arranged = SHOP_PAGES.flatMap((kind) => {
    const part = released.get(addressOfPart(kind));
    return part ? [[kind, part.hash] as const] : [];
  });
  return arranged.length > 0 ? Object.fromEntries(arranged) : undefined;
}

/**
 * Gives the site the parts that the live release has; others stay as they are. The shop's pages are arranged as the release
 * says, and those that it does not have are as usual.
 */
export async function applyParts(ctx: Context, tx: Tx): Promise<void> {
  const released = await findReleasedParts(tx);
  const site = await readSiteFacts(tx, { lock: true });
  if (released.size === 0 && !site.settings.shopPages) return;
  const { shopPages: _before, ...others } = site.settings;
  const settings = withParts(others, (part) => released.get(addressOfPart(part))?.root);
  const arranged = arrangedIn(released);
  await saveSiteFacts(tx, { ...site, settings: { ...settings, ...(arranged && { shopPages: arranged }) } }, ctx.now());
  ctx.sites.changed(tx);
}
