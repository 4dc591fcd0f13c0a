import type { Block } from '@stoa/page-model';
import type { Tx } from '../../platform/db/index.ts';
import { insertPage } from './pages.store.ts';
import { releaseDrafts } from './releases.store.ts';

/** Gives a new site its home page, published in the transaction that makes the site. */
export async function openWithPage(
  tx: Tx,
  { id, root, author }: { id: string; root: Block; author: string },
  now: Date,
): Promise<void> {
  await insertPage(tx, { id, address: '', root }, now, 1);
  await releaseDrafts(tx, { note: '', author, now });
}
