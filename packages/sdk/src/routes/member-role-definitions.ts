/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const memberRoleDefinitions = /* @__PURE__ */ routes<typeof contract.memberRoleDefinitions>({
  createMemberRoleDefinition: 'POST /members/v1/roles/definitions',
  listMemberRoleDefinitions: 'GET /members/v1/roles/definitions',
  getMemberRoleDefinition: 'GET /members/v1/roles/definitions/{roleKey}',
  updateMemberRoleDefinition: 'PATCH /members/v1/roles/definitions/{key}',
  deleteMemberRoleDefinition: 'DELETE /members/v1/roles/definitions/{roleKey}',
});
