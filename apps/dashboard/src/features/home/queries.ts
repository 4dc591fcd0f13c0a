import type { Response, reports } from '@stoa/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import type { Span } from '../reports/span.ts';

export type SalesReport = Response<typeof reports.getSalesReport>;

export const salesReportQuery = (span: Span) =>
  queryOptions({
    queryKey: ['sales-report', span],
    queryFn: () => api.reports.getSalesReport(span),
    placeholderData: keepPreviousData,
  });

export const recentOrdersQuery = queryOptions({
  queryKey: ['orders', 'recent'],
  queryFn: async () => {
    const sort = [{ fieldName: 'createdDate', order: 'DESC' as const }];
    return (await api.orders.searchOrders({ search: { cursorPaging: { limit: 5 }, sort } })).orders ?? [];
  },
});
