/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const memberPrivacySettings = /* @__PURE__ */ routes<typeof contract.memberPrivacySettings>({
  getMemberPrivacySettings: 'GET /members/v1/privacy-settings',
  setMemberPrivacySettings: 'POST /members/v1/privacy-settings',
});
