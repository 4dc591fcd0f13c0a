/** The team of a site: people, roles and invitations. */
import { backOffice, open, operation, recentStaff, service, staffOnly } from '../operation.ts';
import { boolean, date, email, guid, int64, list, message, nullable, readonly, ref, text } from '../schema.ts';

/** The key of a built-in role, such as `store-manager`, or the id of a custom role. */
const roleKey = text({ minLength: 1, maxLength: 60 });
const permission = text({ minLength: 1, maxLength: 200 });

export const StaffRole = message('StaffRole', {
  key: readonly(roleKey),
  title: text({ minLength: 1, maxLength: 60 }),
  description: text({ maxLength: 300 }),
  /** Permission names; `GROUP.*` grants a whole group, `*` everything. */
  permissions: list(permission, { maxItems: 500 }),
  /** Whether it is a custom role. Built-in roles cannot be changed. */
  custom: readonly(boolean),
  /** Whether the caller may assign the role, which requires having all of its permissions. */
  mayGive: readonly(boolean),
  revision: int64,
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
});

/** A group of permissions, for choosing among them. */
export const PermissionGroup = message('PermissionGroup', {
  key: text(),
  title: text(),
  /** The permission for the whole group. */
  all: permission,
  permissions: list(permission),
});

export const TeamMember = message('TeamMember', {
  userId: guid,
  email,
  name: text(),
  role: roleKey,
  roleTitle: text(),
  isYou: boolean,
  /** Whether the caller may change their role or remove them. */
  mayChange: boolean,
  hasSecondFactor: boolean,
  joinedDate: nullable(date),
  lastLoginDate: nullable(date),
});

export const StaffInvitation = message('StaffInvitation', {
  id: guid,
  email,
  role: roleKey,
  roleTitle: text(),
  invitedBy: text(),
  createdDate: date,
  expiresDate: date,
});

/** An invitation as shown to the invited person. */
export const ReceivedInvitation = message('ReceivedInvitation', {
  siteName: text(),
  email,
  roleTitle: text(),
  invitedBy: text(),
  /** Whether the address already has an account. If so, no name and password are needed to accept. */
  hasAccount: boolean,
  expiresDate: date,
});

const token = text({ minLength: 1, maxLength: 200 });

export const team = service('stoa.team', ['/stoa'], {
  listTeam: operation({
    method: 'GET',
    path: '/v1/team',
    summary: 'List the team and open invitations',
    permit: backOffice('STAFF.READ'),
    request: {},
    response: { members: list(ref(TeamMember)), invitations: list(ref(StaffInvitation)) },
    errors: ['PERMISSIONS_EXCEED_YOURS'],
  }),
  listStaffRoles: operation({
    method: 'GET',
    path: '/v1/team/roles',
    summary: 'List the roles of the team',
    permit: backOffice('STAFF.READ'),
    request: {},
    response: { roles: list(ref(StaffRole)) },
  }),
  listPermissions: operation({
    method: 'GET',
    path: '/v1/team/permissions',
    summary: 'List the permissions for roles, API keys and apps, by group',
    permit: backOffice(),
    request: {},
    response: { groups: list(ref(PermissionGroup)) },
  }),
  inviteStaff: operation({
    method: 'POST',
    effect: 'write',
    creates: 'invitation',
    path: '/v1/team/invitations',
    summary: 'Invite somebody by e-mail; another invitation of the same address replaces the first',
    permit: recentStaff('STAFF.MANAGE'),
    request: { email, role: roleKey },
    response: { invitation: ref(StaffInvitation) },
    required: ['email', 'role'],
    errors: ['STAFF_ROLE_NOT_FOUND', 'ALREADY_ON_TEAM', 'PERMISSIONS_EXCEED_YOURS', 'TEAM_IS_FULL'],
  }),
  revokeInvitation: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/team/invitations/{invitationId}',
    summary: 'Withdraw an invitation',
    permit: staffOnly('STAFF.MANAGE'),
    request: { invitationId: guid },
    response: {},
    required: ['invitationId'],
    errors: ['PERMISSIONS_EXCEED_YOURS'],
  }),
  getInvitation: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/team/invitation',
    summary: 'Get an invitation by the token of its link',
    permit: open,
    request: { token },
    response: { invitation: ref(ReceivedInvitation) },
    required: ['token'],
    errors: ['INVITATION_NOT_FOUND'],
  }),
  acceptInvitation: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/team/invitation/accept',
    summary: 'Accept an invitation, with the account of its address or with a new one',
    permit: open,
    request: { token, name: text({ maxLength: 100 }), password: text({ minLength: 1, maxLength: 200 }) },
    response: { email, createdAccount: boolean },
    required: ['token'],
    errors: ['IDENTITY_BLOCKED', 'INVITATION_NOT_FOUND', 'WEAK_PASSWORD'],
  }),
  changeStaffRole: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/team/members/{userId}',
    summary: "Change a team member's role",
    permit: recentStaff('STAFF.MANAGE'),
    request: { userId: guid, role: roleKey },
    response: {},
    required: ['userId', 'role'],
    errors: ['STAFF_ROLE_NOT_FOUND', 'PERMISSIONS_EXCEED_YOURS', 'LAST_OWNER'],
  }),
  removeStaff: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/team/members/{userId}',
    summary: 'Remove somebody from the team',
    permit: staffOnly('STAFF.MANAGE'),
    request: { userId: guid },
    response: {},
    required: ['userId'],
    errors: ['PERMISSIONS_EXCEED_YOURS', 'LAST_OWNER'],
  }),
  leaveTeam: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/team/leave',
    summary: "Leave the site's team",
    permit: staffOnly(),
    request: {},
    response: {},
    errors: ['LAST_OWNER'],
  }),
  transferOwnership: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/team/transfer-ownership',
    summary: 'Transfer ownership to a team member; the caller stays as an admin',
    permit: recentStaff('OWNER.TRANSFER'),
    request: { userId: guid },
    response: {},
    required: ['userId'],
  }),
  createStaffRole: operation({
    method: 'POST',
    effect: 'write',
    creates: 'role',
    path: '/v1/team/roles',
    summary: 'Create a custom role',
    permit: recentStaff('STAFF.MANAGE'),
    request: { role: ref(StaffRole) },
    response: { role: ref(StaffRole) },
    required: ['role', 'role.title', 'role.permissions'],
    errors: ['STAFF_ROLE_TITLE_TAKEN', 'PERMISSIONS_EXCEED_YOURS', 'TOO_MANY_STAFF_ROLES'],
  }),
  updateStaffRole: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/team/roles/{roleKey}',
    summary: 'Change a custom role; fields left out stay unchanged',
    permit: recentStaff('STAFF.MANAGE'),
    request: { roleKey, role: ref(StaffRole) },
    response: { role: ref(StaffRole) },
    required: ['roleKey', 'role', 'role.revision'],
    errors: ['STAFF_ROLE_TITLE_TAKEN', 'PERMISSIONS_EXCEED_YOURS', 'INVALID_REVISION'],
  }),
  deleteStaffRole: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/team/roles/{roleKey}',
    summary: 'Delete a custom role that nobody has',
    permit: staffOnly('STAFF.MANAGE'),
    request: { roleKey },
    response: {},
    required: ['roleKey'],
    errors: ['PERMISSIONS_EXCEED_YOURS', 'STAFF_ROLE_IN_USE'],
  }),
});
