import type { Caller } from '../caller.ts';
import { type AccessTokens, findApiKey, findSessionUser, looksLikeToken } from '../domains/identity/index.ts';
import type { SiteDirectory } from '../domains/sites/index.ts';
import type { Database } from '../platform/db/index.ts';
import { isGuid } from '../platform/ids.ts';
import type { Site } from '../site.ts';
import { readCookies, SESSION_COOKIE, VISITOR_COOKIE } from './cookies.ts';

/** What a request says of itself, as far as identity goes. */
export type Credentials = {
  host: string;
  authorization: string | undefined;
  siteId: string | undefined;
  cookie: string | undefined;
  /** Whether the request was surely made by a page of the same host or by a client, not by a foreign page's form. */
  isOwnRequest: boolean;
  isRead: boolean;
};

export type Identified = { site: Site | null; caller: Caller };
export type Unidentified = { unidentified: string };

type Sources = { database: Database; sites: SiteDirectory; accessTokens: AccessTokens; now: () => Date };

/**
 * Finds out who calls and on which site: by token or API key in the Authorization header, by the back office's session
 * cookie, by the storefront's visitor cookie, or else as an unknown visitor of the site whose host was asked.
 */
export async function identify(sources: Sources, credentials: Credentials): Promise<Identified | Unidentified> {
  const { authorization } = credentials;
  if (authorization) {
    const bare = authorization.replace(/^Bearer\s+/i, '').trim();
    return looksLikeToken(bare) ? byToken(sources, bare) : byApiKey(sources, bare, credentials.siteId);
  }
  const cookies = readCookies(credentials.cookie);
  const session = cookies.get(SESSION_COOKIE);
  if (session) {
    if (!credentials.isRead && !credentials.isOwnRequest)
      return { unidentified: 'the request came from a foreign page' };
    const staff = await bySession(sources, session, credentials.siteId);
    if (staff) return staff;
  }
  const site = await sources.sites.byHost(credentials.host);
  if (!site) return { site: null, caller: { kind: 'nobody' } };
  const visitor = cookies.get(VISITOR_COOKIE);
  const known =
    visitor && (credentials.isRead || credentials.isOwnRequest)
      ? await sources.accessTokens.read(visitor, sources.now())
      : null;
  return { site, caller: known?.siteId === site.id ? known.identity : { kind: 'nobody' } };
}

async function byToken({ sites, accessTokens, now }: Sources, token: string): Promise<Identified | Unidentified> {
  const content = await accessTokens.read(token, now());
  if (!content) return { unidentified: 'the access token is not valid or has expired' };
  const site = await sites.byId(content.siteId);
  return site ? { site, caller: content.identity } : { unidentified: 'the site of this token does not exist' };
}

async function byApiKey(
  { database, sites }: Sources,
  key: string,
  siteId: string | undefined,
): Promise<Identified | Unidentified> {
  const known = await findApiKey(database, key);
  if (!known) return { unidentified: 'the API key is not valid' };
  if (siteId !== undefined && siteId !== known.siteId) return { unidentified: 'the API key is for another site' };
  const site = await sites.byId(known.siteId);
  if (!site) return { unidentified: 'the site of this API key does not exist' };
  return { site, caller: { kind: 'app', id: known.name, permissions: known.permissions } };
}

async function bySession(
  { database, sites, now }: Sources,
  session: string,
  siteId: string | undefined,
): Promise<Identified | null> {
  const user = await findSessionUser(database, session, now());
  const role =
    siteId && isGuid(siteId) ? user?.roles.find((one) => one.siteId === siteId.toLowerCase()) : user?.roles[0];
  if (!user || !role) return null;
  const site = await sites.byId(role.siteId);
  return { site, caller: { kind: 'staff', id: user.id, role: role.role, permissions: ['*'] } };
}
