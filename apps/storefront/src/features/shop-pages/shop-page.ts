/** How a page of the shop is arranged: as its owner did it, or as usual. */
import { type BlockData, noBlockData } from '@stoa/blocks';
import { shopPages } from '@stoa/blocks/shop-pages';
import type { ShopPage } from '@stoa/contract/stoa/site';
import type { Block } from '@stoa/page-model';
import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { Site } from '../../lib/site.ts';
import { keptBack, withSent } from '../forms/send-form.tsx';
import { loadBlockData } from '../pages/block-data.ts';
import { framesOf } from '../pages/frames.ts';

/** A page with the data of its ordinary blocks. What is shown of its subject comes on top. */
export type Arranged = { root: Block; data: BlockData };

/** The page as in every shop. */
export const usual = (kind: ShopPage): Arranged => ({ root: shopPages[kind].standard, data: noBlockData });

/** Most shops have pages as usual, which takes no call. */
export async function loadShopPage(
  visit: Visit,
  { shopPages: changed }: Pick<Site, 'shopPages'>,
  kind: ShopPage,
): Promise<Arranged> {
  const revision = changed[kind];
  if (!revision) return usual(kind);
  const { arranged } = await visit.request.remember(`shop page ${kind} ${revision}`, async () => {
    const page = (await orNull(visit.api.sites.getShopPage({ kind })))?.page;
    return { arranged: page ? (page.root as unknown as Block) : null };
  });
  if (!arranged) return usual(kind);
  const data = await loadBlockData(visit, `${kind} ${revision}`, arranged);
  const frames = framesOf(arranged, { 'shop-page': kind });
  return { root: arranged, data: { ...data, forms: withSent(visit, data.forms), frames } };
}

type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** A draft, by the token of a preview link. */
export const findDraft = async ({ api }: Visit, token: string, kind: ShopPage) =>
  (await orNull(api.pages.getPreview({ token, shopPage: kind })))?.preview ?? null;

/** A draft with the data of its ordinary blocks: what is posted to its forms goes nowhere. */
export async function loadDraft(visit: Visit, kind: ShopPage, draft: Draft): Promise<Arranged> {
  const root = draft.root as unknown as Block;
  const data = await loadBlockData(visit, `${kind} draft ${draft.pageId} ${draft.version}`, root);
  const frames = framesOf(root, { 'shop-page': kind, preview: draft.frameToken ?? '' });
  return { root, data: { ...data, forms: keptBack(visit, data.forms), frames } };
}
