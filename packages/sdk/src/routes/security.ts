/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const security = /* @__PURE__ */ routes<typeof contract.security>({
  listFactors: 'GET /stoa/v1/security/factors',
  startTotp: 'POST /stoa/v1/security/totp',
  confirmTotp: 'POST /stoa/v1/security/totp/{factorId}/confirm',
  startPasskey: 'POST /stoa/v1/security/passkeys',
  confirmPasskey: 'POST /stoa/v1/security/passkeys/confirm',
  enableFactor: 'POST /stoa/v1/security/factors',
  renameFactor: 'PATCH /stoa/v1/security/factors/{factorId}',
  removeFactor: 'DELETE /stoa/v1/security/factors/{factorId}',
  createRecoveryCodes: 'POST /stoa/v1/security/recovery-codes',
  startReauthentication: 'POST /stoa/v1/security/reauthentication/start',
  reauthenticate: 'POST /stoa/v1/security/reauthentication',
  changeOwnPassword: 'POST /stoa/v1/security/password',
  listSessions: 'GET /stoa/v1/security/sessions',
  endSession: 'DELETE /stoa/v1/security/sessions/{sessionId}',
  endOtherSessions: 'POST /stoa/v1/security/sessions/end-others',
  listRememberedBrowsers: 'GET /stoa/v1/security/remembered-browsers',
  forgetBrowser: 'DELETE /stoa/v1/security/remembered-browsers/{browserId}',
  forgetAllBrowsers: 'POST /stoa/v1/security/remembered-browsers/forget-all',
  getFactorPolicy: 'GET /stoa/v1/security/factor-policy',
  updateFactorPolicy: 'PATCH /stoa/v1/security/factor-policy',
});
