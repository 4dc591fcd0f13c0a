import { useMessages } from '@stoa/messages/react';

type SortMenuProps = { sortings: { label: string; href: string; isCurrent: boolean }[] };

/** A menu of links for the sort order of a list. */
export function SortMenu({ sortings }: SortMenuProps) {
  const messages = useMessages('listing');
  return (
    <details className="sort-menu">
      <summary>
        {messages.sort} <span className="sort-menu-current">{sortings.find(({ isCurrent }) => isCurrent)?.label}</span>
      </summary>
      <ul>
        {sortings.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a rel="nofollow" href={href} aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
