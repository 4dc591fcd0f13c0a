/** Invitations to a site's team, by a link in a mail. */

import type { StaffRole, team } from '@stoa/contract';
import { sendLetter } from '../../letters.ts';
import { notFound, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { hashOf, newSecret } from '../identity/index.ts';
import { limitReached, roomWithin } from '../sites/index.ts';
import { changeAsStaff, exceeding, permissionsIn } from './change-as-staff.ts';
import { deleteInvitation, findInvitedRole, type InvitationRow, insertInvitation } from './invitations.store.ts';
import { invitationLetter } from './letters/invitation.ts';
import { countTeam, findUserName, isOnTeam } from './team.store.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const LARGEST_TEAM = 200;

const noSuchInvitation = notFound('there is no such invitation');

export const viewInvitation = (row: InvitationRow, roles: ReadonlyMap<string, StaffRole>) => {
  const { id, email, role, invitedBy, createdDate, expiresDate } = row;
  return { id, email, role, roleTitle: roles.get(role)?.title ?? role, invitedBy, createdDate, expiresDate };
};

/**
 * Invites an address with a role, by a link that works once, for a week. Refuses roles with more permissions than the
 * caller's.
 */
export const inviteStaff: UseCase<typeof team.inviteStaff> = async (ctx, request) => {
  const { role } = request;
  const email = request.email.toLowerCase();
  const secret = newSecret();
  const [created, expires] = [ctx.now(), new Date(ctx.now().getTime() + LIFETIME_MS)];
  return changeAsStaff(ctx, ['STAFF.MANAGE'], async ({ tx, siteId, userId, roles, permissions }) => {
    const wanted = roles.get(role);
    if (!wanted) return refuse('STAFF_ROLE_NOT_FOUND', { role });
    const refused = exceeding(permissions, wanted.permissions);
    if (refused) return refused;
    if (await isOnTeam(tx, siteId, email)) return refuse('ALREADY_ON_TEAM');
    if ((await countTeam(tx, siteId, created)) >= LARGEST_TEAM)
      return refuse('TEAM_IS_FULL', { maximum: LARGEST_TEAM });
    const room = await roomWithin(ctx, tx, 'staff', () => countTeam(tx, siteId, created));
    if (room < 1) return limitReached(ctx, 'staff');
    const invitation = { id: ctx.newId(), siteId, email, role, tokenHash: hashOf(secret), invitedBy: userId };
    await insertInvitation(tx, { ...invitation, created, expires });
    const invitedBy = await findUserName(tx, userId);
    const url = `${ctx.dashboardUrl}/join?token=${secret}`;
    const facts = { url, siteName: ctx.site.name, invitedBy, roleTitle: wanted.title };
    sendLetter(tx, invitationLetter, { to: email, from: null }, facts);
    const row = { ...invitation, siteName: ctx.site.name, invitedBy };
    const dates = { createdDate: created.toISOString(), expiresDate: expires.toISOString() };
    return { invitation: viewInvitation({ ...row, ...dates }, roles) };
  });
};

export const revokeInvitation: UseCase<typeof team.revokeInvitation> = (ctx, { invitationId }) =>
  changeAsStaff(ctx, ['STAFF.MANAGE'], async ({ tx, siteId, roles, permissions }) => {
    const role = await findInvitedRole(tx, siteId, invitationId);
    if (role === null) return noSuchInvitation;
    const refused = exceeding(permissions, permissionsIn(roles, role));
    if (refused) return refused;
    await deleteInvitation(tx, siteId, invitationId);
    return {};
  });
