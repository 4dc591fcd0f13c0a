/** The roles of a team: built-in ones, and those that a site creates. */

import {
  furtherPermissions,
  groupOf,
  notGranted,
  operations,
  permissionGroups,
  type StaffRole,
  staffRoles,
  type team,
} from '@stoa/contract';
import { isUniqueViolation } from '../../platform/db/index.ts';
import { invalid, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { changeAsStaff, exceeding } from './change-as-staff.ts';
import {
  type CustomRole,
  deleteCustomRole,
  insertCustomRole,
  isRoleInUse,
  listCustomRoles,
  readCustomRoles,
  updateCustomRole,
} from './roles.store.ts';

const MOST_CUSTOM_ROLES = 50;

const noSuchRole = notFound('the site has made no such role');

export const listStaffRoles: UseCase<typeof team.listStaffRoles> = async (ctx) => {
  const { caller } = ctx;
  const given = caller.kind === 'staff' || caller.kind === 'app' ? caller.permissions : [];
  const custom = await readCustomRoles(ctx.database, ctx.siteId);
  return {
    roles: [
      ...staffRoles.map((role) => ({ ...role, permissions: [...role.permissions], ...unchangeable(role, given) })),
      ...custom.map((role) => viewRole(role, given)),
    ],
  };
};

/** The permissions to choose from. */
export const listPermissions = async () => ({ groups: groups() });

const unchangeable = ({ permissions }: StaffRole, given: readonly string[]) => ({
  custom: false,
  mayGive: notGranted(given, permissions).length === 0,
});

const viewRole = (role: CustomRole, given: readonly string[]) => ({
  ...role,
  custom: true,
  mayGive: notGranted(given, role.permissions).length === 0,
});

/** The names of all permissions that operations require or check. */
function allPermissions(): string[] {
  const asked = [...operations.values()].flatMap(({ permit }) => permit.permissions);
  return [...new Set([...asked, ...furtherPermissions])].sort();
}

/** The permissions of the contract by group. No role can hold ownership. */
function groups() {
  const byGroup = Map.groupBy(allPermissions(), groupOf);
  return [...byGroup]
    .filter(([key]) => key !== 'OWNER')
    .map(([key, permissions]) => ({
      key,
      title: permissionGroups[key] ?? key,
      all: `${key}.*`,
      permissions,
    }))
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** The refusal of unknown permissions; null where all exist. `*` includes ownership, which no role can hold. */
export function refuseUnknownPermissions(permissions: readonly string[], field: string): Refusal | null {
  const known = new Set(groups().flatMap(({ all, permissions: names }) => [all, ...names]));
  const unknown = permissions.findIndex((permission) => !known.has(permission));
  if (unknown === -1) return null;
  return invalid({
    field: `${field}.${unknown}`,
    description: `is not a permission: ${permissions[unknown]}`,
    violatedRule: 'INVALID_ENUM_VALUE',
  });
}

const refuseBlank = (title: string): Refusal | null =>
  title.trim() ? null : invalid({ field: 'role.title', description: 'must not be blank', violatedRule: 'MIN_LENGTH' });

const hasTitleOfAll = (title: string): boolean =>
  staffRoles.some((role) => role.title.toLowerCase() === title.trim().toLowerCase());

/** Creates a role. Refuses permissions that the caller does not have, and titles that another role has. */
export const createStaffRole: UseCase<typeof team.createStaffRole> = async (ctx, { role: wanted }) => {
  const { title, permissions, description = '' } = wanted;
  const wrong = refuseBlank(title) ?? refuseUnknownPermissions(permissions, 'role.permissions');
  if (wrong) return wrong;
  if (hasTitleOfAll(title)) return refuse('STAFF_ROLE_TITLE_TAKEN', { title });
  const now = ctx.now().toISOString();
  const role: CustomRole = {
    key: ctx.newId(),
    title: title.trim(),
    description: description.trim(),
    permissions: [...new Set(permissions)],
    revision: '1',
    createdDate: now,
    updatedDate: now,
  };
  return refusingTakenTitles(title, () =>
    changeAsStaff(ctx, ['STAFF.MANAGE'], async ({ tx, siteId, permissions: given }) => {
      const refused = exceeding(given, role.permissions);
      if (refused) return refused;
      if ((await listCustomRoles(tx, siteId)).length >= MOST_CUSTOM_ROLES)
        return refuse('TOO_MANY_STAFF_ROLES', { maximum: MOST_CUSTOM_ROLES });
      await insertCustomRole(tx, siteId, role);
      return { role: viewRole(role, given) };
    }),
  );
};

/** Changes the given fields of a role. Neither before nor after may it hold permissions that the caller lacks. */
export const updateStaffRole: UseCase<typeof team.updateStaffRole> = async (ctx, { roleKey, role: change }) => {
  const { title, description, permissions } = change;
  const wrong =
    (title === undefined ? null : refuseBlank(title)) ??
    refuseUnknownPermissions(permissions ?? [], 'role.permissions');
  if (wrong) return wrong;
  if (title !== undefined && hasTitleOfAll(title)) return refuse('STAFF_ROLE_TITLE_TAKEN', { title });
  return refusingTakenTitles(title ?? '', () =>
    changeAsStaff(ctx, ['STAFF.MANAGE'], async ({ tx, siteId, permissions: given }) => {
      const known = (await listCustomRoles(tx, siteId)).find(({ key }) => key === roleKey);
      if (!known) return noSuchRole;
      if (known.revision !== change.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
      const refused = exceeding(given, [...known.permissions, ...(permissions ?? [])]);
      if (refused) return refused;
      const role: CustomRole = {
        ...known,
        title: title?.trim() ?? known.title,
        description: description?.trim() ?? known.description,
        permissions: [...new Set(permissions ?? known.permissions)],
        revision: String(BigInt(known.revision) + 1n),
        updatedDate: ctx.now().toISOString(),
      };
      await updateCustomRole(tx, siteId, role);
      return { role: viewRole(role, given) };
    }),
  );
};

export const deleteStaffRole: UseCase<typeof team.deleteStaffRole> = (ctx, { roleKey }) =>
  changeAsStaff(ctx, ['STAFF.MANAGE'], async ({ tx, siteId, permissions }) => {
    const known = (await listCustomRoles(tx, siteId)).find(({ key }) => key === roleKey);
    if (!known) return noSuchRole;
    const refused = exceeding(permissions, known.permissions);
    if (refused) return refused;
    if (await isRoleInUse(tx, siteId, roleKey, ctx.now())) return refuse('STAFF_ROLE_IN_USE');
    await deleteCustomRole(tx, siteId, roleKey);
    return {};
  });

async function refusingTakenTitles<T>(title: string, write: () => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('STAFF_ROLE_TITLE_TAKEN', { title });
    throw error;
  }
}
