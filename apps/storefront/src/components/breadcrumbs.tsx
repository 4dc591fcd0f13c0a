import { useMessages } from '@stoa/messages/react';

type Breadcrumb = { name: string; href: string };

/** The position of a page in the site. The last entry is the page itself. */
export function Breadcrumbs({ crumbs, ...marks }: { crumbs: Breadcrumb[] }) {
  const messages = useMessages('site');
  return (
    <nav className="breadcrumbs" aria-label={messages.breadcrumbs} {...marks}>
      <ol>
        {crumbs.map(({ name, href }, index) => (
          <li key={href}>
            <a href={href} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
