/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const consent = /* @__PURE__ */ routes<typeof contract.consent>({
  getConsentSettings: 'GET /stoa/v1/consent-settings',
  updateConsentSettings: 'PATCH /stoa/v1/consent-settings',
});
