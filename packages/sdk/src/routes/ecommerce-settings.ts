/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const ecommerceSettings = /* @__PURE__ */ routes<typeof contract.ecommerceSettings>({
  getEcommerceSettings: 'GET /_api/ecommerce-settings/v1/ecommerce-settings',
});
