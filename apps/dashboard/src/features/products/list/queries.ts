import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import type { ProductView } from '../product.ts';

const MOST_ITEMS = 1000;

/** Stock of the page's products, by product. Where there are too many items for one request, none is complete. */
export function pageStockQuery(products: readonly ProductView[], mayRead: boolean) {
  const ids = products.flatMap(({ id }) => id ?? []);
  return queryOptions({
    queryKey: ['products', 'list', 'stock', ids],
    queryFn: async () => {
      const { inventoryItems = [] } = await api.inventoryItems.queryInventoryItems({
        query: { filter: { productId: { $in: ids } }, paging: { limit: MOST_ITEMS } },
      });
      if (inventoryItems.length === MOST_ITEMS) return new Map<string, StockItem[]>();
      return Map.groupBy(inventoryItems, ({ productId }) => productId ?? '');
    },
    enabled: mayRead && ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
export type StockItem = NonNullable<
  Awaited<ReturnType<typeof api.inventoryItems.queryInventoryItems>>['inventoryItems']
>[number];
