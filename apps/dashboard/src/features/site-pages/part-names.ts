import { SHOP_PAGES } from '@stoa/contract/stoa/site';
import { words } from '../../app/words.ts';

/** What all pages share, and the pages of the shop, in the lists of what is published. */
export const partNames: Partial<Record<string, string>> = {
  ...words.sitePages.parts,
  ...Object.fromEntries(SHOP_PAGES.map((kind) => [kind, words.shopPages.pages[kind].published])),
};
