import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import type { ProductView } from '../product.ts';
import { type ProductFilters, toMatching, toProductSearch } from './product-search.ts';
import { hasOneVariant } from './product-summary.ts';

export const productListQuery = (filters: ProductFilters) =>
  queryOptions({
    queryKey: ['products', 'list', filters],
    queryFn: () =>
      api.productsV3.searchProducts({
        search: toProductSearch(filters),
        fields: ['CURRENCY', 'DIRECT_CATEGORIES_INFO', 'MIN_PRICE_VARIANT', 'URL'],
      }),
    placeholderData: keepPreviousData,
  });

/** How many products match, on all pages. */
export function productCountQuery(filters: ProductFilters) {
  const { sort, cursor, ...matching } = filters;
  return queryOptions({
    queryKey: ['products', 'list', 'count', matching],
    queryFn: async () => {
      const { count = 0 } = await api.productsV3.countProducts({
        ...toMatching(filters),
        returnNonVisibleProducts: true,
      });
      return count;
    },
    placeholderData: keepPreviousData,
  });
}

/** Pieces of the page's products that have one variant, by product: what can be set right in the list. */
export function pageStockQuery(products: ProductView[], mayRead: boolean) {
  const ids = products.filter(hasOneVariant).flatMap(({ id }) => id ?? []);
  return queryOptions({
    queryKey: ['products', 'list', 'stock', ids],
    queryFn: async () => {
      const { inventoryItems = [] } = await api.inventoryItems.queryInventoryItems({
        query: { filter: { productId: { $in: ids } }, paging: { limit: 1000 } },
      });
      return Map.groupBy(inventoryItems, ({ productId }) => productId ?? '');
    },
    enabled: mayRead && ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
export type StockItem = NonNullable<
  Awaited<ReturnType<typeof api.inventoryItems.queryInventoryItems>>['inventoryItems']
>[number];
