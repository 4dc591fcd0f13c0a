import { anyone, backOffice, operation, service } from '../operation.ts';
import { boolean, choice, guid, int64, list, message, nullable, readonly, ref, text } from '../schema.ts';
import { MemberField } from './member-parts.ts';

export const MemberFieldApplicationMemberFieldType = choice('UNKNOWN', 'ROLE', 'BADGE', 'PRICING_PLAN', 'MEMBER');
export const MemberFieldApplicationMemberFieldAppliesTo = message('MemberFieldApplicationMemberFieldAppliesTo', {
  applicationType: MemberFieldApplicationMemberFieldType,
  entityId: nullable(guid),
});
export const ApplicationsWrapper = message('ApplicationsWrapper', {
  items: list(ref(MemberFieldApplicationMemberFieldAppliesTo), { maxItems: 100 }),
});
export const ExclusionType = choice('UNKNOWN', 'ROLE', 'BADGE', 'PRICING_PLAN', 'MEMBER');
export const MemberFieldExclusion = message('MemberFieldExclusion', {
  exclusionType: ExclusionType,
  entityId: nullable(guid),
});
export const ExclusionsWrapper = message('ExclusionsWrapper', {
  items: list(ref(MemberFieldExclusion), { maxItems: 100 }),
});
export const CustomFieldApplication = message('CustomFieldApplication', {
  customFieldId: nullable(guid),
  customFieldKey: readonly(nullable(text())),
  applications: ref(ApplicationsWrapper),
  exclusions: ref(ExclusionsWrapper),
  revision: nullable(int64),
});
export const FieldApplication = message('FieldApplication', {
  customFieldKey: readonly(nullable(text())),
  applies: boolean,
  customField: ref(MemberField),
});
export const MemberCustomFieldApplication = message('MemberCustomFieldApplication', {
  memberId: nullable(guid),
  applications: list(ref(FieldApplication)),
});
export const RoleCustomFieldApplication = message('RoleCustomFieldApplication', {
  roleId: nullable(guid),
  applications: list(ref(FieldApplication)),
});

export const memberCustomFieldApplications = service(
  'members.custom-field-applications',
  ['/members', '', '/_api/members'],
  {
    createCustomFieldApplication: operation({
      method: 'POST',
      path: '/v1/custom-fields-applications',
      summary: 'Says whom a field is for that was for all members',
      permit: backOffice('MEMBERS.CUSTOM_FIELDS_CREATE'),
      request: {
        application: ref(CustomFieldApplication),
      },
      response: {
        application: ref(CustomFieldApplication),
      },
      required: [
        'application',
        'application.applications.items.entityId',
        'application.customFieldId',
        'application.exclusions.items.entityId',
      ],
      errors: ['ALREADY_EXISTS'],
    }),
    deleteCustomFieldApplication: operation({
      method: 'DELETE',
      path: '/v1/custom-fields-applications/{customFieldId}',
      summary: 'Makes a field one for all members',
      permit: backOffice('MEMBERS.CUSTOM_FIELDS_DELETE'),
      request: {
        customFieldId: nullable(guid),
      },
      response: {},
      required: ['customFieldId'],
    }),
    updateCustomFieldApplication: operation({
      method: 'PATCH',
      path: '/v1/custom-fields-applications/{application.customFieldId}',
      summary: 'Says anew whom a field is for',
      permit: backOffice('MEMBERS.CUSTOM_FIELDS_UPDATE'),
      request: {
        application: ref(CustomFieldApplication),
      },
      response: {
        application: ref(CustomFieldApplication),
      },
      required: [
        'application',
        'application.applications.items.entityId',
        'application.exclusions.items.entityId',
        'application.revision',
        'application.customFieldId',
      ],
      errors: ['INVALID_REVISION'],
    }),
    getCustomFieldApplication: operation({
      method: 'GET',
      path: '/v1/custom-fields-applications/{customFieldId}',
      summary: 'Whom a field is for',
      permit: backOffice('MEMBERS.CUSTOM_FIELDS_READ'),
      request: {
        customFieldId: nullable(guid),
      },
      response: {
        application: ref(CustomFieldApplication),
      },
      required: ['customFieldId'],
    }),
    getCustomFieldApplications: operation({
      method: 'POST',
      path: '/v1/custom-fields-applications/applications',
      summary: 'Whom fields are for, of those that are not for all',
      permit: backOffice('MEMBERS.CUSTOM_FIELDS_READ'),
      request: {
        customFieldIds: list(guid, { minItems: 1, maxItems: 100 }),
      },
      response: {
        applications: list(ref(CustomFieldApplication)),
      },
      required: ['customFieldIds'],
    }),
    getMembersCustomFieldApplications: operation({
      method: 'POST',
      path: '/v1/custom-fields-applications/members',
      summary: 'Which fields the profiles of members have',
      permit: anyone(),
      request: {
        memberIds: list(guid, { minItems: 1, maxItems: 100 }),
      },
      response: {
        results: list(ref(MemberCustomFieldApplication)),
      },
      required: ['memberIds'],
    }),
    getRolesCustomFieldApplications: operation({
      method: 'POST',
      path: '/v1/custom-fields-applications/roles',
      summary: 'Which fields the profiles of those have who are in a role',
      permit: anyone(),
      request: {
        roleIds: list(guid, { minItems: 1, maxItems: 100 }),
      },
      response: {
        results: list(ref(RoleCustomFieldApplication)),
      },
      required: ['roleIds'],
    }),
  },
);
