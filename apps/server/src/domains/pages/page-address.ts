import { SHOP_PAGES, type ShopPage, type SITE_PARTS } from '@stoa/contract/stoa/site';
import { SHOP_ADDRESSES } from '@stoa/page-model';

export type SitePart = (typeof SITE_PARTS)[number];
/** What is no page of its own: a part that all pages share, or how a page of the shop is arranged. */
export type PartKind = SitePart | ShopPage;

/** Small letters of any script, digits, and hyphens between them. */
const ADDRESS = /^[\p{Ll}\p{Lo}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;
const LONGEST = 100;

/** Whether a page may have this address, which is not the home page's. */
export const isPageAddress = (address: string): boolean =>
  address.length <= LONGEST && ADDRESS.test(address) && !SHOP_ADDRESSES.has(address);

/** Where a part is kept among the pages, none of which has such an address. */
export const addressOfPart = (part: PartKind): string => `#${part.toLowerCase()}`;

export const isPart = (address: string): boolean => address.startsWith('#');

/** The addresses of the arrangements of the shop's pages. */
export const SHOP_PAGE_ADDRESSES: readonly string[] = SHOP_PAGES.map(addressOfPart);

export const isShopPage = (address: string): boolean => SHOP_PAGE_ADDRESSES.includes(address);
