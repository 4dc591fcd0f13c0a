import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import type { ProductView } from '../product.ts';
import { hasOneVariant } from './product-summary.ts';

/** Stock of the page's products with a single variant, by product: the quantities that can be edited in the list. */
export function pageStockQuery(products: readonly ProductView[], mayRead: boolean) {
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
