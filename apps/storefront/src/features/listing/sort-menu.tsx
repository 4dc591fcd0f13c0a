import { useMessages } from '@stoa/messages/react';
import { sortedHref } from './filter-links.ts';
import type { Listing } from './listing.ts';

/** A menu for the sort order of a list, which goes back to the first page. */
export function SortMenu({ listing: { sorting, sortings }, url }: { listing: Listing; url: URL }) {
  const messages = useMessages('listing');
  return (
    <details className="sort-menu">
      <summary>
        {messages.sort} <span className="sort-menu-current">{messages.sortings[sorting.id]}</span>
      </summary>
      <ul>
        {sortings.map(({ id }) => (
          <li key={id}>
            <a
              rel="nofollow"
              href={sortedHref(url, id, sortings)}
              aria-current={id === sorting.id ? 'true' : undefined}
            >
              {messages.sortings[id]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
