/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const loginSteps = /* @__PURE__ */ routes<typeof contract.loginSteps>({
  startSecondFactor: 'POST /stoa/v1/authentication/second-factor/start',
  verifySecondFactor: 'POST /stoa/v1/authentication/second-factor/verify',
  startPasskeyLogin: 'POST /stoa/v1/authentication/passkey/start',
  finishPasskeyLogin: 'POST /stoa/v1/authentication/passkey/finish',
});
