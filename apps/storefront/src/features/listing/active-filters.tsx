import { useMessages } from '@stoa/messages/react';
import type { ActiveFilter } from './filter-labels.ts';

/** The active filters, each with a link to remove it. */
export function ActiveFilters({ filters, clearHref }: { filters: ActiveFilter[]; clearHref: string }) {
  const messages = useMessages('listing');
  if (filters.length === 0) return null;
  return (
    <ul className="active-filters" aria-label={messages.activeFilters}>
      {filters.map(({ label, href }) => (
        <li key={label}>
          <a href={href} rel="nofollow">
            <span className="visually-hidden">{messages.removeFilter}: </span>
            {label}
            <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </a>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <a className="clear-filters" href={clearHref} rel="nofollow">
            {messages.removeAllFilters}
          </a>
        </li>
      )}
    </ul>
  );
}
