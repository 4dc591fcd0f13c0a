import type { AccessTokens, OpenSessions, ReadToken } from '../../domains/identity/index.ts';
import type { Site } from '../../site.ts';
import { MEMBER_COOKIE, VISITOR_COOKIE } from './cookies.ts';

type Sources = { accessTokens: AccessTokens; sessions: OpenSessions; now: () => Date };
type OpenSession = Awaited<ReturnType<OpenSessions['bySecret']>>;

/** The open session of the member logged in on a site's own pages; null where there is none. */
export async function sessionOfCookie(
  { sessions, now }: Pick<Sources, 'sessions' | 'now'>,
  site: Site,
  cookies: Map<string, string>,
): Promise<OpenSession> {
  const secret = cookies.get(MEMBER_COOKIE);
  return secret ? sessions.bySecret(site.id, secret, now()) : null;
}

/** The contents of the visitor's cookie for its site. A member's session is not checked. */
export async function tokenOfCookie(
  { accessTokens, now }: Pick<Sources, 'accessTokens' | 'now'>,
  site: Site,
  cookies: Map<string, string>,
): Promise<ReadToken | null> {
  const token = cookies.get(VISITOR_COOKIE);
  const known = token ? await accessTokens.read(token, now()) : null;
  return known?.siteId === site.id ? known : null;
}
