import { memberSession, type Operation, type Request } from '@stoa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endSessionOf, type Identity, rememberBrowser } from '../domains/identity/index.ts';
import { joinVisitor } from '../domains/visitors/index.ts';
import { withSite } from '../platform/db/index.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import type { Site } from '../site.ts';
import { type App, hostOf, isOwnRequest } from './app.ts';
import { checkedBody } from './checked-request.ts';
import { sessionOfCookie, tokenOfCookie } from './cookie-identity.ts';
import { forgetCookie, MEMBER_COOKIE, readCookies, setCookie, VISITOR_COOKIE } from './cookies.ts';
import { plainError, toErrorAnswer } from './errors.ts';
import { rememberedCookie } from './remembered-cookie.ts';
import { afterLogin, readReturnAddresses, returnCookie } from './return-cookie.ts';

/** Logging in and out on a site's own pages: a session in a cookie that scripts cannot read. */
export function memberCookies(server: FastifyInstance, app: App): void {
  const path = `${memberSession.openMemberSession.mounts[0]}${memberSession.openMemberSession.path}`;

  server.post(path, async (request, reply) => {
    // or else a foreign page could log its visitors in as somebody else
    if (!isOwnRequest(request)) return reply.code(403).send(plainError(403, 'log in on our own page').body);
    const opened = await openSession(app, request);
    if (isRefusal(opened)) {
      const { status, body } = toErrorAnswer(opened);
      return reply.code(status).send(body);
    }
    await welcome(app, request, opened);
    const cookies = [
      ...loginCookies(app, request, opened.sessionToken),
      ...(await rememberedCookies(app, request, opened)),
    ];
    return reply.header('set-cookie', cookies).send({});
  });

  server.delete(path, async (request, reply) => {
    const site = await app.sites.byHost(hostOf(request));
    if (site && isOwnRequest(request)) await endSessionsOfBrowser(app, site, request);
    return reply.header('set-cookie', noLonger(app)).send({});
  });
}

type OpenRequest = Request<typeof memberSession.openMemberSession>;

/** The login of which the page tells the token, where it is open on the site whose host was asked. */
async function openSession(app: App, request: FastifyRequest) {
  const checked = checkedBody(memberSession.openMemberSession as Operation, request.body);
  if (isRefusal(checked)) return checked;
  const { sessionToken, rememberBrowser: isRemembered = false } = checked.input as OpenRequest;
  const site = await app.sites.byHost(hostOf(request));
  const session = site && (await app.sessions.bySecret(site.id, sessionToken, app.now()));
  return site && session ? { site, session, sessionToken, isRemembered } : refuse('INVALID_SESSION');
}

type Opened = { site: Site; session: { id: string; identityId: string }; isRemembered: boolean };

/** The cookie by which the browser is remembered, where the person wants that and it is allowed. */
async function rememberedCookies(app: App, request: FastifyRequest, { site, session, isRemembered }: Opened) {
  if (!isRemembered) return [];
  const { id: sessionId, identityId } = session;
  const ctx = app.contextOf({ request, site, caller: { kind: 'member', id: identityId, sessionId } });
  const secret = await rememberBrowser(ctx, { identityId, sessionId });
  return secret ? [rememberedCookie(app, request.headers, secret)] : [];
}

/** Takes a browser's identity on a site away. */
export const noLonger = ({ isSecure: secure }: App): string[] => [
  forgetCookie(MEMBER_COOKIE, { secure }),
  forgetCookie(VISITOR_COOKIE, { secure }),
];

/** Ends the logins that a browser has on a site: its own, and the one that a front end handed over. */
export async function endSessionsOfBrowser(app: App, site: Site, request: FastifyRequest): Promise<void> {
  const cookies = readCookies(request.headers.cookie);
  const own = await sessionOfCookie(app, site, cookies);
  if (own) await endSessionOf(app.database, site.id, own);
  const handed = await tokenOfCookie(app, site, cookies);
  if (handed) await endSessionOfToken(app, site, handed.identity);
}

/** Ends the login of a member who was handed over to a site; of others there is none. */
export async function endSessionOfToken({ database }: App, site: Site, identity: Identity): Promise<void> {
  if (identity.kind !== 'member' || !identity.sessionId) return;
  await endSessionOf(database, site.id, { id: identity.sessionId, identityId: identity.id });
}

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
    forgetCookie(VISITOR_COOKIE, { secure: app.isSecure }),
    ...(Object.keys(addresses).length ? [returnCookie(app, afterLogin(addresses))] : []),
  ];
}

/** Gives what the browser's visitor collected to the member that they are. */
export async function welcome(
  app: App,
  request: FastifyRequest,
  { site, session }: { site: Site; session: { id: string; identityId: string } },
): Promise<void> {
  const visitor = await tokenOfCookie(app, site, readCookies(request.headers.cookie));
  if (visitor?.identity.kind !== 'visitor') return;
  const memberId = session.identityId;
  const ctx = app.contextOf({ request, site, caller: { kind: 'member', id: memberId, sessionId: session.id } });
  const visitorId = visitor.identity.id;
  await withSite(ctx, (tx) => joinVisitor(ctx, tx, { visitorId, memberId }));
}
