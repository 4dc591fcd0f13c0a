/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const signUp = /* @__PURE__ */ routes<typeof contract.signUp>({
  getSignUpRules: 'GET /stoa/v1/sign-up',
  getSignUpChallenge: 'GET /stoa/v1/sign-up/challenge',
  startSignUp: 'POST /stoa/v1/sign-up',
  getSignUp: 'POST /stoa/v1/sign-up/link',
  finishSignUp: 'POST /stoa/v1/sign-up/finish',
});
