import { notGranted, type StaffRole, staffRoles } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { notPermitted, type Refusal, refuse } from '../../platform/refusal.ts';
import { permissionsOf } from '../identity/index.ts';
import { listCustomRoles } from './roles.store.ts';
import { changeTeam, findRole } from './team.store.ts';

/** Who changes the team, as things stand in the transaction: their role may have changed since they asked. */
export type Standing = {
  tx: Tx;
  siteId: string;
  userId: string;
  role: string;
  permissions: readonly string[];
  /** All roles of the site by key: those of every site and its own. */
  roles: Map<string, StaffRole>;
};

/**
 * Runs a change of the team in a transaction in which nobody else changes it. Looks first whether the caller may still
 * do so with the role that they have by now. A refusal must come before the first write: nothing is undone.
 */
export async function changeAsStaff<T>(
  ctx: Context,
  needed: readonly string[],
  work: (standing: Standing) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const { caller, siteId, database } = ctx;
  if (caller.kind !== 'staff') return notPermitted('only people of the team change it');
  return changeTeam(database, siteId, async (tx) => {
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

/** A site's own roles beside those of every site, by key. */
export const withRolesOfAll = (custom: readonly StaffRole[]): Map<string, StaffRole> =>
  new Map([...staffRoles, ...custom].map((role) => [role.key, role]));

/** Why somebody may not pass these permissions on; null where they have all of them. */
export function exceeding(given: readonly string[], wanted: readonly string[]): Refusal | null {
  const permissions = notGranted(given, wanted);
  return permissions.length > 0 ? refuse('PERMISSIONS_EXCEED_YOURS', { permissions }) : null;
}

/** What a role may; an unknown one may nothing. */
export const permissionsIn = (roles: ReadonlyMap<string, StaffRole>, key: string): readonly string[] =>
  roles.get(key)?.permissions ?? [];
