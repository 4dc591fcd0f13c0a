/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const totalsCalculator = /* @__PURE__ */ routes<typeof contract.totalsCalculator>({
  calculateTotals: 'POST /ecom/v1/calculate-totals',
});
