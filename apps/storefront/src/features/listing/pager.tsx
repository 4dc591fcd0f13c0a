import { useMessages } from '@stoa/messages/react';
import { type Paging, pageNumbers } from './paging.ts';

type PagerProps = {
  paging: Paging;
  hrefOf: (page: number) => string;
  /** Names the links; `Pages` by default. */
  label?: string;
};

/** Links to a list's other pages. */
export function Pager({ paging, hrefOf, label }: PagerProps) {
  const messages = useMessages('listing');
  const { page, pageCount } = paging;
  if (pageCount === 1) return null;
  return (
    <nav className="pager" aria-label={label ?? messages.pages}>
      {page > 1 && (
        <a rel="prev" href={hrefOf(page - 1)}>
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
              <a href={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
                <span className="visually-hidden">{messages.page} </span>
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pageCount && (
        <a rel="next" href={hrefOf(page + 1)}>
          {messages.next}
        </a>
      )}
    </nav>
  );
}
