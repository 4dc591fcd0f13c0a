import { team } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { acceptInvitation, getInvitation } from './accept-invitation.ts';
import { inviteStaff, revokeInvitation } from './invitations.ts';
import { changeStaffRole, leaveTeam, listTeam, removeStaff, transferOwnership } from './members.ts';
import { createStaffRole, deleteStaffRole, listPermissions, listStaffRoles, updateStaffRole } from './roles.ts';

/** `publicUrl` is the server's own address: the dashboard is there, whatever site the invitation is for. */
export const teamOperations = (publicUrl: string) =>
  serve(team, {
    listTeam,
    listStaffRoles,
    listPermissions,
    inviteStaff: (ctx, request) => inviteStaff(ctx, `${publicUrl}/dashboard`, request),
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
