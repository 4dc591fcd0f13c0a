import type { AccessTokens, OpenSessions, ReadToken } from '../domains/identity/index.ts';
import type { Site } from '../site.ts';
import { MEMBER_COOKIE, VISITOR_COOKIE } from './cookies.ts';

type Sources = { accessTokens: AccessTokens; sessions: OpenSessions; now: () => Date };
type OpenSession = Awaited<ReturnType<OpenSessions['bySecret']>>;

/** The open session of the member who is logged in on a site's own pages; null where nobody is. */
export async function sessionOfCookie(
  { sessions, now }: Pick<Sources, 'sessions' | 'now'>,
  site: Site,
  cookies: Map<string, string>,
): Promise<OpenSession> {
  const secret = cookies.get(MEMBER_COOKIE);
  return secret ? sessions.bySecret(site.id, secret, now()) : null;
}

/** What the visitor's cookie says on the site that it is of. Whether the session in a member's is open is not asked. */
export async function tokenOfCookie(
  { accessTokens, now }: Pick<Sources, 'accessTokens' | 'now'>,
  site: Site,
  cookies: Map<string, string>,
): Promise<ReadToken | null> {
  const token = cookies.get(VISITOR_COOKIE);
  const known = token ? await accessTokens.read(token, now()) : null;
  return known?.siteId === site.id ? known : null;
}
