/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const productViews = /* @__PURE__ */ routes<typeof contract.productViews>({
  recordProductView: 'POST /stoa/v1/products/{productId}/views',
});
