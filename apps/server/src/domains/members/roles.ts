import type { memberAuthorization, memberRoleDefinitions } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { compileFilter } from '../../platform/query/index.ts';
import { invalid, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { MEMBER_ROLE_ID } from '../member-fields/index.ts';
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

/** The role of every member, which nobody can give, take or change. */
const MEMBER_ROLE: RoleDefinition = {
  id: MEMBER_ROLE_ID,
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

export const createMemberRoleDefinition: UseCase<Definitions['createMemberRoleDefinition']> = (
  ctx,
  { roleKey, roleTitle, blockable = true },
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

export const getMemberRoleDefinition: UseCase<Definitions['getMemberRoleDefinition']> = async (ctx, { roleKey }) => {
  const role = roleKey === MEMBER_ROLE.key ? MEMBER_ROLE : await readSite(ctx, (tx) => findRole(tx, roleKey));
  return role ? viewRole(role) : noRole;
};

export const updateMemberRoleDefinition: UseCase<Definitions['updateMemberRoleDefinition']> = async (
  ctx,
  { key, blockable, revision },
) => {
  if (key === MEMBER_ROLE.key) return refuse('CANNOT_UPDATE_SYSTEM_ROLE');
  return withSite(ctx, async (tx) => {
    const known = await findRole(tx, key, { lock: true });
    if (!known) return noRole;
    if (revision !== known.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    const changed = await saveBlockable(tx, key, blockable ?? known.blockable);
    return changed ? viewRole(changed) : noRole;
  });
};

/** Removes the role from its holders. */
export const deleteMemberRoleDefinition: UseCase<Definitions['deleteMemberRoleDefinition']> = async (
  ctx,
  { roleKey },
) => {
  if (roleKey === MEMBER_ROLE.key) return refuse('CANNOT_DELETE_SYSTEM_ROLE');
  return withSite(ctx, async (tx) => {
    if (!(await findRole(tx, roleKey, { lock: true }))) return noRole;
    await removeRole(tx, roleKey);
    return {};
  });
};

type Assignments = typeof memberAuthorization;

export const assignRole: UseCase<Assignments['assignRole']> = (ctx, { memberId, roleKey }) =>
  withSite(ctx, async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member) return noMember;
    if (member.status === 'BLOCKED') return refuse('MEMBER_BLOCKED', { memberId });
    if (roleKey === MEMBER_ROLE.key) return { roleKey };
    if (!(await findRole(tx, roleKey, { lock: true }))) return noRole;
    if (await saveRoleOfMember(tx, memberId, roleKey, true)) announceMember(tx, 'updated', member);
    return { roleKey };
  });

/** Taking a role from someone who does not have it is no error. */
export const unassignRole: UseCase<Assignments['unassignRole']> = (ctx, { memberId, roleKey }) =>
  withSite(ctx, async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member) return noMember;
    if (roleKey === MEMBER_ROLE.key) return refuse('CANNOT_UPDATE_SYSTEM_ROLE');
    if (await saveRoleOfMember(tx, memberId, roleKey, false)) announceMember(tx, 'updated', member);
    return { roleKey };
  });

const everyMembers = { roleKey: MEMBER_ROLE.key, title: MEMBER_ROLE.title };

export const getRoles: UseCase<Assignments['getRoles']> = (ctx, { memberId }) =>
  readSite(ctx, async (tx) => {
    if (!(await findMember(tx, memberId))) return noMember;
    const found = await findRolesOfMembers(tx, { memberId });
    return { roles: [everyMembers, ...(found.get(memberId) ?? [])] };
  });

/** The roles of matching members; without a selection, only members with assigned roles. */
export const queryRoles: UseCase<Assignments['queryRoles']> = async (ctx, { query = {} }) => {
  const filter = compileFilter(query.filter, rolesQueryable, 'query.filter');
  if (!filter.ok) return invalid(...filter.violations);
  const found = await readSite(ctx, (tx) => findRolesOfMembers(tx, { matching: filter.value }));
  const rolesByMemberId: Record<string, { roles: { roleKey: string; title: string }[] }> = {};
  for (const [id, roles] of found) rolesByMemberId[id] = { roles: [everyMembers, ...roles] };
  return { rolesByMemberId };
};
