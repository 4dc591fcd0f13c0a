import type { memberAuthorization, memberRoleDefinitions, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { compileFilter } from '../../platform/query/index.ts';
import { invalid, refuse } from '../../platform/refusal.ts';
import { announceMember } from './announce-member.ts';
import { findMember, lockMember } from './members.store.ts';
import { noMember } from './read-members.ts';
import {
  findRole,
  findRolesOfMembers,
  insertRole,
  listRoles,
  type RoleDefinition,
  removeRole,
  rolesQueryable,
  saveBlockable,
  saveRoleOfMember,
} from './roles.store.ts';

/** What every member is. It is nobody's to give, take or change. */
export const MEMBER_ROLE: RoleDefinition = {
  id: '5e0f2c3a-7c1d-4d0e-9a55-2b1f6f0c9a01',
  key: 'MEMBER',
  title: 'Site member',
  blockable: true,
  revision: '1',
};

const viewRole = ({ id, key, title, blockable, revision }: RoleDefinition) => ({
  role: { id, roleKey: key, title, blockable, revision },
});
const noRole = refuse('ROLE_DOES_NOT_EXIST');

type Definitions = typeof memberRoleDefinitions;

export const createMemberRoleDefinition = (
  ctx: Context,
  { roleKey, roleTitle, blockable = true }: Request<Definitions['createMemberRoleDefinition']>,
) =>
  withSite(ctx, async (tx) => {
    const role = { id: ctx.newId(), key: roleKey, title: roleTitle, blockable };
    if (roleKey === MEMBER_ROLE.key || !(await insertRole(tx, role, ctx.now())))
      return refuse('ALREADY_EXISTS', { field: 'roleKey' });
    return viewRole({ ...role, revision: '1' });
  });

export const listMemberRoleDefinitions = async (ctx: Context) => {
  const own = await readSite(ctx, listRoles);
  return { roles: [MEMBER_ROLE, ...own].map((role) => viewRole(role).role) };
};

export async function getMemberRoleDefinition(
  ctx: Context,
  { roleKey }: Request<Definitions['getMemberRoleDefinition']>,
) {
  const role = roleKey === MEMBER_ROLE.key ? MEMBER_ROLE : await readSite(ctx, (tx) => findRole(tx, roleKey));
  return role ? viewRole(role) : noRole;
}

export async function updateMemberRoleDefinition(
  ctx: Context,
  { key, blockable, revision }: Request<Definitions['updateMemberRoleDefinition']>,
) {
  if (key === MEMBER_ROLE.key) return refuse('CANNOT_UPDATE_SYSTEM_ROLE');
  return withSite(ctx, async (tx) => {
    const known = await findRole(tx, key, { lock: true });
    if (!known) return noRole;
    if (revision !== known.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    const changed = await saveBlockable(tx, key, blockable ?? known.blockable);
    return changed ? viewRole(changed) : noRole;
  });
}

/** Whoever has the role loses it. */
export async function deleteMemberRoleDefinition(
  ctx: Context,
  { roleKey }: Request<Definitions['deleteMemberRoleDefinition']>,
) {
  if (roleKey === MEMBER_ROLE.key) return refuse('CANNOT_DELETE_SYSTEM_ROLE');
  return withSite(ctx, async (tx) => {
    if (!(await findRole(tx, roleKey, { lock: true }))) return noRole;
    await removeRole(tx, roleKey);
    return {};
  });
}

type Assignments = typeof memberAuthorization;

export const assignRole = (ctx: Context, { memberId, roleKey }: Request<Assignments['assignRole']>) =>
  withSite(ctx, async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member) return noMember;
    if (member.status === 'BLOCKED') return refuse('MEMBER_BLOCKED', { memberId });
    if (roleKey === MEMBER_ROLE.key) return { roleKey };
    if (!(await findRole(tx, roleKey, { lock: true }))) return noRole;
    if (await saveRoleOfMember(tx, memberId, roleKey, true)) announceMember(tx, 'updated', member);
    return { roleKey };
  });

/** Taking away a role that somebody does not have is no mistake. */
export const unassignRole = (ctx: Context, { memberId, roleKey }: Request<Assignments['unassignRole']>) =>
  withSite(ctx, async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member) return noMember;
    if (roleKey === MEMBER_ROLE.key) return refuse('CANNOT_UPDATE_SYSTEM_ROLE');
    if (await saveRoleOfMember(tx, memberId, roleKey, false)) announceMember(tx, 'updated', member);
    return { roleKey };
  });

const everyMembers = { roleKey: MEMBER_ROLE.key, title: MEMBER_ROLE.title };

export const getRoles = (ctx: Context, { memberId }: Request<Assignments['getRoles']>) =>
  readSite(ctx, async (tx) => {
    if (!(await findMember(tx, memberId))) return noMember;
    const found = await findRolesOfMembers(tx, { memberId });
    return { roles: [everyMembers, ...(found.get(memberId) ?? [])] };
  });

/** The roles of members that match; of those that have more than what every member has, where nobody is named. */
export async function queryRoles(ctx: Context, { query = {} }: Request<Assignments['queryRoles']>) {
  const filter = compileFilter(query.filter, rolesQueryable, 'query.filter');
  if (!filter.ok) return invalid(...filter.violations);
  const found = await readSite(ctx, (tx) => findRolesOfMembers(tx, { matching: filter.value }));
  const rolesByMemberId: Record<string, { roles: { roleKey: string; title: string }[] }> = {};
  for (const [id, roles] of found) rolesByMemberId[id] = { roles: [everyMembers, ...roles] };
  return { rolesByMemberId };
}
