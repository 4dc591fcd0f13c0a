/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const reports = /* @__PURE__ */ routes<typeof contract.reports>({
  getSalesReport: 'GET /stoa/v1/reports/sales',
  getSalesBreakdown: 'GET /stoa/v1/reports/sales/breakdown',
});
