import type { OperationName } from '@stoa/contract/abilities';
import { furtherPermissions, grants, mayCall } from '@stoa/contract/roles';
import { type Session, useSession } from './session.ts';

type FurtherPermission = (typeof furtherPermissions)[number];

/**
 * An ability of a user: to call an operation of the contract, `brands.createBrand`, or to have one of the permissions
 * that reveal more data but are not required by an operation.
 */
export type Need = OperationName | FurtherPermission;

type Abilities = Pick<Session['account'], 'operations' | 'permissions'>;

const isPermission = (need: Need): need is FurtherPermission =>
  (furtherPermissions as readonly string[]).includes(need);

/** Whether the abilities of an account are sufficient. */
export const allows = ({ operations = [], permissions = [] }: Abilities, need: Need): boolean =>
  isPermission(need) ? grants(permissions, need) : mayCall(operations, need);

export type May = (need: Need) => boolean;

/** The abilities of the user's role on the site. The server has the last word. */
export function useMay(): May {
  const { account } = useSession();
  return (need) => allows(account, need);
}

/** The permissions of the signed-in user, which are the only ones that they can pass on. */
export function useHolds(): (permission: string) => boolean {
  const { permissions = [] } = useSession().account;
  return (permission) => grants(permissions, permission);
}
