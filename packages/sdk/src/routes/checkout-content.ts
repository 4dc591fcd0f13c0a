/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const checkoutContent = /* @__PURE__ */ routes<typeof contract.checkoutContent>({
  getCheckoutContent: 'GET /ecom/v1/checkout-content/{appId}/{componentId}',
});
