import type { SITE_PARTS } from '@stoa/contract/stoa/pages';
import { SHOP_ADDRESSES } from '@stoa/page-model';

export type SitePart = (typeof SITE_PARTS)[number];

/** Small letters of any script, digits, and hyphens between them. */
const ADDRESS = /^[\p{Ll}\p{Lo}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;
const LONGEST = 100;

/** Whether a page may have this address, which is not the home page's. */
export const isPageAddress = (address: string): boolean =>
  address.length <= LONGEST && ADDRESS.test(address) && !SHOP_ADDRESSES.has(address);

/** Where a part that all pages share is kept among them: no page has such an address. */
export const addressOfPart = (part: SitePart): string => `#${part.toLowerCase()}`;

export const isPart = (address: string): boolean => address.startsWith('#');
