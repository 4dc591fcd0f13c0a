/** The members of a site's team: their roles, and how they leave. */

import type { team } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { PLATFORM_REALM } from '../identity/index.ts';
import { type ActingStaff, changeAsStaff, exceeding, permissionsIn, withRolesOfAll } from './change-as-staff.ts';
import { listInvitationRows } from './invitations.store.ts';
import { viewInvitation } from './invitations.ts';
import { readCustomRoles } from './roles.store.ts';
import { countOwners, deleteRole, findRole, listTeamRows, setRole } from './team.store.ts';

const notOnTeam = notFound('nobody with this id is on the team');

/** The people who work on the site, by name. */
export const listPeople = ({ database, siteId }: Pick<Context, 'database' | 'siteId'>) =>
  listTeamRows(database, siteId, PLATFORM_REALM);

export const listTeam: UseCase<typeof team.listTeam> = async (ctx) => {
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
  return { members, invitations: invitations.map((row) => viewInvitation(row, roles)) };
};

/** Changes someone's role. Refuses if their old or new role has more permissions than the caller's. */
export const changeStaffRole: UseCase<typeof team.changeStaffRole> = (ctx, { userId, role }) =>
  changeAsStaff(ctx, ['STAFF.MANAGE'], async (acting) => {
    const { tx, siteId, roles, permissions } = acting;
    const wanted = roles.get(role);
    const current = await findRole(tx, siteId, userId);
    if (current === null) return notOnTeam;
    if (!wanted) return refuse('STAFF_ROLE_NOT_FOUND', { role });
    const refused =
      exceeding(permissions, permissionsIn(roles, current)) ??
      exceeding(permissions, wanted.permissions) ??
      (role === 'owner' ? null : await refuseWithoutOwner(acting, current));
    if (refused) return refused;
    await setRole(tx, siteId, userId, role, ctx.now());
    return {};
  });

/** Removes someone from the team: their next call is already refused. */
export const removeStaff: UseCase<typeof team.removeStaff> = (ctx, { userId }) =>
  changeAsStaff(ctx, ['STAFF.MANAGE'], async (acting) => {
    const { tx, siteId, roles, permissions } = acting;
    const current = await findRole(tx, siteId, userId);
    if (current === null) return notOnTeam;
    const refused =
      exceeding(permissions, permissionsIn(roles, current)) ?? (await refuseWithoutOwner(acting, current));
    if (refused) return refused;
    await deleteRole(tx, siteId, userId);
    return {};
  });

export const leaveTeam: UseCase<typeof team.leaveTeam> = (ctx) =>
  changeAsStaff(ctx, [], async (acting) => {
    const { tx, siteId, userId, role } = acting;
    const refused = await refuseWithoutOwner(acting, role);
    if (refused) return refused;
    await deleteRole(tx, siteId, userId);
    return {};
  });

/** Makes a member of the team the owner; the caller stays as an admin. */
export const transferOwnership: UseCase<typeof team.transferOwnership> = (ctx, { userId }) =>
  changeAsStaff(ctx, ['OWNER.TRANSFER'], async (acting) => {
    const { tx, siteId } = acting;
    if ((await findRole(tx, siteId, userId)) === null) return notOnTeam;
    await setRole(tx, siteId, acting.userId, 'admin', ctx.now());
    await setRole(tx, siteId, userId, 'owner', ctx.now());
    return {};
  });

/** Refuses the departure of the last owner. */
const refuseWithoutOwner = async ({ tx, siteId }: ActingStaff, role: string): Promise<Refusal | null> =>
  role === 'owner' && (await countOwners(tx, siteId)) <= 1 ? refuse('LAST_OWNER') : null;
