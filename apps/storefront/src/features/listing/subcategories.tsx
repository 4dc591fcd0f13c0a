import { Picture } from '@stoa/blocks';
import type { CategoryNode } from './categories.ts';

/** The subcategories of a category, or the top level of the tree. */
export function Subcategories({ categories, label }: { categories: CategoryNode[]; label: string }) {
  if (categories.length === 0) return null;
  // some with and some without would look like a mistake
  const arePictured = categories.every(({ picture }) => picture);
  return (
    <nav className="category-navigation" aria-label={label}>
      <ul>
        {categories.map(({ id, name, href, picture }) => (
          <li key={id}>
            <a href={href}>
              {arePictured && picture && (
                <Picture source={{ ...picture, alt: '' }} ratio={1} sizes="36px" widths={[36, 72, 108]} />
              )}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
