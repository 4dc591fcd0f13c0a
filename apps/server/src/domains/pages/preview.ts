/** Drafts as visitors would see them, for whoever has a link. */

import { shopPages } from '@stoa/blocks/shop-pages';
import type { pages } from '@stoa/contract';
import { type ShopPage, SITE_PARTS } from '@stoa/contract/stoa/site';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { notFound } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import type { UseCase } from '../../use-case.ts';
import { addressOfPart, isPart } from './page-address.ts';
import { findPageAt, listAddresses, type PageDraft } from './pages.store.ts';
import { viewParts, withParts } from './site-parts.ts';

const PREVIEW_DAYS = 7;
const SCOPE = 'preview of pages';

/** A link is signed and stored nowhere: it ends by itself. */
type Preview = { siteId: string; until: number };

export const createPreviewLink: UseCase<typeof pages.createPreviewLink> = async (ctx) => {
  const until = ctx.now().getTime() + PREVIEW_DAYS * DAY_MS;
  const token = seal({ siteId: ctx.siteId, until } satisfies Preview, ctx.cursorSecret, SCOPE);
  return { url: `${ctx.addresses.pages}/preview/${token}`, expiresDate: new Date(until).toISOString() };
};

/** The id of what is as usual. */
const NO_DRAFT = '00000000-0000-0000-0000-000000000000';

const ended = notFound('the link has ended, or there is no such page');

/** The site that a link leads to; null where it leads nowhere any more. */
export function siteOfPreview(
  { cursorSecret, now }: Pick<Context, 'cursorSecret' | 'now'>,
  token: string,
): string | null {
  const preview = unseal(token, cursorSecret, SCOPE) as Preview | undefined;
  return preview !== undefined && preview.until > now().getTime() ? preview.siteId : null;
}

export const getPreview: UseCase<typeof pages.getPreview> = async (ctx, { token, slug = '', shopPage }) => {
  if (siteOfPreview(ctx, token) !== ctx.siteId || isPart(slug)) return ended;
  const found = await readSite(ctx, async (tx) => {
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
