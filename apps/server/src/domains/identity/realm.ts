import { NIL_ID } from '../../platform/ids.ts';

/**
 * Accounts live in realms, isolated like sites: the members of a site in that site's own, staff in the platform's. Code
 * for accounts, factors and sessions serves both.
 */
export const PLATFORM_REALM = NIL_ID;

/** The scope of work in the platform's realm, whatever site the caller names. */
export const platformRealm = <S extends { siteId: string }>(scope: S): S => ({ ...scope, siteId: PLATFORM_REALM });
