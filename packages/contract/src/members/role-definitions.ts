import { backOffice, operation, service } from '../operation.ts';
import { boolean, guid, int64, list, message, nullable, readonly, ref, text } from '../schema.ts';

export const MemberRoleDefinition = message('MemberRoleDefinition', {
  id: readonly(guid),
  roleKey: text(),
  title: text(),
  blockable: boolean,
  revision: nullable(int64),
});

export const memberRoleDefinitions = service('members.member-role-definition', ['/members', '', '/_api/members'], {
  createMemberRoleDefinition: operation({
    method: 'POST',
    effect: 'write',
    creates: 'role',
    path: '/v1/roles/definitions',
    summary: 'Create a role for members',
    permit: backOffice('MEMBERS.ROLES_MANAGE'),
    request: {
      roleKey: text({ minLength: 1, maxLength: 100 }),
      roleTitle: text({ minLength: 1, maxLength: 100 }),
      blockable: boolean,
    },
    response: {
      role: ref(MemberRoleDefinition),
    },
    required: ['roleTitle', 'roleKey'],
    errors: ['ALREADY_EXISTS'],
  }),
  listMemberRoleDefinitions: operation({
    method: 'GET',
    path: '/v1/roles/definitions',
    summary: 'List the roles that members can have',
    permit: backOffice('MEMBERS.ROLES_MANAGE'),
    request: {},
    response: {
      roles: list(ref(MemberRoleDefinition)),
    },
  }),
  getMemberRoleDefinition: operation({
    method: 'GET',
    path: '/v1/roles/definitions/{roleKey}',
    summary: 'Get role',
    permit: backOffice('MEMBERS.ROLES_MANAGE'),
    request: {
      roleKey: text(),
    },
    response: {
      role: ref(MemberRoleDefinition),
    },
    required: ['roleKey'],
    errors: ['ROLE_DOES_NOT_EXIST'],
  }),
  updateMemberRoleDefinition: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/roles/definitions/{key}',
    summary: 'Set whether members with a role can be blocked',
    permit: backOffice('MEMBERS.ROLES_MANAGE'),
    request: {
      key: text(),
      blockable: boolean,
      revision: nullable(int64),
    },
    response: {
      role: ref(MemberRoleDefinition),
    },
    required: ['key', 'revision'],
    errors: ['CANNOT_UPDATE_SYSTEM_ROLE', 'ROLE_DOES_NOT_EXIST', 'INVALID_REVISION'],
  }),
  deleteMemberRoleDefinition: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/roles/definitions/{roleKey}',
    summary: 'Delete a role and remove it from everybody who has it',
    permit: backOffice('MEMBERS.ROLES_MANAGE'),
    request: {
      roleKey: text(),
    },
    response: {},
    required: ['roleKey'],
    errors: ['CANNOT_DELETE_SYSTEM_ROLE', 'ROLE_DOES_NOT_EXIST'],
  }),
});
