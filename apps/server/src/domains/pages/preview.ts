/** Drafts as visitors would see them, for whoever has a link. */
import type { pages } from '@stoa/contract';
import { SITE_PARTS } from '@stoa/contract/stoa/pages';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { notFound } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import type { UseCase } from '../../use-case.ts';
import { addressOfPart, isPart } from './page-address.ts';
import { findPageAt, listAddresses } from './pages.store.ts';
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

const ended = notFound('the link has ended, or there is no such page');

function isOpen(ctx: Context, token: string): boolean {
  const preview = unseal(token, ctx.cursorSecret, SCOPE) as Preview | undefined;
  return preview !== undefined && preview.siteId === ctx.siteId && preview.until > ctx.now().getTime();
}

export const getPreview: UseCase<typeof pages.getPreview> = async (ctx, { token, slug = '' }) => {
  if (!isOpen(ctx, token) || isPart(slug)) return ended;
  const found = await readSite(ctx, async (tx) => {
    const page = await findPageAt(tx, slug);
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
