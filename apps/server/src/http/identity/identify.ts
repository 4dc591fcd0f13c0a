import type { Caller } from '../../caller.ts';
import type { Hosting } from '../../context.ts';
import {
  type AccessTokens,
  findApiKey,
  findClient,
  findSessionUser,
  looksLikeToken,
  type OpenSessions,
  type ReadToken,
} from '../../domains/identity/index.ts';
import { mayMakeFirstSite } from '../../domains/site-administration/index.ts';
import type { SiteDirectory } from '../../domains/sites/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import type { Site } from '../../site.ts';
import { sessionOfCookie, tokenOfCookie } from './cookie-identity.ts';
import { readCookies, SESSION_COOKIE } from './cookies.ts';

/** The parts of a request that concern identity. */
export type Credentials = {
  host: string;
  authorization: string | undefined;
  siteId: string | undefined;
  cookie: string | undefined;
  /**
   * Whether the request certainly came from a page of the same host or from a client, not from a foreign page's form.
   */
  isOwnRequest: boolean;
  isRead: boolean;
};

export type Identified = { site: Site | null; caller: Caller };
export type Unidentified = { unidentified: string };

type Sources = {
  database: Database;
  sites: SiteDirectory;
  accessTokens: AccessTokens;
  sessions: OpenSessions;
  hosting: Hosting;
  now: () => Date;
};

/**
 * Identifies the caller and the site: by token or API key, or both, in the Authorization header; otherwise by the
 * dashboard's session cookie; otherwise, on the site of the requested host, by a member's or visitor's cookie, or as
 * unknown.
 */
export async function identify(sources: Sources, credentials: Credentials): Promise<Identified | Unidentified> {
  const { authorization } = credentials;
  if (authorization) {
    const bare = authorization.replace(/^Bearer\s+/i, '').trim();
    const comma = bare.indexOf(',');
    if (comma !== -1) return byPair(sources, [bare.slice(0, comma).trim(), bare.slice(comma + 1).trim()], credentials);
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
  if (!site) return { site: null, caller: (session && (await withoutSite(sources, session))) || { kind: 'nobody' } };
  const isTrusted = credentials.isRead || credentials.isOwnRequest;
  return { site, caller: isTrusted ? await identifyVisitor(sources, site, cookies) : { kind: 'nobody' } };
}

/**
 * The identity of a browser on a site's own pages: a member with a session, or the visitor. Someone also logged in to
 * the dashboard sees the same pages as others.
 */
export async function identifyVisitor(
  sources: Pick<Sources, 'accessTokens' | 'sessions' | 'now'>,
  site: Site,
  cookies: Map<string, string>,
): Promise<Caller> {
  const session = await sessionOfCookie(sources, site, cookies);
  if (session) return { kind: 'member', id: session.identityId, sessionId: session.id };
  const known = await tokenOfCookie(sources, site, cookies);
  return (known && (await callerOf(sources.sessions, known, sources.now()))) ?? { kind: 'nobody' };
}

/** The visitor or member of a token, provided the member's session is open. */
async function callerOf(
  sessions: OpenSessions,
  { siteId, identity }: ReadToken,
  now: Date,
): Promise<Extract<Caller, { kind: 'visitor' | 'member' }> | null> {
  if (identity.kind === 'visitor') return identity;
  if (identity.kind !== 'member' || !identity.sessionId) return null;
  const session = await sessions.byId(siteId, identity.sessionId, now);
  return session?.identityId === identity.id ? identity : null;
}

/** As `callerOf`, with the client that the token was issued to. */
async function personOf(sessions: OpenSessions, content: ReadToken, now: Date): Promise<Caller | null> {
  const person = await callerOf(sessions, content, now);
  return person && { ...person, clientId: content.clientId };
}

async function byToken(sources: Sources, token: string): Promise<Identified | Unidentified> {
  const { sites, accessTokens, sessions, now } = sources;
  const content = await accessTokens.read(token, now());
  if (!content) return { unidentified: 'the access token is not valid or has expired' };
  const site = await sites.byId(content.siteId);
  if (!site) return { unidentified: 'the site of this token does not exist' };
  const caller =
    content.identity.kind === 'app' ? await appOf(sources, content) : await personOf(sessions, content, now());
  return caller ? { site, caller } : { unidentified: 'what this token was issued on has ended' };
}

/** An app with its current permissions. */
async function appOf({ database }: Sources, { siteId, identity }: ReadToken): Promise<Caller | null> {
  const client = await findClient(database, identity.id);
  if (client?.kind !== 'APP' || client.siteId !== siteId) return null;
  return { kind: 'app', id: client.id, permissions: client.permissions };
}

/** A token accompanied by an API key: an app that calls for a person. */
async function byPair(
  sources: Sources,
  [token, key]: [string, string],
  { siteId }: Credentials,
): Promise<Identified | Unidentified> {
  const app = await byApiKey(sources, key, siteId);
  if ('unidentified' in app || token === '' || app.caller.kind !== 'app') return app;
  const content = looksLikeToken(token) ? await sources.accessTokens.read(token, sources.now()) : null;
  const person = content && (await callerOf(sources.sessions, content, sources.now()));
  if (!content || !person) return { unidentified: 'the access token is not valid or has expired' };
  if (content.siteId !== app.site?.id) return { unidentified: 'the API key is for another site' };
  const visitor = { kind: person.kind, id: person.id, clientId: content.clientId };
  return { ...app, caller: { ...app.caller, visitor } };
}

async function byApiKey(
  { database, sites, now }: Sources,
  key: string,
  siteId: string | undefined,
): Promise<Identified | Unidentified> {
  const known = await findApiKey(database, key, now());
  if (!known) return { unidentified: 'the API key is not valid' };
  if (siteId !== undefined && siteId !== known.siteId) return { unidentified: 'the API key is for another site' };
  const site = await sites.byId(known.siteId);
  if (!site) return { unidentified: 'the site of this API key does not exist' };
  return { site, caller: { kind: 'app', id: known.name, permissions: known.permissions } };
}

/** A person who works on no site, and may make one. */
async function withoutSite({ database, hosting, now }: Sources, session: string): Promise<Caller | null> {
  const user = await findSessionUser(database, session, now());
  // sites in the trash can be restored
  const isLetIn =
    user?.roles.every(({ isInTrash }) => isInTrash) && (user.roles.length > 0 || mayMakeFirstSite(hosting, user.email));
  if (!user || !isLetIn) return null;
  const { id, sessionId, authenticatedDate } = user;
  return { kind: 'staff', id, sessionId, authenticatedDate, role: '', permissions: [] };
}

async function bySession(
  { database, sites, now }: Sources,
  session: string,
  siteId: string | undefined,
): Promise<Identified | null> {
  const user = await findSessionUser(database, session, now());
  const role =
    siteId && isGuid(siteId)
      ? user?.roles.find((one) => one.siteId === siteId.toLowerCase())
      : user?.roles.find(({ isInTrash }) => !isInTrash);
  if (!user || !role) return null;
  const site = await sites.byId(role.siteId);
  const { id, sessionId, authenticatedDate } = user;
  const { permissions } = role;
  return { site, caller: { kind: 'staff', id, sessionId, authenticatedDate, role: role.role, permissions } };
}
