import type { Facet, FacetValue } from '../lib/facets.ts';
import { hiddenFields, toggledHref } from '../lib/filter-links.ts';
import type { Listing } from '../lib/listing.ts';

/** The id of the panel, for the button that opens it on narrow screens. */
export const FILTERS_ID = 'filters';

/** All that a list can be narrowed down by, as links and a form. On narrow screens it opens over the page. */
export function FilterPanel({ listing, url, currency }: { listing: Listing; url: URL; currency: string }) {
  const { facets, prices, flags, filters } = listing;
  const hasPrices = prices !== null || filters.min !== null || filters.max !== null;
  return (
    <section className="filter-panel" id={FILTERS_ID} popover="auto" aria-label="Filters">
      <div className="filter-panel-top">
        <h2>Filters</h2>
        <button type="button" className="text-button" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          Close
        </button>
      </div>
      <Flags flags={flags} filters={filters} url={url} />
      {hasPrices && <PriceRange listing={listing} url={url} currency={currency} />}
      {facets.map((facet) => (
        <FacetLinks key={facet.name} facet={facet} />
      ))}
    </section>
  );
}

function Flags({ flags, filters, url }: Pick<Listing, 'flags' | 'filters'> & { url: URL }) {
  const values: FacetValue[] = [
    {
      value: 'in',
      label: 'In stock',
      count: flags.inStock,
      isActive: filters.isInStock,
      href: toggledHref(url, 'stock', 'in'),
      color: null,
    },
    {
      value: 'yes',
      label: 'On sale',
      count: flags.onSale,
      isActive: filters.isOnSale,
      href: toggledHref(url, 'sale', 'yes'),
      color: null,
    },
  ];
  const shown = values.filter(({ count, isActive }) => count > 0 || isActive);
  return shown.length > 0 ? <FacetLinks facet={{ name: 'flags', title: 'Availability', values: shown }} /> : null;
}

/** Values beyond this many are shown when asked for. */
const SHOWN_AT_ONCE = 8;

function FacetLinks({ facet: { name, title, values } }: { facet: Facet }) {
  const headingId = `facet-${name.replace(/[^\w-]/g, '_')}`;
  const [first, rest] = [values.slice(0, SHOWN_AT_ONCE), values.slice(SHOWN_AT_ONCE)];
  return (
    <section className="facet" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <FacetValues values={first} />
      {rest.length > 0 && (
        <details open={rest.some(({ isActive }) => isActive)}>
          <summary>{rest.length} more</summary>
          <FacetValues values={rest} />
        </details>
      )}
    </section>
  );
}

function FacetValues({ values }: { values: FacetValue[] }) {
  return (
    <ul>
      {values.map(({ value, label, count, isActive, href, color }) => (
        <li key={value}>
          <a href={href} rel="nofollow" aria-current={isActive ? 'true' : undefined}>
            <span className="facet-mark" aria-hidden="true" />
            {color && (
              <svg className="swatch" viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
                <circle cx="10" cy="10" r="9.5" fill={color} />
              </svg>
            )}
            <span className="facet-label">{label}</span>
            <span className="facet-count">
              {count}
              <span className="visually-hidden"> {count === 1 ? 'product' : 'products'}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function PriceRange({ listing, url, currency }: { listing: Listing; url: URL; currency: string }) {
  const { filters, prices } = listing;
  return (
    <section className="facet" aria-labelledby="facet-price">
      <h3 id="facet-price">Price in {currency}</h3>
      <form className="price-range" action={url.pathname}>
        {hiddenFields(url, ['min', 'max']).map(([name, value], index) => (
          <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
        ))}
        <PriceField name="min" label="From" value={filters.min} bound={prices?.min} />
        <PriceField name="max" label="To" value={filters.max} bound={prices?.max} />
        <button className="button button-quiet" type="submit">
          Set<span className="visually-hidden"> price range</span>
        </button>
      </form>
    </section>
  );
}

type PriceFieldProps = { name: string; label: string; value: string | null; bound: string | undefined };

function PriceField({ name, label, value, bound }: PriceFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input name={name} inputMode="decimal" defaultValue={value ?? ''} placeholder={bound} autoComplete="off" />
    </label>
  );
}
