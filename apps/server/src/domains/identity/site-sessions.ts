import { type Database, withSite } from '../../platform/db/index.ts';
import { endSessions } from './sessions.store.ts';

/** Ends a member's login, if there is one, and all its tokens. */
export async function endSessionOf(
  database: Database,
  siteId: string,
  { id, identityId }: { id: string; identityId: string },
): Promise<void> {
  const scope = { database, siteId, statements: { count: 0 } };
  await withSite(scope, (tx) => endSessions(tx, siteId, identityId, { only: id }));
}
