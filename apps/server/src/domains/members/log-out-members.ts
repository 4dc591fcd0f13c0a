import type { Tx } from '../../platform/db/index.ts';
import { endSessionsOfAll, forgetBrowsersOf } from '../identity/index.ts';

/**
 * Ends all logins of members, and forgets their browsers. The database notifies every process, so that their tokens
 * stop working at once.
 */
export async function logOutMembers(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await endSessionsOfAll(tx, String(tx.siteId), memberIds);
  await forgetBrowsersOf(tx, String(tx.siteId), memberIds);
}
