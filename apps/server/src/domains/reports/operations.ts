import { paymentLedger, reports } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getSalesReport } from './get-sales-report.ts';
import { exportLedger, searchLedger } from './ledger/search-ledger.ts';

export const served = [...serve(reports, { getSalesReport }), ...serve(paymentLedger, { searchLedger, exportLedger })];
