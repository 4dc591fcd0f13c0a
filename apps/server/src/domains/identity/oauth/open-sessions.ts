import { LRUCache } from 'lru-cache';
import { type Database, readSite, withSite } from '../../../platform/db/index.ts';
import { hashOf } from '../secrets.ts';
import { SESSION_ENDED, SESSION_SECONDS } from '../sessions.store.ts';
import { findOpenSessionById, findOpenSessionBySecret, type OpenSession, renewSession } from './open-sessions.store.ts';

/** The maximum time for which an ended session still counts after a lost notification. */
const FRESH_MS = 30_000;
const MOST_KNOWN = 20_000;
/** A session in use is prolonged, but at most this often. */
const RENEWED_AFTER_MS = 60 * 60 * 1000;

/** The open sessions of members, needed by each of their requests. */
export type OpenSessions = {
  byId(siteId: string, sessionId: string, now: Date): Promise<OpenSession | null>;
  /** By the secret of a cookie, or a session token. */
  bySecret(siteId: string, secret: string, now: Date): Promise<OpenSession | null>;
};

/** Caches open sessions for some seconds, or until the database announces their end. */
export async function openSessions(database: Database): Promise<OpenSessions> {
  const open = new LRUCache<string, OpenSession>({ max: MOST_KNOWN, ttl: FRESH_MS });
  /** Ids of sessions by the hash of their secret: a secret never moves to another session. */
  const idsOfSecrets = new LRUCache<string, string>({ max: MOST_KNOWN });
  let ended = 0;
  const forget = (payload: string) => {
    ended++;
    if (payload === '') open.clear();
    else open.delete(payload);
  };
  await database.listen(SESSION_ENDED, forget);
  database.onWake(SESSION_ENDED, forget);

  async function find(
    siteId: string,
    now: Date,
    read: (...parameters: Parameters<typeof findOpenSessionById>) => Promise<OpenSession | null>,
    key: string,
  ): Promise<OpenSession | null> {
    const scope = { database, siteId, statements: { count: 0 } };
    const before = ended;
    const found = await readSite(scope, (tx) => read(tx, siteId, key, now));
    if (!found) return null;
    if (now.getTime() - Date.parse(found.lastSeenDate) > RENEWED_AFTER_MS) {
      const expires = new Date(now.getTime() + SESSION_SECONDS * 1000);
      await withSite(scope, (tx) => renewSession(tx, siteId, found.id, { now, expires }));
    }
    // a session that ended while it was read must not be cached as open
    if (ended === before) open.set(`${siteId} ${found.id}`, found);
    return found;
  }

  const known = (siteId: string, sessionId: string, now: Date) => {
    const session = open.get(`${siteId} ${sessionId}`);
    return session && Date.parse(session.expiresDate) > now.getTime() ? session : undefined;
  };

  return {
    byId: async (siteId, sessionId, now) =>
      known(siteId, sessionId, now) ?? find(siteId, now, findOpenSessionById, sessionId),
    async bySecret(siteId, secret, now) {
      const name = `${siteId} ${hashOf(secret).toString('base64')}`;
      const id = idsOfSecrets.get(name);
      const session = (id && known(siteId, id, now)) || (await find(siteId, now, findOpenSessionBySecret, secret));
      if (session) idsOfSecrets.set(name, session.id);
      return session;
    },
  };
}
