import type { SITE_PARTS } from '@stoa/contract/stoa/pages';

export type SitePart = (typeof SITE_PARTS)[number];

/** Parts of the shop that have the first names of addresses on a site's host. */
const TAKEN = new Set(
  `_api _assets account api blog cart category checkout consent currency dashboard feeds gift-card icon.svg media media-download newsletter
  orders pay policies preview product-page reminders review robots.txt search shop sitemap.xml sitemaps stoa thank-you wishlist`.split(
    /\s+/,
  ),
);

/** Small letters of any script, digits, and hyphens between them. */
const ADDRESS = /^[\p{Ll}\p{Lo}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;
const LONGEST = 100;

/** Whether a page may have this address, which is not the home page's. */
export const isPageAddress = (address: string): boolean =>
  address.length <= LONGEST && ADDRESS.test(address) && !TAKEN.has(address);

/** Where a part that all pages share is kept among them: no page has such an address. */
export const addressOfPart = (part: SitePart): string => `#${part.toLowerCase()}`;

export const isPart = (address: string): boolean => address.startsWith('#');
