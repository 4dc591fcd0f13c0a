/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const recoveryMails = /* @__PURE__ */ routes<typeof contract.recoveryMails>({
  openRecoveryMail: 'POST /stoa/v1/recovery-mails/open',
  unsubscribeFromRecoveryMails: 'POST /stoa/v1/recovery-mails/unsubscribe',
});
