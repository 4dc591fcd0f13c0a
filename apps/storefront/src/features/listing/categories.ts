/** The shop's categories: a tree, each with its own page. */
import type { CategorySummary, PictureSource } from '@stoa/blocks';
import type { Api, Category } from '../../lib/api.ts';
import { categoryHref } from './category-href.ts';

/** The store's tree, as a site may have several. */
export const STORE_TREE = { appNamespace: '@wix/stores' };
/** The category of all products, which every shop has. */
const ALL_PRODUCTS_SLUG = 'all-products';
/** The maximum number of items per call. */
const LIMIT = 1000;

/** A category with its place in the tree. */
export type CategoryNode = CategorySummary & { slug: string; parentId: string | null; changed: string | null };

/** All visible categories, except the one of all products. */
export async function loadCategories({ categories }: Api): Promise<CategoryNode[]> {
  const { categories: found = [] } = await categories.queryCategories({
    query: { cursorPaging: { limit: LIMIT } },
    treeReference: STORE_TREE,
  });
  const inOrder = found.toSorted((one, other) => placeOf(one) - placeOf(other));
  return inOrder.filter(({ slug }) => slug && slug !== ALL_PRODUCTS_SLUG).map(nodeOf);
}

/** The products of a category that the shop has ordered by hand, in that order: at most a hundred. */
export async function loadArranged({ categories }: Api, categoryId: string): Promise<string[]> {
  const { items = [] } = await categories.getArrangedItems({ categoryId, treeReference: STORE_TREE });
  return items.flatMap(({ catalogItemId }) => catalogItemId ?? []);
}

/** A category's position among its siblings. */
const placeOf = ({ parentCategory }: Category): number => parentCategory?.index ?? 0;

/** The direct children of a category; for null, the top level of the tree. */
export const childrenOf = (all: readonly CategoryNode[], parentId: string | null): CategoryNode[] =>
  all.filter((category) => category.parentId === parentId);

/** A category with its ancestors, from the top down; none if the category does not exist. */
export function pathTo(all: readonly CategoryNode[], id: string | null): CategoryNode[] {
  const category = all.find((candidate) => candidate.id === id);
  return category
    ? [
        ...pathTo(
          all.filter((other) => other !== category),
          category.parentId,
        ),
        category,
      ]
    : [];
}

function nodeOf(category: Category): CategoryNode {
  return {
    id: category.id ?? '',
    name: category.name ?? '',
    slug: category.slug ?? '',
    href: categoryHref(category.slug ?? ''),
    picture: categoryPicture(category),
    parentId: category.parentCategory?.id ?? null,
    changed: category.updatedDate ?? null,
  };
}

export function categoryPicture({ image }: Category): PictureSource | null {
  return image?.id ? { id: image.id, width: image.width ?? null, height: image.height ?? null, alt: '' } : null;
}
