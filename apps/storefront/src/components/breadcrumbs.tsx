type Breadcrumb = { name: string; href: string };

/** Where a page stands. The last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Breadcrumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
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
