/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const taxRates = /* @__PURE__ */ routes<typeof contract.taxRates>({
  listTaxRateSets: 'GET /stoa/v1/tax-rates/sets',
  previewTaxRates: 'POST /stoa/v1/tax-rates/preview',
  saveTaxRates: 'POST /stoa/v1/tax-rates',
  removeTaxRegions: 'POST /stoa/v1/tax-rates/remove-regions',
});
