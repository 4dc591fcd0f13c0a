/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const abandonedCheckoutAdministration = /* @__PURE__ */ routes<typeof contract.abandonedCheckoutAdministration>({
  getRecoveryReport: 'GET /stoa/v1/abandoned-checkouts/report',
  sendRecoveryMail: 'POST /stoa/v1/abandoned-checkouts/{abandonedCheckoutId}/send-mail',
  getRecoveryMailSettings: 'GET /stoa/v1/abandoned-checkouts/settings',
  updateRecoveryMailSettings: 'PATCH /stoa/v1/abandoned-checkouts/settings',
});
