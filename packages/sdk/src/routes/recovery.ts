/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const recovery = /* @__PURE__ */ routes<typeof contract.recovery>({
  sendRecoveryEmail: 'POST /_api/iam/recovery/v1/send-email',
  sendActivationEmail: 'POST /_api/iam/recovery/v1/activation-email',
  recover: 'POST /_api/iam/recovery/v1/recover',
});
