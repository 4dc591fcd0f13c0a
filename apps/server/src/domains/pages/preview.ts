/** Drafts as visitors would see them, for whoever has a link. */

import { shopPages } from '@stoa/blocks/shop-pages';
import { grants, type pages } from '@stoa/contract';
import { type ShopPage, SITE_PARTS } from '@stoa/contract/stoa/site';
import { blocksIn } from '@stoa/page-model';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { notFound } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import type { UseCase } from '../../use-case.ts';
import { findUserOfSession } from '../identity/index.ts';
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
/** Own code may be anybody's: its address opens nothing but itself. */
const FRAME_SCOPE = 'own code in previews of pages';

/** What the token of a link says. A link is found by its id until it is revoked; an editor's lasts as long as the login of whom it is for. */
type Preview = { siteId: string; until: number } & ({ id: string } | { sessionId: string });

const addressOf = (ctx: Context, preview: Preview): string =>
  `${ctx.addresses.pages}/preview/${seal(preview, ctx.cursorSecret, SCOPE)}`;

export const createPreviewLink: UseCase<typeof pages.createPreviewLink> = async (ctx, { isForEditor = false }) => {
  const now = ctx.now();
  const sessionId = isForEditor && ctx.caller.kind === 'staff' ? ctx.caller.sessionId : undefined;
  const until = now.getTime() + (sessionId ? EDITOR_DAYS : PREVIEW_DAYS) * DAY_MS;
  const expiresDate = new Date(until).toISOString();
  if (sessionId)
    return { previewLinkId: null, url: addressOf(ctx, { siteId: ctx.siteId, until, sessionId }), expiresDate };
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
function readPreview(
  { cursorSecret, now }: Pick<Context, 'cursorSecret' | 'now'>,
  token: string,
  scope = SCOPE,
): Preview | null {
  const preview = unseal(token, cursorSecret, scope) as Preview | undefined;
  return preview !== undefined && preview.until > now().getTime() ? preview : null;
}

/** Whether a link still shows something: it was not revoked, or whom it is for is still logged in and may change pages. */
async function isOpen(ctx: Context, preview: Preview): Promise<boolean> {
  if ('id' in preview) return readSite(ctx, (tx) => hasPreviewLink(tx, preview.id));
  const user = await findUserOfSession(ctx.database, preview.sessionId, ctx.now());
  const role = user?.roles.find(({ siteId }) => siteId === preview.siteId);
  return role !== undefined && grants(role.permissions, 'PAGES.PAGE_WRITE');
}

/** The site that a link leads to, even if it was revoked; null where it leads nowhere any more. */
export const siteOfPreview = (ctx: Pick<Context, 'cursorSecret' | 'now'>, token: string): string | null =>
  readPreview(ctx, token)?.siteId ?? null;

export const getPreview: UseCase<typeof pages.getPreview> = async (ctx, { token, slug = '', shopPage }) => {
  const preview = readPreview(ctx, token);
  if (preview?.siteId !== ctx.siteId || isPart(slug) || !(await isOpen(ctx, preview))) return ended;
  const found = await readSite(ctx, async (tx) => {
    const page = await findDraft(tx, { slug, shopPage });
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
      frameToken: seal(preview, ctx.cursorSecret, FRAME_SCOPE),
    },
  };
};

export const getPreviewFrame: UseCase<typeof pages.getPreviewFrame> = async (
  ctx,
  { token, blockId, slug = '', shopPage },
) => {
  const preview = readPreview(ctx, token, FRAME_SCOPE);
  if (preview?.siteId !== ctx.siteId || isPart(slug) || !(await isOpen(ctx, preview))) return ended;
  const page = await readSite(ctx, (tx) => findDraft(tx, { slug, shopPage }));
  const block = page && [...blocksIn(page.root)].find(({ id, type }) => type === 'embed' && id === blockId);
  return block ? { block: { ...block } } : ended;
};

type Which = { slug: string; shopPage?: ShopPage | undefined };
const findDraft = (tx: Tx, { slug, shopPage }: Which): Promise<Pick<PageDraft, 'id' | 'root' | 'seq'> | null> =>
  shopPage ? findShopPage(tx, shopPage) : findPageAt(tx, slug);

/** The draft of a page of the shop: as usual, where nobody has opened it. */
async function findShopPage(tx: Tx, kind: ShopPage): Promise<Pick<PageDraft, 'id' | 'root' | 'seq'>> {
  const draft = await findPageAt(tx, addressOfPart(kind));
  return draft ?? { id: NO_DRAFT, root: shopPages[kind].standard, seq: 0 };
}
