/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const signInSettings = /* @__PURE__ */ routes<typeof contract.signInSettings>({
  getSignInSettings: 'GET /stoa/v1/sign-in-settings',
  updateSignInSettings: 'PATCH /stoa/v1/sign-in-settings',
  getSignInOptions: 'GET /stoa/v1/sign-in-options',
  getCaptchaChallenge: 'GET /stoa/v1/captcha-challenge',
});
