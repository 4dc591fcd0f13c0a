/** The people of a site's team: who they are, what they may do, and how they leave. */
import type { Request, team } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { PLATFORM_REALM } from '../identity/index.ts';
import { listInvitationRows } from './invitations.store.ts';
import { toInvitation } from './invitations.ts';
import { readCustomRoles } from './roles.store.ts';
import { changeAsStaff, exceeding, permissionsIn, type Standing, withRolesOfAll } from './standing.ts';
import { countOwners, deleteRole, findRole, listTeamRows, setRole } from './team.store.ts';

const notOnTeam = notFound('nobody with this id is on the team');

export async function listTeam(ctx: Context) {
  const { caller, database, siteId } = ctx;
  const permissions = caller.kind === 'staff' || caller.kind === 'app' ? caller.permissions : [];
  const [custom, people, invitations] = await Promise.all([
    readCustomRoles(database, siteId),
    listTeamRows(database, siteId, PLATFORM_REALM),
    listInvitationRows(database, siteId, ctx.now()),
  ]);
  const roles = withRolesOfAll(custom);
  const isManager = exceeding(permissions, ['STAFF.MANAGE']) === null && caller.kind === 'staff';
  const members = people.map((person) => ({
    ...person,
    roleTitle: roles.get(person.role)?.title ?? person.role,
    isYou: caller.kind === 'staff' && caller.id === person.userId,
    mayChange: isManager && exceeding(permissions, permissionsIn(roles, person.role)) === null,
  }));
  return { members, invitations: invitations.map((row) => toInvitation(row, roles)) };
}

/** Gives somebody another role. Refuses roles, of before or after, that may more than the caller. */
export const changeStaffRole = (ctx: Context, { userId, role }: Request<typeof team.changeStaffRole>) =>
  changeAsStaff(ctx, ['STAFF.MANAGE'], async (standing) => {
    const { tx, siteId, roles, permissions } = standing;
    const wanted = roles.get(role);
    const current = await findRole(tx, siteId, userId);
    if (current === null) return notOnTeam;
    if (!wanted) return refuse('STAFF_ROLE_NOT_FOUND', { role });
    const refused =
      exceeding(permissions, permissionsIn(roles, current)) ??
      exceeding(permissions, wanted.permissions) ??
      (role === 'owner' ? null : await refuseWithoutOwner(standing, current));
    if (refused) return refused;
    await setRole(tx, siteId, userId, role, ctx.now());
    return {};
  });

/** Takes somebody off the team: their next call is already refused. */
export const removeStaff = (ctx: Context, { userId }: Request<typeof team.removeStaff>) =>
  changeAsStaff(ctx, ['STAFF.MANAGE'], async (standing) => {
    const { tx, siteId, roles, permissions } = standing;
    const current = await findRole(tx, siteId, userId);
    if (current === null) return notOnTeam;
    const refused =
      exceeding(permissions, permissionsIn(roles, current)) ?? (await refuseWithoutOwner(standing, current));
    if (refused) return refused;
    await deleteRole(tx, siteId, userId);
    return {};
  });

export const leaveTeam = (ctx: Context) =>
  changeAsStaff(ctx, [], async (standing) => {
    const { tx, siteId, userId, role } = standing;
    const refused = await refuseWithoutOwner(standing, role);
    if (refused) return refused;
    await deleteRole(tx, siteId, userId);
    return {};
  });

/** Makes somebody of the team the owner; the caller stays as an admin. */
export const transferOwnership = (ctx: Context, { userId }: Request<typeof team.transferOwnership>) =>
  changeAsStaff(ctx, ['OWNER.TRANSFER'], async (standing) => {
    const { tx, siteId } = standing;
    if ((await findRole(tx, siteId, userId)) === null) return notOnTeam;
    await setRole(tx, siteId, standing.userId, 'admin', ctx.now());
    await setRole(tx, siteId, userId, 'owner', ctx.now());
    return {};
  });

/** Refuses where somebody with this role goes who is the last owner. */
const refuseWithoutOwner = async ({ tx, siteId }: Standing, role: string): Promise<Refusal | null> =>
  role === 'owner' && (await countOwners(tx, siteId)) <= 1 ? refuse('LAST_OWNER') : null;
