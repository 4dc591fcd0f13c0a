/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const deliverySolutions = /* @__PURE__ */ routes<typeof contract.deliverySolutions>({
  getDeliverySolutions: 'POST /_api/delivery-rates/v1/get-delivery-solutions',
});
