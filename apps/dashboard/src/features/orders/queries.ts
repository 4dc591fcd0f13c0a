import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import { type OrderFilters, toOrderSearch } from './order-search.ts';

export const orderListQuery = (filters: OrderFilters) =>
  queryOptions({
    queryKey: ['orders', 'list', filters],
    queryFn: () => api.orders.searchOrders({ search: toOrderSearch(filters) }),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: async () => present((await api.orders.getOrder({ id })).order, 'order'),
  });
