/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const contactSubscriptions = /* @__PURE__ */ routes<typeof contract.contactSubscriptions>({
  getSubscription: 'GET /stoa/v1/contacts/{contactId}/subscription',
  setSubscription: 'PUT /stoa/v1/contacts/{contactId}/subscription',
});
