/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const taxSettings = /* @__PURE__ */ routes<typeof contract.taxSettings>({
  getTaxSettings: 'GET /billing/v1/tax-settings',
  upsertTaxSettings: 'POST /billing/v1/tax-settings',
});
