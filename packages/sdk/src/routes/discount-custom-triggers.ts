/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const discountCustomTriggers = /* @__PURE__ */ routes<typeof contract.discountCustomTriggers>({
  listTriggers: 'POST /ecom/v1/discount-custom-triggers/list',
});
