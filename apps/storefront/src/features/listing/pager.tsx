import { useMessages } from '@stoa/messages/react';
import { type Paging, pageHref, pageNumbers } from './paging.ts';

/** Links to a list's other pages. */
export function Pager({ paging, url }: { paging: Paging; url: URL }) {
  const messages = useMessages('listing');
  const { page, pageCount } = paging;
  if (pageCount === 1) return null;
  return (
    <nav className="pager" aria-label={messages.pages}>
      {page > 1 && (
        <a rel="prev" href={pageHref(url, page - 1)}>
          {messages.previous}
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
                <span className="visually-hidden">{messages.page} </span>
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pageCount && (
        <a rel="next" href={pageHref(url, page + 1)}>
          {messages.next}
        </a>
      )}
    </nav>
  );
}
