import { team } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { acceptInvitation, getInvitation } from './accept-invitation.ts';
import { inviteStaff, revokeInvitation } from './invitations.ts';
import { changeStaffRole, leaveTeam, listTeam, removeStaff, transferOwnership } from './members.ts';
import { createStaffRole, deleteStaffRole, listPermissions, listStaffRoles, updateStaffRole } from './roles.ts';

export const served = serve(team, {
  listTeam,
  listStaffRoles,
  listPermissions,
  inviteStaff,
  revokeInvitation,
  getInvitation,
  acceptInvitation,
  changeStaffRole,
  removeStaff,
  leaveTeam,
  transferOwnership,
  createStaffRole,
  updateStaffRole,
  deleteStaffRole,
});
