import { staffRoles } from '@stoa/contract';

/**
 * The permissions of a team member: those of their role, as built in or customised by the site. An unknown role, for
 * example one deleted in the meantime, has none.
 */
export const permissionsOf = (role: string, custom: readonly string[] | null): readonly string[] =>
  staffRoles.find(({ key }) => key === role)?.permissions ?? custom ?? [];
