/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const accounts = /* @__PURE__ */ routes<typeof contract.accounts>({
  signIn: 'POST /stoa/v1/session',
  startSecondFactor: 'POST /stoa/v1/session/second-factor/start',
  verifySecondFactor: 'POST /stoa/v1/session/second-factor',
  startPasskeySignIn: 'POST /stoa/v1/session/passkey/start',
  finishPasskeySignIn: 'POST /stoa/v1/session/passkey',
  sendPasswordLink: 'POST /stoa/v1/session/password-link',
  setForgottenPassword: 'POST /stoa/v1/session/forgotten-password',
  getSession: 'GET /stoa/v1/session',
  signOut: 'DELETE /stoa/v1/session',
});
