/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const verification = /* @__PURE__ */ routes<typeof contract.verification>({
  start: 'POST /_api/iam/verification/v1/start',
  verifyDuringAuthentication: 'POST /_api/iam/verification/v1/auth/verify',
});
