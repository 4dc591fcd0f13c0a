/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const signOnPolicies = /* @__PURE__ */ routes<typeof contract.signOnPolicies>({
  getSignOnPolicy: 'GET /iam/signon/v1/sign-on-policies',
  updateSignOnPolicy: 'PATCH /iam/signon/v1/sign-on-policies',
});
