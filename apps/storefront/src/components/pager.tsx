import { type Paging, pageHref, pageNumbers } from '../lib/paging.ts';

/** The way to a list's other pages. */
export function Pager({ paging, url }: { paging: Paging; url: URL }) {
  const { page, pageCount } = paging;
  if (pageCount === 1) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <a rel="prev" href={pageHref(url, page - 1)}>
          Previous
        </a>
      )}
      <ol>
        {pageNumbers(paging).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a href={pageHref(url, number)} aria-current={number === page ? 'page' : undefined}>
                <span className="visually-hidden">Page </span>
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pageCount && (
        <a rel="next" href={pageHref(url, page + 1)}>
          Next
        </a>
      )}
    </nav>
  );
}
