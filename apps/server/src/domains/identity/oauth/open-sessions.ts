import { LRUCache } from 'lru-cache';
import { type Database, readSite, withSite } from '../../../platform/db/index.ts';
import { SESSION_SECONDS } from '../finish-login.ts';
import { hashOf } from '../secrets.ts';
import { findOpenSessionById, findOpenSessionBySecret, type OpenSession, renewSession } from './open-sessions.store.ts';

/** The database tells this channel of each session that ends: `<realm> <session>`. */
const CHANNEL = 'stoa_session_ended';
/** What a lost notification may leave standing falls after this long at the latest. */
const FRESH_MS = 30_000;
const MOST_KNOWN = 20_000;
/** A session that is used is kept for longer, which need not be written down each time. */
const RENEWED_AFTER_MS = 60 * 60 * 1000;

/** Which sessions of members are open: each of their requests asks. */
export type OpenSessions = {
  byId(siteId: string, sessionId: string, now: Date): Promise<OpenSession | null>;
  /** By the secret of a cookie, or a session token. */
  bySecret(siteId: string, secret: string, now: Date): Promise<OpenSession | null>;
};

/** Remembers open sessions for some seconds, or until the database tells that they have ended. */
export async function openSessions(database: Database): Promise<OpenSessions> {
  const open = new LRUCache<string, OpenSession>({ max: MOST_KNOWN, ttl: FRESH_MS });
  /** Ids of sessions by the hash of their secret: a secret never becomes that of another session. */
  const idsOfSecrets = new LRUCache<string, string>({ max: MOST_KNOWN });
  let ended = 0;
  await database.listen(CHANNEL, (payload) => {
    ended++;
    if (payload === '') open.clear();
    else open.delete(payload);
  });

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
    // what ended while it was read must not be remembered as open
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
