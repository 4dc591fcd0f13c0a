import { hrefWithout } from '../lib/filter-links.ts';
import { pageHref } from '../lib/paging.ts';
import { type Sorting, sortings } from '../lib/sorting.ts';

const BEST_MATCH = 'Best match';

/** Chooses the order of a list, which starts again at its first page. */
export function SortMenu({ sorting, url }: { sorting: Sorting | null; url: URL }) {
  // what fits some words best stands first unless another order is asked for
  const isSearch = url.searchParams.has('q');
  return (
    <details className="sort-menu">
      <summary>
        Sort: <span className="sort-menu-current">{sorting?.label ?? BEST_MATCH}</span>
      </summary>
      <ul>
        {isSearch && (
          <li>
            <a href={hrefWithout(url, ['sort'])} aria-current={sorting === null ? 'true' : undefined}>
              {BEST_MATCH}
            </a>
          </li>
        )}
        {sortings.map(({ id, label }) => (
          <li key={id}>
            <a href={sortedHref(url, id)} aria-current={id === sorting?.id ? 'true' : undefined}>
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
  if (id === sortings[0].id && !url.searchParams.has('q')) sorted.searchParams.delete('sort');
  else sorted.searchParams.set('sort', id);
  return sorted.pathname + sorted.search;
}
