import type { ActiveFilter } from '../lib/active-filters.ts';

/** The filters that are set, each a link that removes it. */
export function ActiveFilters({ filters, clearHref }: { filters: ActiveFilter[]; clearHref: string }) {
  if (filters.length === 0) return null;
  return (
    <ul className="active-filters" aria-label="Filters that are set">
      {filters.map(({ label, href }) => (
        <li key={label}>
          <a href={href} rel="nofollow">
            <span className="visually-hidden">Remove filter </span>
            {label}
            <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </a>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <a className="clear-filters" href={clearHref}>
            Remove all filters
          </a>
        </li>
      )}
    </ul>
  );
}
