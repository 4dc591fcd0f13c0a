import { staffRoles } from '@stoa/contract';

/**
 * What somebody of a site's team may do: as their role says, or what the site made of a role of its own. An unknown
 * role, as of one deleted meanwhile, may nothing.
 */
export const permissionsOf = (role: string, custom: readonly string[] | null): readonly string[] =>
  staffRoles.find(({ key }) => key === role)?.permissions ?? custom ?? [];
