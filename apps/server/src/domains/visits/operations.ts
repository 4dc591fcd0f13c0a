import { visits } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getVisitBreakdown } from './get-visit-breakdown.ts';
import { getVisitReport } from './get-visit-report.ts';

export const served = serve(visits, { getVisitReport, getVisitBreakdown });
