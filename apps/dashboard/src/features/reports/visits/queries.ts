import type { Response, visits } from '@stoa/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import type { Span } from '../span.ts';
import type { VisitDimension } from './visit-parts.ts';

export type VisitReport = Response<typeof visits.getVisitReport>;

const VISITS = ['visits'] as const;

export const visitReportQuery = (span: Span) =>
  queryOptions({
    queryKey: [...VISITS, span],
    queryFn: () => api.visits.getVisitReport(span),
    placeholderData: keepPreviousData,
  });

export const visitBreakdownQuery = (by: VisitDimension, span: Span) =>
  queryOptions({
    queryKey: [...VISITS, by, span],
    queryFn: () => api.visits.getVisitBreakdown({ by, ...span }),
    placeholderData: keepPreviousData,
  });
