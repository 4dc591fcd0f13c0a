/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const checkoutSettings = /* @__PURE__ */ routes<typeof contract.checkoutSettings>({
  getCheckoutSettings: 'GET /ecom/v1/checkout-settings',
  updateCheckoutSettings: 'PATCH /ecom/v1/checkout-settings',
});
