/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const visits = /* @__PURE__ */ routes<typeof contract.visits>({
  getVisitReport: 'GET /stoa/v1/visits/report',
  getVisitBreakdown: 'GET /stoa/v1/visits/breakdown',
});
