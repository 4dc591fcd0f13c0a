// For tests: the product page of a shop, as its owner arranges it.

import { pages } from '@stoa/contract';

/** A successful call of the owner. */
type Call = (operation: unknown, request: object) => Promise<object>;
type Answer = { draft: { id: string; seq: number } };

/** Puts a quotation below the product, on the pages of all products. */
export async function putOnProductPage(call: Call, text: string): Promise<void> {
  const { draft } = (await call(pages.openSitePart, { part: 'PRODUCT' })) as Answer;
  const { id, seq } = draft;
  const block = { id: `quote-${seq}`, type: 'quote', props: { text } };
  const to = { parent: 'productPage', slot: 'content', after: 'product' };
  const changes = [{ id: `put-${seq}`, label: 'Added a quotation', operations: [{ op: 'insert', block, to }] }];
  await call(pages.changePage, { pageId: id, base: seq, changes });
}
