/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const checkoutForm = /* @__PURE__ */ routes<typeof contract.checkoutForm>({
  getCheckoutForm: 'GET /stoa/v1/checkout-form',
  getPolicyPage: 'GET /stoa/v1/policies/{name}/page',
  getCheckoutRules: 'GET /stoa/v1/checkout-rules',
  updateCheckoutRules: 'PATCH /stoa/v1/checkout-rules',
  listPolicies: 'GET /stoa/v1/policies',
  updatePolicy: 'PATCH /stoa/v1/policies/{policy.name}',
});
