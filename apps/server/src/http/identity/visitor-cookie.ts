import type { Identity } from '../../domains/identity/index.ts';
import type { Site } from '../../site.ts';
import type { App } from '../app.ts';
import { setCookie, VISITOR_COOKIE } from './cookies.ts';

/** A visitor stays the same person for a year. */
const VISITOR_SECONDS = 365 * 24 * 60 * 60;

/** The cookie of a browser's identity on a site's own host, including members with their session. */
export async function visitorCookie(
  app: Pick<App, 'accessTokens' | 'now' | 'isSecure'>,
  site: Site,
  identity: Identity,
): Promise<string> {
  const content = { siteId: site.id, clientId: site.clientId, identity };
  const token = await app.accessTokens.issue(content, app.now(), VISITOR_SECONDS);
  return setCookie(VISITOR_COOKIE, token, { seconds: VISITOR_SECONDS, secure: app.isSecure });
}
