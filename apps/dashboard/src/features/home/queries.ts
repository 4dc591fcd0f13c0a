import type { Response, reports } from '@stoa/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

export type SalesReport = Response<typeof reports.getSalesReport>;

export const salesReportQuery = (days: number) =>
  queryOptions({
    queryKey: ['sales-report', days],
    queryFn: () => api.reports.getSalesReport({ days }),
    placeholderData: keepPreviousData,
  });

export const recentOrdersQuery = queryOptions({
  queryKey: ['orders', 'recent'],
  queryFn: async () => {
    const sort = [{ fieldName: 'createdDate', order: 'DESC' as const }];
    return (await api.orders.searchOrders({ search: { cursorPaging: { limit: 5 }, sort } })).orders ?? [];
  },
});
