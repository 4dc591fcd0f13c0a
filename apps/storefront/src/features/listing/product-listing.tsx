import { type PlacedBanner, ProductList } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import { SortMenu } from '../../components/sort-menu.tsx';
import type { Money } from '../../lib/amounts.ts';
import { ActiveFilters } from './active-filters.tsx';
import { activeFilters } from './filter-labels.ts';
import { hrefWithoutFilters, sortedHref } from './filter-links.ts';
import { FILTERS_ID, FilterPanel } from './filter-panel.tsx';
import { countFilters } from './filters.ts';
import type { Listing } from './listing.ts';
import { Pager } from './pager.tsx';
import { countText, pageHref } from './paging.ts';

type ProductListingProps = {
  listing: Listing;
  url: URL;
  /** The site's currency. */
  money: Money;
  banners?: readonly PlacedBanner[];
  /** Shown if the list is empty even without filters. */
  empty: ReactNode;
};

/** The number of pictures visible at once on a wide screen. */
const ON_FIRST_SCREEN = 4;

/** Products with their filters and sort menu. */
export function ProductListing({ listing, url, money, banners, empty }: ProductListingProps) {
  const messages = useMessages('listing');
  const { products, paging, filters, facets, prices, unit } = listing;
  const ofLimits = unit ? { ...money, currency: unit.code } : money;
  const filterCount = countFilters(filters);
  if (paging.total === 0 && filterCount === 0) return empty;
  const clearHref = hrefWithoutFilters(url);
  const sortings = listing.sortings.map(({ id }) => ({
    label: messages.sortings[id],
    href: sortedHref(url, id, listing.sortings),
    isCurrent: id === listing.sorting.id,
  }));
  const hasFilters = facets.length > 0 || prices !== null || filterCount > 0;
  return (
    <div className="listing-body" data-filters={hasFilters || undefined}>
      {hasFilters && <FilterPanel listing={listing} url={url} money={ofLimits} />}
      <div className="listing-products">
        <div className="listing-tools">
          {hasFilters && (
            <button type="button" className="button button-quiet filter-button" popoverTarget={FILTERS_ID}>
              {filterCount > 0 ? messages.filtersSet(filterCount) : messages.filters}
            </button>
          )}
          <p role="status">{countText(paging, messages)}</p>
          <SortMenu sortings={sortings} />
        </div>
        <ActiveFilters filters={activeFilters(filters, url, ofLimits, listing, messages)} clearHref={clearHref} />
        {products.length > 0 ? (
          <>
            <ProductList products={products} headingLevel={2} first={ON_FIRST_SCREEN} banners={banners} />
            <Pager paging={paging} hrefOf={(page) => pageHref(url, page)} />
          </>
        ) : (
          <div className="empty-state">
            <p className="lead">{messages.nothingMatches}</p>
            <p>
              <a className="button" href={clearHref}>
                {messages.removeAllFilters}
              </a>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
