import { pageHref } from '../lib/paging.ts';
import { type Sorting, sortings } from '../lib/sorting.ts';

/** Chooses the order of a list, which starts again at its first page. */
export function SortMenu({ sorting, url }: { sorting: Sorting; url: URL }) {
  return (
    <details className="sort-menu">
      <summary>
        Sort: <span className="sort-menu-current">{sorting.label}</span>
      </summary>
      <ul>
        {sortings.map(({ id, label }) => (
          <li key={id}>
            <a href={sortedHref(url, id)} aria-current={id === sorting.id ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function sortedHref(url: URL, id: Sorting['id']): string {
  const sorted = new URL(pageHref(url, 1), url);
  if (id === sortings[0].id) sorted.searchParams.delete('sort');
  else sorted.searchParams.set('sort', id);
  return sorted.pathname + sorted.search;
}
