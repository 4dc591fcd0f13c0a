import { backOffice, operation, service } from '../operation.ts';
import { anything, guid, list, mapOf, message, ref, text } from '../schema.ts';

export const MemberRoleRole = message('MemberRoleRole', {
  roleKey: text(),
  title: text(),
});
export const MemberRoleQuery = message('MemberRoleQuery', {
  filter: anything,
});
export const MemberRole = message('MemberRole', {
  roles: list(ref(MemberRoleRole)),
});

export const memberAuthorization = service('members.authorization', ['/members', '', '/_api/members'], {
  assignRole: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/roles/members/{memberId}',
    summary: 'Assign a role to a member',
    permit: backOffice('MEMBERS.MEMBER_ROLES_MANAGE'),
    request: {
      memberId: guid,
      roleKey: text({ minLength: 1, maxLength: 100 }),
    },
    response: {
      roleKey: text(),
    },
    required: ['memberId', 'roleKey'],
    errors: ['ROLE_DOES_NOT_EXIST', 'MEMBER_BLOCKED'],
  }),
  unassignRole: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/roles/members/{memberId}',
    summary: 'Remove a role from a member',
    permit: backOffice('MEMBERS.MEMBER_ROLES_MANAGE'),
    request: {
      memberId: guid,
      roleKey: text({ minLength: 1, maxLength: 100 }),
    },
    response: {
      roleKey: text(),
    },
    required: ['memberId', 'roleKey'],
    errors: ['CANNOT_UPDATE_SYSTEM_ROLE'],
  }),
  getRoles: operation({
    method: 'GET',
    path: '/v1/roles/members/{memberId}',
    summary: "List a member's roles",
    permit: backOffice('MEMBERS.ROLES_READ'),
    request: {
      memberId: guid,
    },
    response: {
      roles: list(ref(MemberRoleRole)),
    },
    required: ['memberId'],
  }),
  queryRoles: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/roles/members/query',
    summary: "Query members' roles",
    permit: backOffice('MEMBERS.ROLES_READ'),
    request: {
      query: ref(MemberRoleQuery),
    },
    response: {
      rolesByMemberId: mapOf(ref(MemberRole)),
    },
  }),
});
