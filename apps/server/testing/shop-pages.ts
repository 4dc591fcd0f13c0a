// For tests: pages of a shop, as its owner arranges them.

import { shopPages } from '@stoa/blocks/shop-pages';
import { pages } from '@stoa/contract';
import type { ShopPage } from '@stoa/contract/stoa/site';

/** A successful call of the owner. */
type Call = (operation: unknown, request: object) => Promise<object>;
type Answer = { draft: { id: string; seq: number } };

/** Puts a quotation at the top of a page of the shop, or data that it shows; returns the id of the page. */
export async function putOnShopPage(
  call: Call,
  kind: ShopPage,
  text: string | { bind: string; else?: string },
): Promise<string> {
  const { draft } = (await call(pages.openSitePart, { part: kind })) as Answer;
  const { id, seq } = draft;
  const block = { id: `quote-${seq}`, type: 'quote', props: { text } };
  const to = { parent: shopPages[kind].standard.id, slot: 'content', after: null };
  const changes = [{ id: `put-${seq}`, label: 'Added a quotation', operations: [{ op: 'insert', block, to }] }];
  await call(pages.changePage, { pageId: id, base: seq, changes });
  return id;
}
