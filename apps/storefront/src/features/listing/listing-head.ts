/** The metadata of a list for browsers and search engines. */
import type { Messages } from '@stoa/messages';
import type { Head } from '../../components/document.tsx';
import { pageUrl } from '../../lib/page-url.ts';
import type { Site } from '../../lib/site.ts';
import { itemList } from '../../lib/structured-data.ts';
import { countFilters } from './filters.ts';
import type { Listing } from './listing.ts';
import { pageHref } from './paging.ts';

type ListingHead = { title: string; site: Site; url: URL; listing: Listing };

/**
 * Search engines index the pages of a list, and lists with a single filter: people search for these (`blue posters`).
 * Combinations and ranges of prices and ratings are endless and are not indexed; another sort order does not make another list.
 */
export function headOfListing({ title, site, url, listing }: ListingHead, messages: Messages['listing']): Head {
  const { page, pageCount, first } = listing.paging;
  const items = listing.products.map(({ name, href }) => ({ name, url: pageUrl(href, site) }));
  return {
    title: page > 1 ? messages.titleOfPage(title, page) : title,
    canonical: canonicalOf(url, listing),
    previous: page > 1 ? pageHref(url, page - 1) : undefined,
    next: page < pageCount ? pageHref(url, page + 1) : undefined,
    ...(items.length > 0 && { data: [itemList(items, first)] }),
  };
}

/** The canonical path of the list; undefined for lists that are not for search engines. */
function canonicalOf(url: URL, { filters, paging }: Listing): string | undefined {
  const count = countFilters(filters);
  const hasRange = filters.min !== null || filters.max !== null || filters.stars !== null;
  if (count > 1 || hasRange || url.searchParams.has('q')) return undefined;
  const parameters = new URLSearchParams(url.search);
  const isFilter = (name: string) => /^(brand|tag|stock|sale|option\..+)$/.test(name);
  const kept = [...parameters].filter(([name]) => count === 1 && isFilter(name));
  if (paging.page > 1) kept.push(['page', String(paging.page)]);
  const query = new URLSearchParams(kept).toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
