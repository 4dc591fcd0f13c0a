/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const authentication = /* @__PURE__ */ routes<typeof contract.authentication>({
  registerV2: 'POST /_api/iam/authentication/v2/register',
  validateEmail: 'POST /_api/iam/authentication/v2/validate-email',
  loginV2: 'POST /_api/iam/authentication/v2/login',
  changePassword: 'POST /_api/iam/authentication/v2/change-password',
  signOn: 'POST /_api/iam/authentication/v2/sign-on',
  logout: 'GET /_api/iam/authentication/v1/logout',
});
