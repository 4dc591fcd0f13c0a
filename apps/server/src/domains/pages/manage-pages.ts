import { blockSchemas } from '@stoa/blocks/schemas';
import type { pages } from '@stoa/contract';
import { type Block, findWrongData, isBlock, wrongTree } from '@stoa/page-model';
import { readSite, withSite } from '../../platform/db/index.ts';
import { invalid, notFound, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { limitReached, roomWithin } from '../sites/index.ts';
import { isPageAddress, isPart, isShopPage } from './page-address.ts';
import {
  countPages,
  deletePageRow,
  findPage,
  insertPage,
  isAddressTaken,
  listPageRows,
  lockPage,
  type PageDraft,
} from './pages.store.ts';

export const MOST_PAGES = 1000;
export const unknownPage = notFound('there is no such page');

/** As the contract has trees of blocks, which it leaves to their schemas. */
export const viewDraft = ({ id, seq, root, updatedDate }: PageDraft) => ({
  draft: { id, seq, root: root as unknown as Record<string, unknown>, updatedDate },
});

export const listPages: UseCase<typeof pages.listPages> = (ctx) =>
  readSite(ctx, async (tx) => ({ pages: await listPageRows(tx) }));

export const getPageDraft: UseCase<typeof pages.getPageDraft> = async (ctx, { pageId }) => {
  const page = await readSite(ctx, (tx) => findPage(tx, pageId));
  return page ? viewDraft(page) : unknownPage;
};

/** Refuses addresses that the shop or another page has, and blocks that no schema knows. */
export const createPage: UseCase<typeof pages.createPage> = async (ctx, { title, address, content = [] }) => {
  if (!title.trim()) return invalid({ field: 'title', description: 'must not be blank', violatedRule: 'MIN_LENGTH' });
  if (!isPageAddress(address))
    return invalid({
      field: 'address',
      description: 'must have only small letters, digits and hyphens, and must not be an address of the shop',
      violatedRule: 'FORMAT',
    });
  const root = { id: 'page', type: 'page', props: { title: title.trim(), address }, slots: { content } };
  if (!isBlock(root) || wrongTree(blockSchemas, root))
    return invalid({ field: 'content', description: mistakeIn(root), violatedRule: 'FORMAT' });
  const now = ctx.now();
  const page = { id: ctx.newId(), address, root: root as Block };
  return withSite(ctx, async (tx) => {
    if ((await roomWithin(ctx, tx, 'pages', () => countPages(tx))) < 1) return limitReached(ctx, 'pages');
    if (await insertPage(tx, page, now, MOST_PAGES))
      return viewDraft({ ...page, seq: 0, updatedDate: now.toISOString() });
    return (await isAddressTaken(tx, address)) ? refuse('PAGE_ADDRESS_TAKEN') : refuse('TOO_MANY_PAGES');
  });
};

/** What is wrong with the blocks of a document, for those who sent them. */
export function mistakeIn(root: unknown): string {
  const found = isBlock(root) ? findWrongData(blockSchemas, root) : null;
  if (!found) return 'must be blocks as their schemas say';
  const { block, property, path, reason } = found;
  const where = `must not bind ${property} of block ${block} to ${path}`;
  return reason === 'UNKNOWN_DATA' ? `${where}: there is no such data here` : `${where}: it cannot show that`;
}

/** Visitors see the page until the next release. A page of the shop is then as usual; the parts of all pages stay. */
export const deletePage: UseCase<typeof pages.deletePage> = (ctx, { pageId }) =>
  withSite(ctx, async (tx) => {
    const page = await lockPage(tx, pageId);
    if (!page || (isPart(page.address) && !isShopPage(page.address))) return unknownPage;
    if (page.address === '') return refuse('HOME_PAGE_STAYS');
    await deletePageRow(tx, pageId);
    return {};
  });
