import type { CategorySummary } from '@stoa/blocks';

type CategoryNavigationProps = { categories: CategorySummary[]; pathname: string };

export function CategoryNavigation({ categories, pathname }: CategoryNavigationProps) {
  if (categories.length === 0) return null;
  const entries = [{ id: 'all', name: 'Everything', href: '/shop' }, ...categories];
  return (
    <nav className="category-navigation" aria-label="Categories">
      <ul>
        {entries.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href} aria-current={href === pathname ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
