import { ProductList } from '@stoa/blocks';
import type { ReactNode } from 'react';
import { activeFilters } from '../lib/active-filters.ts';
import type { Money } from '../lib/amounts.ts';
import { hrefWithoutFilters } from '../lib/filter-links.ts';
import { countFilters } from '../lib/filters.ts';
import type { Listing } from '../lib/listing.ts';
import { countText } from '../lib/paging.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FILTERS_ID, FilterPanel } from './filter-panel.tsx';
import { Pager } from './pager.tsx';
import { SortMenu } from './sort-menu.tsx';

type ProductListingProps = {
  listing: Listing;
  url: URL;
  money: Money;
  /** Shown where there is nothing even without filters. */
  empty: ReactNode;
};

/** How many pictures a wide screen shows at once. */
const ON_FIRST_SCREEN = 4;

/** Products with all that narrows them down and orders them. */
export function ProductListing({ listing, url, money, empty }: ProductListingProps) {
  const { products, paging, filters, facets, prices } = listing;
  const filterCount = countFilters(filters);
  if (paging.total === 0 && filterCount === 0) return empty;
  const clearHref = hrefWithoutFilters(url);
  const hasFilters = facets.length > 0 || prices !== null || filterCount > 0;
  return (
    <div className="listing-body" data-filters={hasFilters || undefined}>
      {hasFilters && <FilterPanel listing={listing} url={url} currency={money.currency} />}
      <div className="listing-products">
        <div className="listing-tools">
          {hasFilters && (
            <button type="button" className="button button-quiet filter-button" popoverTarget={FILTERS_ID}>
              {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
            </button>
          )}
          <p role="status">{countText(paging)}</p>
          <SortMenu listing={listing} url={url} />
        </div>
        <ActiveFilters filters={activeFilters(filters, url, money, listing.tagNames)} clearHref={clearHref} />
        {products.length > 0 ? (
          <>
            <ProductList products={products} headingLevel={2} eager={ON_FIRST_SCREEN} />
            <Pager paging={paging} url={url} />
          </>
        ) : (
          <div className="empty-state">
            <p className="lead">Nothing passes all these filters. Remove one of them, or</p>
            <p>
              <a className="button" href={clearHref}>
                Remove all filters
              </a>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
