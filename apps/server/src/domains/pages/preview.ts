/** Drafts as visitors would see them, for whoever has a link. */

import { shopPages } from '@stoa/blocks/shop-pages';
import type { pages } from '@stoa/contract';
import { type ShopPage, SITE_PARTS } from '@stoa/contract/stoa/site';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { notFound } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import type { UseCase } from '../../use-case.ts';
import { addressOfPart, isPart } from './page-address.ts';
import { findPageAt, listAddresses, type PageDraft } from './pages.store.ts';
import {
  hasPreviewLink,
  insertPreviewLink,
  listPreviewLinkRows,
  type PreviewLink,
  removePreviewLink,
} from './preview-links.store.ts';
import { viewParts, withParts } from './site-parts.ts';

const PREVIEW_DAYS = 7;
/** The editor draws pages by a link of its own, which it renews each day. */
const EDITOR_DAYS = 2;
const MOST_LINKS = 100;
const SCOPE = 'preview of pages';

/** What the token of a link says. Links have an id by which they are found until they are revoked; the editor's have none. */
type Preview = { siteId: string; until: number; id?: string };

const addressOf = (ctx: Context, preview: Preview): string =>
  `${ctx.addresses.pages}/preview/${seal(preview, ctx.cursorSecret, SCOPE)}`;

export const createPreviewLink: UseCase<typeof pages.createPreviewLink> = async (ctx, { isForEditor = false }) => {
  const now = ctx.now();
  const until = now.getTime() + (isForEditor ? EDITOR_DAYS : PREVIEW_DAYS) * DAY_MS;
  const expiresDate = new Date(until).toISOString();
  if (isForEditor) return { previewLinkId: null, url: addressOf(ctx, { siteId: ctx.siteId, until }), expiresDate };
  const link = { id: ctx.newId(), createdDate: now.toISOString(), expiresDate };
  await withSite(ctx, (tx) => insertPreviewLink(tx, link, MOST_LINKS));
  return { previewLinkId: link.id, url: viewLink(ctx, link).url, expiresDate };
};

export const listPreviewLinks: UseCase<typeof pages.listPreviewLinks> = async (ctx) => {
  const links = await readSite(ctx, (tx) => listPreviewLinkRows(tx, ctx.now()));
  return { previewLinks: links.map((link) => viewLink(ctx, link)) };
};

const viewLink = (ctx: Context, link: PreviewLink) => ({
  ...link,
  url: addressOf(ctx, { siteId: ctx.siteId, until: new Date(link.expiresDate).getTime(), id: link.id }),
});

export const revokePreviewLink: UseCase<typeof pages.revokePreviewLink> = (ctx, { previewLinkId }) =>
  withSite(ctx, async (tx) => {
    const isRevoked = await removePreviewLink(tx, previewLinkId);
    return isRevoked ? {} : notFound('there is no such preview link');
  });

/** The id of what is as usual. */
const NO_DRAFT = '00000000-0000-0000-0000-000000000000';

const ended = notFound('the link has ended, or there is no such page');

/** What a token says, unless its time is over. */
function readPreview({ cursorSecret, now }: Pick<Context, 'cursorSecret' | 'now'>, token: string): Preview | null {
  const preview = unseal(token, cursorSecret, SCOPE) as Preview | undefined;
  return preview !== undefined && preview.until > now().getTime() ? preview : null;
}

/** The site that a link leads to, even if it was revoked; null where it leads nowhere any more. */
export const siteOfPreview = (ctx: Pick<Context, 'cursorSecret' | 'now'>, token: string): string | null =>
  readPreview(ctx, token)?.siteId ?? null;

export const getPreview: UseCase<typeof pages.getPreview> = async (ctx, { token, slug = '', shopPage }) => {
  const preview = readPreview(ctx, token);
  if (preview?.siteId !== ctx.siteId || isPart(slug)) return ended;
  const found = await readSite(ctx, async (tx) => {
    if (preview.id !== undefined && !(await hasPreviewLink(tx, preview.id))) return null;
    const page = shopPage ? await findShopPage(tx, shopPage) : await findPageAt(tx, slug);
    const drafts = await Promise.all(
      SITE_PARTS.map(async (part) => [part, (await findPageAt(tx, addressOfPart(part)))?.root] as const),
    );
    return page && { page, drafts: new Map(drafts), addresses: await listAddresses(tx) };
  });
  if (!found) return ended;
  const { page, drafts, addresses } = found;
  const settings = withParts(ctx.site.settings, (part) => drafts.get(part));
  return {
    preview: {
      pageId: page.id,
      root: { ...page.root },
      version: String(page.seq),
      ...viewParts(settings),
      addresses,
    },
  };
};

/** The draft of a page of the shop: as usual, where nobody has opened it. */
async function findShopPage(tx: Tx, kind: ShopPage): Promise<Pick<PageDraft, 'id' | 'root' | 'seq'>> {
  const draft = await findPageAt(tx, addressOfPart(kind));
  return draft ?? { id: NO_DRAFT, root: shopPages[kind].standard, seq: 0 };
}
