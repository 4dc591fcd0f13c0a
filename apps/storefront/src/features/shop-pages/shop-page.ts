/** How a page of the shop is arranged: as its owner did it, or as usual. */
import { type BlockData, noBlockData } from '@stoa/blocks';
import { standardShopPages } from '@stoa/blocks/shop-pages';
import type { ShopPage } from '@stoa/contract/stoa/site';
import type { Block } from '@stoa/page-model';
import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { Site } from '../../lib/site.ts';
import { keptBack, withSent } from '../forms/send-form.tsx';
import { loadBlockData } from '../pages/block-data.ts';
import { framesOf } from '../pages/embed.route.ts';

/** A page with the data of its ordinary blocks. What is shown of its subject comes on top. */
export type Arranged = { root: Block; data: BlockData };

/** Most shops have pages as usual, which takes no call. */
export async function loadShopPage(visit: Visit, { shopPages }: Pick<Site, 'shopPages'>, kind: ShopPage) {
  const revision = shopPages[kind];
  const usual: Arranged = { root: standardShopPages[kind], data: noBlockData };
  if (!revision) return usual;
  const { arranged } = await visit.request.remember(`shop page ${kind} ${revision}`, async () => {
    const page = (await orNull(visit.api.sites.getShopPage({ kind })))?.page;
    return { arranged: page ? (page.root as unknown as Block) : null };
  });
  if (!arranged) return usual;
  const data = await loadBlockData(visit, `${kind} ${revision}`, arranged);
  const frames = framesOf(arranged, { 'shop-page': kind });
  return { root: arranged, data: { ...data, forms: withSent(visit, data.forms), frames } };
}

/** A draft, by the token of a preview link: what is posted to its forms goes nowhere. */
export async function loadDraft(visit: Visit, token: string, kind: ShopPage) {
  const { preview } = (await orNull(visit.api.pages.getPreview({ token, shopPage: kind }))) ?? {};
  if (!preview) return null;
  const root = preview.root as unknown as Block;
  const data = await loadBlockData(visit, `${kind} draft ${preview.pageId} ${preview.version}`, root);
  const frames = framesOf(root, { 'shop-page': kind, preview: token });
  const arranged: Arranged = { root, data: { ...data, forms: keptBack(visit, data.forms), frames } };
  return { preview, arranged };
}
