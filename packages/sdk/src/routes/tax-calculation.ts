/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const taxCalculation = /* @__PURE__ */ routes<typeof contract.taxCalculation>({
  calculateTax: 'POST /billing/v1/calculate-tax',
  listTaxCalculators: 'GET /billing/v1/list-tax-calculators',
});
