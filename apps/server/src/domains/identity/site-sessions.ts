import { type Database, withSite } from '../../platform/db/index.ts';
import { findOpenSessionById } from './oauth/open-sessions.store.ts';
import { endSessions } from './sessions.store.ts';

/** Ends a login of a member, where it is open, and all tokens that live on it. */
export async function endSessionById(database: Database, siteId: string, id: string, now: Date): Promise<void> {
  await withSite({ database, siteId, statements: { count: 0 }, now: () => now }, async (tx) => {
    const session = await findOpenSessionById(tx, siteId, id, now);
    if (session) await endSessions(tx, siteId, session.identityId, { only: session.id });
  });
}
