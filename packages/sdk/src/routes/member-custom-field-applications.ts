/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const memberCustomFieldApplications = /* @__PURE__ */ routes<typeof contract.memberCustomFieldApplications>({
  createCustomFieldApplication: 'POST /members/v1/custom-fields-applications',
  deleteCustomFieldApplication: 'DELETE /members/v1/custom-fields-applications/{customFieldId}',
  updateCustomFieldApplication: 'PATCH /members/v1/custom-fields-applications/{application.customFieldId}',
  getCustomFieldApplication: 'GET /members/v1/custom-fields-applications/{customFieldId}',
  getCustomFieldApplications: 'POST /members/v1/custom-fields-applications/applications',
  getMembersCustomFieldApplications: 'POST /members/v1/custom-fields-applications/members',
  getRolesCustomFieldApplications: 'POST /members/v1/custom-fields-applications/roles',
});
