/** The shop's categories: a tree, each with a page of its own. */
import type { CategorySummary, PictureSource } from '@stoa/blocks';
import type { Api, Category } from './api.ts';
import { categoryHref } from './category-href.ts';

/** The tree of the store among those that a site may have. */
export const STORE_TREE = { appNamespace: '@wix/stores' };
/** The category of everything, which every shop has. */
const ALL_PRODUCTS_SLUG = 'all-products';
/** The most that one call answers. */
const LIMIT = 1000;

/** A category with its place in the tree. */
export type CategoryNode = CategorySummary & { slug: string; parentId: string | null; changed: string | null };

/** Every category that visitors see, without the one of everything. */
export async function loadCategories({ categories }: Api): Promise<CategoryNode[]> {
  const { categories: found = [] } = await categories.queryCategories({
    query: { cursorPaging: { limit: LIMIT } },
    treeReference: STORE_TREE,
  });
  const inOrder = found.toSorted((one, other) => placeOf(one) - placeOf(other));
  return inOrder.filter(({ slug }) => slug && slug !== ALL_PRODUCTS_SLUG).map(nodeOf);
}

/** The products of a category that the shop has put into an order by hand, in that order: a hundred at most. */
export async function loadArranged({ categories }: Api, categoryId: string): Promise<string[]> {
  const { items = [] } = await categories.getArrangedItems({ categoryId, treeReference: STORE_TREE });
  return items.flatMap(({ catalogItemId }) => catalogItemId ?? []);
}

/** A category's place among those beside it. */
const placeOf = ({ parentCategory }: Category): number => parentCategory?.index ?? 0;

/** Those that stand directly below a category; the top of the tree for null. */
export const childrenOf = (all: readonly CategoryNode[], parentId: string | null): CategoryNode[] =>
  all.filter((category) => category.parentId === parentId);

/** A category and those above it, from the top down; none where there is no such category. */
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
