import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { type ProductFilters, toProductSearch } from './product-search.ts';

export const productListQuery = (filters: ProductFilters) =>
  queryOptions({
    queryKey: ['products', 'list', filters],
    queryFn: () =>
      api.productsV3.searchProducts({
        search: toProductSearch(filters),
        fields: ['CURRENCY', 'MIN_PRICE_VARIANT', 'URL'],
      }),
    placeholderData: keepPreviousData,
  });
