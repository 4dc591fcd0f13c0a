/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const memberAuthorization = /* @__PURE__ */ routes<typeof contract.memberAuthorization>({
  assignRole: 'POST /members/v1/roles/members/{memberId}',
  unassignRole: 'DELETE /members/v1/roles/members/{memberId}',
  getRoles: 'GET /members/v1/roles/members/{memberId}',
  queryRoles: 'POST /members/v1/roles/members/query',
});
