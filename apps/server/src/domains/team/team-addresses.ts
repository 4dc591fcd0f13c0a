import { notGranted } from '@stoa/contract';
import type { Scope } from '../../platform/db/index.ts';
import { PLATFORM_REALM } from '../identity/index.ts';
import { permissionsIn, withRolesOfAll } from './change-as-staff.ts';
import { readCustomRoles } from './roles.store.ts';
import { listTeamRows } from './team.store.ts';

/** The e-mail addresses of everyone on a site's team with a permission. */
export async function addressesOfTeam(
  { database, siteId }: Pick<Scope, 'database' | 'siteId'>,
  permission: string,
): Promise<string[]> {
  const people = await listTeamRows(database, siteId, PLATFORM_REALM);
  const builtIn = withRolesOfAll([]);
  // each order asks for them, and most sites have no roles of their own
  const roles = people.every(({ role }) => builtIn.has(role))
    ? builtIn
    : withRolesOfAll(await readCustomRoles(database, siteId));
  return people
    .filter(({ role }) => notGranted(permissionsIn(roles, role), [permission]).length === 0)
    .map(({ email }) => email);
}
