import { useMessages } from '@stoa/messages/react';
import { decimalsOf, type Money } from '../../lib/amounts.ts';
import type { Facet, FacetValue } from './facets.ts';
import { priceText } from './filter-labels.ts';
import { hiddenFields, priceHref, toggledHref } from './filter-links.ts';
import { WELL_RATED } from './filters.ts';
import type { Listing } from './listing.ts';
import { LIMITS, UNIT } from './price-unit.ts';

/** The id of the panel, for the button that opens it on narrow screens. */
export const FILTERS_ID = 'filters';

/** Further groups are folded. */
const UNFOLDED = 1;

/** All filters of a list, as links and a form. On narrow screens, the panel opens over the page. */
export function FilterPanel({ listing, url, money }: { listing: Listing; url: URL; money: Money }) {
  const messages = useMessages('listing');
  const { facets, prices, flags, filters, paging } = listing;
  const hasPrices = prices !== null || filters.min !== null || filters.max !== null;
  return (
    <section className="filter-panel" id={FILTERS_ID} popover="auto" aria-label={messages.filters}>
      <div className="filter-panel-top">
        <h2>{messages.filters}</h2>
        <button type="button" className="text-button" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {messages.close}
        </button>
      </div>
      <Flags flags={flags} filters={filters} url={url} />
      {hasPrices && <PriceRange listing={listing} url={url} money={money} />}
      {facets.map((facet, index) => (
        <FacetLinks
          key={facet.name}
          facet={facet}
          isOpen={index < UNFOLDED || facet.values.some(({ isActive }) => isActive)}
        />
      ))}
      <div className="filter-panel-foot">
        <button type="button" className="button button-wide" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {messages.showProducts(paging.total)}
        </button>
      </div>
    </section>
  );
}

function Flags({ flags, filters, url }: Pick<Listing, 'flags' | 'filters'> & { url: URL }) {
  const messages = useMessages('listing');
  const values: FacetValue[] = [
    {
      value: 'in',
      label: messages.inStock,
      count: flags.inStock,
      isActive: filters.isInStock,
      href: toggledHref(url, 'stock', 'in'),
      color: null,
    },
    {
      value: 'yes',
      label: messages.onSale,
      count: flags.onSale,
      isActive: filters.isOnSale,
      href: toggledHref(url, 'sale', 'yes'),
      color: null,
    },
  ];
  const rated: FacetValue = {
    value: String(WELL_RATED),
    label: messages.starsAndUp(WELL_RATED),
    count: flags.wellRated,
    isActive: filters.stars !== null,
    href: toggledHref(url, 'stars', String(WELL_RATED)),
    color: null,
  };
  const isUseful = ({ count, isActive }: FacetValue) => count > 0 || isActive;
  const shown = values.filter(isUseful);
  return (
    <>
      {shown.length > 0 && <FacetLinks facet={{ name: 'flags', title: messages.availability, values: shown }} />}
      {isUseful(rated) && <FacetLinks facet={{ name: 'stars', title: messages.rating, values: [rated] }} />}
    </>
  );
}

/** More values than this are collapsed. */
const SHOWN_AT_ONCE = 8;

function FacetLinks({ facet: { name, title, values }, isOpen = true }: { facet: Facet; isOpen?: boolean }) {
  const messages = useMessages('listing');
  const headingId = `facet-${name.replace(/[^\w-]/g, '_')}`;
  const [first, rest] = [values.slice(0, SHOWN_AT_ONCE), values.slice(SHOWN_AT_ONCE)];
  return (
    <details className="facet" open={isOpen}>
      <summary>
        <h3 id={headingId}>{title}</h3>
      </summary>
      <FacetValues values={first} labelledBy={headingId} />
      {rest.length > 0 && (
        <details className="facet-more" open={rest.some(({ isActive }) => isActive)}>
          <summary>{messages.more(rest.length)}</summary>
          <FacetValues values={rest} labelledBy={headingId} />
        </details>
      )}
    </details>
  );
}

function FacetValues({ values, labelledBy }: { values: FacetValue[]; labelledBy: string }) {
  const messages = useMessages('listing');
  return (
    <ul aria-labelledby={labelledBy}>
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
              <span className="visually-hidden"> {messages.productsUnit(count)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function PriceRange({ listing, url, money }: { listing: Listing; url: URL; money: Money }) {
  const messages = useMessages('listing');
  const { filters, prices, priceSteps, unit } = listing;
  const steps = priceSteps(decimalsOf(money)).map(
    ({ min, max, count }): FacetValue => ({
      value: `${min}-${max}`,
      label: priceText(min, max, money, messages) ?? '',
      count,
      isActive: false,
      href: priceHref(url, { min, max }, unit),
      color: null,
    }),
  );
  return (
    <details className="facet" open>
      <summary>
        <h3 id="facet-price">{messages.priceIn(money.currency)}</h3>
      </summary>
      {steps.length > 0 && <FacetValues values={steps} labelledBy="facet-price" />}
      <form className="price-range" action={url.pathname}>
        {hiddenFields(url, LIMITS).map(([name, value], index) => (
          <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
        ))}
        {unit && <input type="hidden" name={UNIT} value={unit.code} />}
        <PriceField name="min" label={messages.from} value={filters.min} bound={prices?.min} />
        <PriceField name="max" label={messages.to} value={filters.max} bound={prices?.max} />
        <button className="button button-quiet" type="submit">
          {messages.applyPrice}
          <span className="visually-hidden"> {messages.priceRange}</span>
        </button>
      </form>
    </details>
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
