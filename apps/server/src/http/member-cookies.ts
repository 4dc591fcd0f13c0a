import { memberSession } from '@stoa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endSessionById } from '../domains/identity/index.ts';
import { joinVisitor } from '../domains/visitors/index.ts';
import { withSite } from '../platform/db/index.ts';
import { refuse } from '../platform/refusal.ts';
import type { Site } from '../site.ts';
import { type App, hostOf, isOwnRequest } from './app.ts';
import { MEMBER_COOKIE, readCookies, setCookie, VISITOR_COOKIE } from './cookies.ts';
import { plainError, toErrorAnswer } from './errors.ts';
import { readRequest } from './read-request.ts';
import { afterLogin, readReturnAddresses, returnCookie } from './return-cookie.ts';
import { violationsOf } from './validator.ts';

/** Logging in and out on a site's own pages: a session in a cookie that scripts cannot read. */
export function memberCookies(server: FastifyInstance, app: App): void {
  const path = `${memberSession.openMemberSession.mounts[0]}${memberSession.openMemberSession.path}`;

  server.post(path, async (request, reply) => {
    // or else a foreign page could log its visitors in as somebody else
    if (!isOwnRequest(request)) return reply.code(403).send(plainError(403, 'log in on our own page').body);
    const input = readRequest(memberSession.openMemberSession as never, {
      query: new URLSearchParams(),
      body: request.body ?? {},
      parameters: {},
    });
    const violations = violationsOf(memberSession.openMemberSession as never, input);
    if (violations.length > 0) {
      const { status, body } = toErrorAnswer({ refused: 'invalid', violations });
      return reply.code(status).send(body);
    }
    const { sessionToken } = input as { sessionToken: string };
    const site = await app.sites.byHost(hostOf(request));
    const session = site && (await app.sessions.bySecret(site.id, sessionToken, app.now()));
    if (!site || !session) {
      const { status, body } = toErrorAnswer(refuse('INVALID_SESSION'));
      return reply.code(status).send(body);
    }
    await welcome(app, request, { site, session });
    return reply.header('set-cookie', loginCookies(app, request, sessionToken)).send({});
  });

  server.delete(path, async (request, reply) => {
    const site = await app.sites.byHost(hostOf(request));
    if (site && isOwnRequest(request)) await endSessionsOfBrowser(app, site, request);
    return reply.header('set-cookie', noLonger(app)).send({});
  });
}

/** Takes a browser's identity on a site away. */
export const noLonger = (app: App): string[] => [forget(app, MEMBER_COOKIE), forget(app, VISITOR_COOKIE)];

/** Ends the logins that a browser has on a site: its own, and the one that a front end handed over. */
export async function endSessionsOfBrowser(app: App, site: Site, request: FastifyRequest): Promise<void> {
  const cookies = readCookies(request.headers.cookie);
  const secret = cookies.get(MEMBER_COOKIE);
  const own = secret ? await app.sessions.bySecret(site.id, secret, app.now()) : null;
  const handed = await app.accessTokens.read(cookies.get(VISITOR_COOKIE) ?? '', app.now());
  const theirs =
    handed?.siteId === site.id && handed.identity.kind === 'member' ? handed.identity.sessionId : undefined;
  for (const id of new Set([own?.id, theirs])) if (id) await endSessionById(app.database, site.id, id, app.now());
}

const forget = (app: App, name: string): string => setCookie(name, '', { seconds: 0, secure: app.isSecure });

/** The cookie outlives the session, which is kept for longer whenever it is used. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/**
 * What a browser is given that logs in: the session in place of the visitor that it was. Front ends that sent it here
 * learn of it when it returns.
 */
export function loginCookies(app: App, request: FastifyRequest, secret: string): string[] {
  const addresses = readReturnAddresses(request.headers.cookie);
  return [
    setCookie(MEMBER_COOKIE, secret, { seconds: COOKIE_SECONDS, secure: app.isSecure }),
    forget(app, VISITOR_COOKIE),
    ...(Object.keys(addresses).length ? [returnCookie(app, afterLogin(addresses))] : []),
  ];
}

/** Gives what the browser's visitor collected to the member that they are. */
export async function welcome(
  app: App,
  request: FastifyRequest,
  { site, session }: { site: Site; session: { id: string; identityId: string } },
): Promise<void> {
  const token = readCookies(request.headers.cookie).get(VISITOR_COOKIE);
  const visitor = token ? await app.accessTokens.read(token, app.now()) : null;
  if (visitor?.siteId !== site.id || visitor.identity.kind !== 'visitor') return;
  const memberId = session.identityId;
  const ctx = app.contextOf({ request, site, caller: { kind: 'member', id: memberId, sessionId: session.id } });
  const visitorId = visitor.identity.id;
  await withSite(ctx, (tx) => joinVisitor(ctx, tx, { visitorId, memberId }));
}
