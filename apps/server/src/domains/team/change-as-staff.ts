import { notGranted, type StaffRole, staffRoles } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { notPermitted, type Refusal, refuse } from '../../platform/refusal.ts';
import { permissionsOf } from '../identity/index.ts';
import { listCustomRoles } from './roles.store.ts';
import { changeTeam, findRole } from './team.store.ts';

/** The staff user who changes the team, as of the transaction: their role may have changed since the request. */
export type ActingStaff = {
  tx: Tx;
  siteId: string;
  userId: string;
  role: string;
  permissions: readonly string[];
  /** All roles of the site by key: built-in ones and its own. */
  roles: Map<string, StaffRole>;
};

/**
 * Runs a change of the team in a transaction that excludes other changes. First checks whether the caller's current
 * role still allows it. A refusal must come before the first write: nothing is undone.
 */
export async function changeAsStaff<T>(
  ctx: Context,
  needed: readonly string[],
  work: (acting: ActingStaff) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const { caller, siteId } = ctx;
  if (caller.kind !== 'staff') return notPermitted('only members of the team can change it');
  return changeTeam(ctx, siteId, async (tx) => {
    const roles = await rolesOf(tx, siteId);
    const role = await findRole(tx, siteId, caller.id);
    const permissions = permissionsOf(role ?? '', roles.get(role ?? '')?.permissions ?? null);
    const missing = notGranted(permissions, needed);
    if (role === null || missing.length > 0)
      return notPermitted(`this call needs the permission ${missing.join(', ')}`);
    return work({ tx, siteId, userId: caller.id, role, permissions, roles });
  });
}

/** All roles of a site by key. */
export const rolesOf = async (tx: Tx, siteId: string): Promise<Map<string, StaffRole>> =>
  withRolesOfAll(await listCustomRoles(tx, siteId));

/** A site's own roles and the built-in ones, by key. */
export const withRolesOfAll = (custom: readonly StaffRole[]): Map<string, StaffRole> =>
  new Map([...staffRoles, ...custom].map((role) => [role.key, role]));

/** The refusal to grant permissions that the grantor lacks; null where they have all of them. */
export function exceeding(given: readonly string[], wanted: readonly string[]): Refusal | null {
  const permissions = notGranted(given, wanted);
  return permissions.length > 0 ? refuse('PERMISSIONS_EXCEED_YOURS', { permissions }) : null;
}

/** The permissions of a role; none for an unknown one. */
export const permissionsIn = (roles: ReadonlyMap<string, StaffRole>, key: string): readonly string[] =>
  roles.get(key)?.permissions ?? [];
