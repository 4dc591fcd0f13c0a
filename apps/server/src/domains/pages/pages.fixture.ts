/** For tests of pages: what somebody of a shop's staff does with them. */
import { pages, sites } from '@stoa/contract';
import type { ShopPage, SITE_PARTS } from '@stoa/contract/stoa/site';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

/** A section with a sentence. */
export const quote = (id: string, text: string) => ({ id, type: 'quote', props: { text } });
export const setText = (id: string, value: unknown) => ({ op: 'set', id, at: ['props', 'text'], value });
export const setAccent = (value?: string) => ({ op: 'set', id: 'theme', at: ['props', 'color-accent'], value });

/** A shop of its own for each test of a file, and somebody of its staff. */
export function eachInAShop(opened: (shop: Shop, staff: Customer, database: Database) => void): void {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    const shop = await openShop(database);
    opened(shop, shop.staff(), database);
  });
  afterAll(() => database?.close());
}

type Root = { id: string; props: object; slots: { content: { id: string }[] } };
type Part = (typeof SITE_PARTS)[number] | ShopPage;

let count = 0;
export const change = (who: Customer, pageId: string, base: number, ...operations: object[]) =>
  send(who, pageId, base, [{ id: `change-${++count}`, label: 'Changed', operations }]);
export const send = (who: Customer, pageId: string, base: number, changes: object[]) =>
  who.call(pages.changePage, { pageId, base, changes } as never);

/** `of`: the shop of the test that runs, and who does it. */
export function pagesOf(of: () => { shop: Shop; ann: Customer }) {
  return {
    newPage: async (address = 'about', content: object[] = [quote('first', 'Hm.')]) => {
      const { draft } = expectAnswer(await of().ann.call(pages.createPage, { title: 'About us', address, content }));
      return draft?.id ?? '';
    },
    rootOf: async (pageId: string) =>
      expectAnswer(await of().ann.call(pages.getPageDraft, { pageId })).draft?.root as Root,
    openPart: async (part: Part) => {
      const { draft } = expectAnswer(await of().ann.call(pages.openSitePart, { part }));
      return { ...draft, id: draft?.id ?? '', root: draft?.root as Root };
    },
    published: async (slug: string) => of().shop.visitor().call(sites.getPublishedPage, { slug }),
    publish: async () => expectAnswer(await of().ann.call(pages.publishPages, { note: 'Spring' })).release,
  };
}
