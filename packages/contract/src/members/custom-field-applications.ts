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
      effect: 'write',
      creates: 'application',
      path: '/v1/custom-fields-applications',
      summary: 'Limit a field to some members',
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
      effect: 'write',
      path: '/v1/custom-fields-applications/{customFieldId}',
      summary: 'Make a field apply to all members',
      permit: backOffice('MEMBERS.CUSTOM_FIELDS_DELETE'),
      request: {
        customFieldId: nullable(guid),
      },
      response: {},
      required: ['customFieldId'],
    }),
    updateCustomFieldApplication: operation({
      method: 'PATCH',
      effect: 'write',
      path: '/v1/custom-fields-applications/{application.customFieldId}',
      summary: 'Change which members a field applies to',
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
      summary: 'Get which members a field applies to',
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
      effect: 'read',
      path: '/v1/custom-fields-applications/applications',
      summary: 'List which members fields apply to; fields for all members are left out',
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
      effect: 'read',
      path: '/v1/custom-fields-applications/members',
      summary: 'List the fields that apply to members',
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
      effect: 'read',
      path: '/v1/custom-fields-applications/roles',
      summary: 'List the fields that apply to members with a role',
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
