/** The people who work on a site, what each of them may do, and how others join them. */
import { backOffice, open, operation, recentStaff, service, staffOnly } from '../operation.ts';
import { boolean, date, email, guid, int64, list, message, nullable, readonly, ref, text } from '../schema.ts';

/** The key of a role: one that all sites have, such as `store-manager`, or the id of one of the site's own. */
const roleKey = text({ minLength: 1, maxLength: 60 });
const permission = text({ minLength: 1, maxLength: 100 });

export const StaffRole = message('StaffRole', {
  key: readonly(roleKey),
  title: text({ minLength: 1, maxLength: 60 }),
  description: text({ maxLength: 300 }),
  /** Names of permissions, `GROUP.*` for all of a group, `*` for all there are. */
  permissions: list(permission, { maxItems: 500 }),
  /** Whether the site made it. Others cannot be changed. */
  custom: readonly(boolean),
  /** Whether the caller may give it to somebody: all of its permissions are the caller's, too. */
  mayGive: readonly(boolean),
  revision: int64,
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
});

/** Permissions that belong together, for people who choose among them. */
export const PermissionGroup = message('PermissionGroup', {
  key: text(),
  title: text(),
  /** What stands for all of the group. */
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

/** What somebody who was invited is told before they accept. */
export const ReceivedInvitation = message('ReceivedInvitation', {
  siteName: text(),
  email,
  roleTitle: text(),
  invitedBy: text(),
  /** Whether the address has an account already: then accepting asks for no name and password. */
  hasAccount: boolean,
  expiresDate: date,
});

const token = text({ minLength: 1, maxLength: 200 });

export const team = service('stoa.team', ['/stoa'], {
  listTeam: operation({
    method: 'GET',
    path: '/v1/team',
    summary: 'The people who work on the site, and who is invited',
    permit: backOffice('STAFF.READ'),
    request: {},
    response: { members: list(ref(TeamMember)), invitations: list(ref(StaffInvitation)) },
  }),
  listStaffRoles: operation({
    method: 'GET',
    path: '/v1/team/roles',
    summary: 'The roles that people of the team can have',
    permit: backOffice('STAFF.READ'),
    request: {},
    response: { roles: list(ref(StaffRole)) },
  }),
  listPermissions: operation({
    method: 'GET',
    path: '/v1/team/permissions',
    summary: 'The permissions that roles, API keys and apps can be given, by group',
    permit: backOffice(),
    request: {},
    response: { groups: list(ref(PermissionGroup)) },
  }),
  inviteStaff: operation({
    method: 'POST',
    path: '/v1/team/invitations',
    summary: 'Invite somebody by e-mail; a second invitation of an address replaces the first',
    permit: recentStaff('STAFF.MANAGE'),
    request: { email, role: roleKey },
    response: { invitation: ref(StaffInvitation) },
    required: ['email', 'role'],
    errors: ['STAFF_ROLE_NOT_FOUND', 'ALREADY_ON_TEAM', 'PERMISSIONS_EXCEED_YOURS', 'TEAM_IS_FULL'],
  }),
  revokeInvitation: operation({
    method: 'DELETE',
    path: '/v1/team/invitations/{invitationId}',
    summary: 'Take an invitation back',
    permit: staffOnly('STAFF.MANAGE'),
    request: { invitationId: guid },
    response: {},
    required: ['invitationId'],
  }),
  getInvitation: operation({
    method: 'POST',
    path: '/v1/team/invitation',
    summary: 'What somebody with the link of an invitation is invited to',
    permit: open,
    request: { token },
    response: { invitation: ref(ReceivedInvitation) },
    required: ['token'],
    errors: ['INVITATION_NOT_FOUND'],
  }),
  acceptInvitation: operation({
    method: 'POST',
    path: '/v1/team/invitation/accept',
    summary: 'Accept an invitation: with the account of its address, or with a new one of this name and password',
    permit: open,
    request: { token, name: text({ maxLength: 100 }), password: text({ minLength: 1, maxLength: 200 }) },
    response: { email, createdAccount: boolean },
    required: ['token'],
    errors: ['INVITATION_NOT_FOUND', 'WEAK_PASSWORD'],
  }),
  changeStaffRole: operation({
    method: 'PATCH',
    path: '/v1/team/members/{userId}',
    summary: 'Give somebody of the team another role',
    permit: recentStaff('STAFF.MANAGE'),
    request: { userId: guid, role: roleKey },
    response: {},
    required: ['userId', 'role'],
    errors: ['STAFF_ROLE_NOT_FOUND', 'PERMISSIONS_EXCEED_YOURS', 'LAST_OWNER'],
  }),
  removeStaff: operation({
    method: 'DELETE',
    path: '/v1/team/members/{userId}',
    summary: 'Take somebody off the team',
    permit: staffOnly('STAFF.MANAGE'),
    request: { userId: guid },
    response: {},
    required: ['userId'],
    errors: ['PERMISSIONS_EXCEED_YOURS', 'LAST_OWNER'],
  }),
  leaveTeam: operation({
    method: 'POST',
    path: '/v1/team/leave',
    summary: 'Leave the team of the site',
    permit: staffOnly(),
    request: {},
    response: {},
    errors: ['LAST_OWNER'],
  }),
  transferOwnership: operation({
    method: 'POST',
    path: '/v1/team/transfer-ownership',
    summary: 'Make somebody of the team the owner in place of oneself, who stays as an admin',
    permit: recentStaff('OWNER.TRANSFER'),
    request: { userId: guid },
    response: {},
    required: ['userId'],
  }),
  createStaffRole: operation({
    method: 'POST',
    path: '/v1/team/roles',
    summary: 'Make a role of the site’s own',
    permit: recentStaff('STAFF.MANAGE'),
    request: { role: ref(StaffRole) },
    response: { role: ref(StaffRole) },
    required: ['role', 'role.title', 'role.permissions'],
    errors: ['STAFF_ROLE_TITLE_TAKEN', 'PERMISSIONS_EXCEED_YOURS', 'TOO_MANY_STAFF_ROLES'],
  }),
  updateStaffRole: operation({
    method: 'PATCH',
    path: '/v1/team/roles/{roleKey}',
    summary: 'Change a role of the site’s own; what is left out stays',
    permit: recentStaff('STAFF.MANAGE'),
    request: { roleKey, role: ref(StaffRole) },
    response: { role: ref(StaffRole) },
    required: ['roleKey', 'role', 'role.revision'],
    errors: ['STAFF_ROLE_TITLE_TAKEN', 'PERMISSIONS_EXCEED_YOURS', 'INVALID_REVISION'],
  }),
  deleteStaffRole: operation({
    method: 'DELETE',
    path: '/v1/team/roles/{roleKey}',
    summary: 'Delete a role of the site’s own that nobody has',
    permit: staffOnly('STAFF.MANAGE'),
    request: { roleKey },
    response: {},
    required: ['roleKey'],
    errors: ['PERMISSIONS_EXCEED_YOURS', 'STAFF_ROLE_IN_USE'],
  }),
});
