import { sortedHref } from '../lib/filter-links.ts';
import type { Listing } from '../lib/listing.ts';

/** Chooses the order of a list, which starts again at its first page. */
export function SortMenu({ listing: { sorting, sortings }, url }: { listing: Listing; url: URL }) {
  return (
    <details className="sort-menu">
      <summary>
        Sort: <span className="sort-menu-current">{sorting.label}</span>
      </summary>
      <ul>
        {sortings.map(({ id, label }) => (
          <li key={id}>
            <a href={sortedHref(url, id, sortings)} aria-current={id === sorting.id ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
