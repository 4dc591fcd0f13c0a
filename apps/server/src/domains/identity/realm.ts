import { BEFORE_ALL_IDS } from '../../platform/ids.ts';

/**
 * Accounts live in realms, which are behind the same wall as sites: the members of a site in that site's own, people
 * who run sites in the platform's. What is written once for accounts, factors and sessions holds for both.
 */
export const PLATFORM_REALM = BEFORE_ALL_IDS;

/** The scope of work in the platform's realm, whatever site the caller names. */
export const platformRealm = <S extends { siteId: string }>(scope: S): S => ({ ...scope, siteId: PLATFORM_REALM });
