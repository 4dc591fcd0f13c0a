import { type furtherPermissions, grants } from '@stoa/contract/roles';
import { operationPermissions } from './operation-permissions.ts';
import { useSession } from './session.ts';

/**
 * What somebody may do: an operation of the contract, `brands.createBrand`, with the permissions that it is declared to
 * take, or one of the permissions that show more where no operation insists on them.
 */
export type Need = keyof typeof operationPermissions | (typeof furtherPermissions)[number];

const isOperation = (need: Need): need is keyof typeof operationPermissions => need in operationPermissions;

/** The permissions that a need stands for; none where being on the team is enough. */
const permissionsOf = (need: Need): string[] =>
  isOperation(need) ? operationPermissions[need].split(' ').filter(Boolean) : [need];

/** Whether a list of permissions, as roles hold them, is enough. */
export const allows = (given: readonly string[], need: Need): boolean =>
  permissionsOf(need).every((permission) => grants(given, permission));

export type May = (need: Need) => boolean;

/** Says what the signed-in person may do on the site, as their role is made. The server has the last word. */
export function useMay(): May {
  const { permissions = [] } = useSession().account;
  return (need) => allows(permissions, need);
}

/** Says which permissions the signed-in person has themselves: only these can they pass on. */
export function useHolds(): (permission: string) => boolean {
  const { permissions = [] } = useSession().account;
  return (permission) => grants(permissions, permission);
}
