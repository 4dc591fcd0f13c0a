import type { FastifyInstance } from 'fastify';
import { openRedirectSession } from '../domains/redirects/index.ts';
import { type App, hostOf } from './app.ts';
import { RETURN_COOKIE, setCookie, VISITOR_COOKIE } from './cookies.ts';

/** The visitor stays the same person on this host for a year, as if they had come by themselves. */
const VISITOR_SECONDS = 365 * 24 * 60 * 60;
/** Where to return to is remembered for as long as somebody may take to check out. */
const RETURN_SECONDS = 24 * 60 * 60;

/** Where a custom front end sends its visitors: hands them their identity on this host, and then the page itself. */
export function redirectLanding(server: FastifyInstance, app: App): void {
  server.get<{ Params: { secret: string } }>('/_redirect/:secret', async (request, reply) => {
    const site = await app.sites.byHost(hostOf(request));
    const opened = { secret: request.params.secret, now: app.now() };
    const session = site && (await openRedirectSession(app.database, { siteId: site.id, ...opened }));
    if (!site || !session) {
      return reply
        .code(404)
        .type('text/plain')
        .send('This link was used before or has expired. Go back and try again.');
    }
    const { identity, intent, location, returnAddresses } = session;
    const cookies = [
      cookie(RETURN_COOKIE, Buffer.from(JSON.stringify(returnAddresses)).toString('base64url'), RETURN_SECONDS),
    ];
    if (intent === 'logout') cookies.push(cookie(VISITOR_COOKIE, '', 0));
    else if (identity) {
      const token = await app.accessTokens.issue(
        { siteId: site.id, clientId: site.clientId, identity },
        app.now(),
        VISITOR_SECONDS,
      );
      cookies.push(cookie(VISITOR_COOKIE, token, VISITOR_SECONDS));
    }
    return reply
      .header('set-cookie', cookies)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(location, 303);
  });

  function cookie(name: string, value: string, seconds: number): string {
    return setCookie(name, value, { seconds, secure: app.isSecure });
  }
}
