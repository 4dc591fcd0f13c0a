import { paymentLedger, reports } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getSalesBreakdown } from './get-breakdown.ts';
import { getSalesReport } from './get-sales-report.ts';
import { exportLedger, searchLedger } from './ledger/search-ledger.ts';

export const served = [
  ...serve(reports, { getSalesReport, getSalesBreakdown }),
  ...serve(paymentLedger, { searchLedger, exportLedger }),
];
