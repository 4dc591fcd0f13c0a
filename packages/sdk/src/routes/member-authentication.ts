/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const memberAuthentication = /* @__PURE__ */ routes<typeof contract.memberAuthentication>({
  register: 'POST /wix-sm/api/v1/auth/api/v1/auth/register',
  login: 'POST /wix-sm/api/v1/auth/api/v1/auth/login',
  sendSetPasswordEmail: 'POST /wix-sm/api/v1/auth/v1/auth/members/send-set-password-email',
  changeLoginEmail: 'PATCH /wix-sm/api/v1/auth/api/v1/members/{id}/change-login-email',
  approve: 'POST /wix-sm/api/v1/auth/api/v1/members/approve',
  block: 'POST /wix-sm/api/v1/auth/api/v1/members/block',
});
