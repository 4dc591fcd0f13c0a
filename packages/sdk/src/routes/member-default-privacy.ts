/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const memberDefaultPrivacy = /* @__PURE__ */ routes<typeof contract.memberDefaultPrivacy>({
  getDefaultPrivacyStatus: 'GET /members/v1/default-privacy-status',
  setDefaultPrivacyStatus: 'PATCH /members/v1/default-privacy-status',
});
