/** What a list says about itself to browsers and search engines. */
import { absolute, type Head } from '../components/document.tsx';
import { countFilters } from './filters.ts';
import type { Listing } from './listing.ts';
import { pageHref } from './paging.ts';
import type { Site } from './site.ts';
import { itemList } from './structured-data.ts';

type ListingHead = { title: string; site: Site; url: URL; listing: Listing };

/**
 * Pages of a list are found by search engines, as is a list with one filter, which people look for (`blue posters`).
 * Combinations and price ranges are endless and are not; an order is no other list.
 */
export function headOfListing({ title, site, url, listing }: ListingHead): Head {
  const { page, pageCount, first } = listing.paging;
  const items = listing.products.map(({ name, href }) => ({ name, url: absolute(href, site) }));
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    canonical: canonicalOf(url, listing),
    previous: page > 1 ? pageHref(url, page - 1) : undefined,
    next: page < pageCount ? pageHref(url, page + 1) : undefined,
    ...(items.length > 0 && { data: [itemList(items, first)] }),
  };
}

/** The path of the list's one address; undefined for lists that are not for search engines. */
function canonicalOf(url: URL, { filters, paging }: Listing): string | undefined {
  const count = countFilters(filters);
  const hasRange = filters.min !== null || filters.max !== null;
  if (count > 1 || hasRange || url.searchParams.has('q')) return undefined;
  const parameters = new URLSearchParams(url.search);
  const isFilter = (name: string) => /^(brand|tag|stock|sale|option\..+)$/.test(name);
  const kept = [...parameters].filter(([name]) => count === 1 && isFilter(name));
  if (paging.page > 1) kept.push(['page', String(paging.page)]);
  const query = new URLSearchParams(kept).toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
