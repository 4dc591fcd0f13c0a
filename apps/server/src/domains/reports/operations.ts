import { reports } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getSalesReport } from './get-sales-report.ts';

export const served = serve(reports, { getSalesReport });
