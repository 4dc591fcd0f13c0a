/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const team = /* @__PURE__ */ routes<typeof contract.team>({
  listTeam: 'GET /stoa/v1/team',
  listStaffRoles: 'GET /stoa/v1/team/roles',
  listPermissions: 'GET /stoa/v1/team/permissions',
  inviteStaff: 'POST /stoa/v1/team/invitations',
  revokeInvitation: 'DELETE /stoa/v1/team/invitations/{invitationId}',
  getInvitation: 'POST /stoa/v1/team/invitation',
  acceptInvitation: 'POST /stoa/v1/team/invitation/accept',
  changeStaffRole: 'PATCH /stoa/v1/team/members/{userId}',
  removeStaff: 'DELETE /stoa/v1/team/members/{userId}',
  leaveTeam: 'POST /stoa/v1/team/leave',
  transferOwnership: 'POST /stoa/v1/team/transfer-ownership',
  createStaffRole: 'POST /stoa/v1/team/roles',
  updateStaffRole: 'PATCH /stoa/v1/team/roles/{roleKey}',
  deleteStaffRole: 'DELETE /stoa/v1/team/roles/{roleKey}',
});
