import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import { storeTree } from './category.ts';
import { treeOf } from './tree.ts';

/** The maximum number of categories in a tree. */
const MOST_CATEGORIES = 1000;
const PAGE_SIZE = 100;

/** All categories of the store, including hidden ones if the user may see them. */
export const treeQuery = (seesHidden: boolean) =>
  queryOptions({
    queryKey: ['categories', 'tree'],
    queryFn: async () => {
      const { categories = [] } = await api.categories.queryCategories({
        query: {
          cursorPaging: { limit: MOST_CATEGORIES },
          sort: [{ fieldName: 'parentCategory.index', order: 'ASC' }],
        },
        returnNonVisibleCategories: seesHidden,
        ...storeTree,
      });
      return treeOf(categories);
    },
  });

export async function loadCategory(categoryId: string) {
  const fields = ['DESCRIPTION', 'BREADCRUMBS_INFO'] as const;
  const { category } = await api.categories.getCategory({ categoryId, fields: [...fields], ...storeTree });
  return present(category, 'the category');
}

export const categoryQuery = (categoryId: string) =>
  queryOptions({ queryKey: ['categories', 'one', categoryId], queryFn: () => loadCategory(categoryId) });

/** The products of a category in the order that shoppers see, page by page. */
export const categoryProductsQuery = (categoryId: string) =>
  infiniteQueryOptions({
    queryKey: ['categories', 'products', categoryId],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) => {
      const { items = [], pagingMetadata } = await api.categories.listItemsInCategory({
        categoryId,
        useCategoryArrangement: true,
        cursorPaging: pageParam ? { cursor: pageParam } : { limit: PAGE_SIZE },
        ...storeTree,
      });
      const ids = items.map(({ catalogItemId }) => catalogItemId ?? '');
      return { products: await productsWithIds(ids), next: pagingMetadata?.cursors?.next ?? null };
    },
    getNextPageParam: ({ next }) => next,
  });

async function productsWithIds(ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { products = [] } = await api.productsV3.searchProducts({
    search: { filter: { id: { $in: ids } }, cursorPaging: { limit: PAGE_SIZE } },
  });
  const byId = new Map(products.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The number of products arranged by hand: they come first in the category. */
export const arrangedQuery = (categoryId: string) =>
  queryOptions({
    queryKey: ['categories', 'arranged', categoryId],
    queryFn: async () => {
      const { items = [] } = await api.categories.getArrangedItems({ categoryId, ...storeTree });
      return items.map(({ catalogItemId }) => catalogItemId ?? '');
    },
  });
