import type { Response, visits } from '@stoa/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import type { VisitDimension } from './visit-parts.ts';

export type VisitReport = Response<typeof visits.getVisitReport>;

const VISITS = ['visits'] as const;

export const visitReportQuery = (days: number) =>
  queryOptions({
    queryKey: [...VISITS, days],
    queryFn: () => api.visits.getVisitReport({ days }),
    placeholderData: keepPreviousData,
  });

export const visitBreakdownQuery = (by: VisitDimension, days: number) =>
  queryOptions({
    queryKey: [...VISITS, by, days],
    queryFn: () => api.visits.getVisitBreakdown({ by, days }),
    placeholderData: keepPreviousData,
  });
