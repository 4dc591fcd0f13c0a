/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const mails = /* @__PURE__ */ routes<typeof contract.mails>({
  queryMails: 'POST /stoa/v1/mails/query',
  getMail: 'GET /stoa/v1/mails/{mailId}',
  getMailTroubles: 'GET /stoa/v1/mail-troubles',
  retryMail: 'POST /stoa/v1/mails/{mailId}/retry',
  sendMailAgain: 'POST /stoa/v1/mails/{mailId}/send-again',
});
