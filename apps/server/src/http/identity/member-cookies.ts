import { memberSession, type Operation, type Request } from '@stoa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../caller.ts';
import { type Context, newContext, type RequestFacts } from '../../context.ts';
import { endSessionOf, type Identity, rememberBrowser } from '../../domains/identity/index.ts';
import { joinVisitor } from '../../domains/visitors/index.ts';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Site } from '../../site.ts';
import { checkedBody } from '../api/checked-request.ts';
import { plainError, viewRefusal } from '../api/errors.ts';
import { sendError } from '../api/send-error.ts';
import { type App, factsOf, hostOf, isOwnRequest } from '../app.ts';
import { sessionOfCookie, tokenOfCookie } from './cookie-identity.ts';
import { forgetCookie, MEMBER_COOKIE, readCookies, setCookie, VISITOR_COOKIE } from './cookies.ts';
import { rememberedCookie } from './remembered-cookie.ts';
import { afterLogin, readReturnAddresses, returnCookie } from './return-cookie.ts';

/** A browser on a site's own pages. */
export type Browser = {
  site: Site | null;
  /** The `Cookie` header. */
  cookies: string | undefined;
  facts: RequestFacts;
  /** The visitor that it became with this request. */
  visitor?: Identity | null;
};

const browserOf = async (app: App, request: FastifyRequest): Promise<Browser> => ({
  site: await app.sites.byHost(hostOf(request)),
  cookies: request.headers.cookie,
  facts: factsOf(app, request),
});

/** Logging in and out on a site's own pages: a session in a cookie that scripts cannot read. */
export function memberCookies(server: FastifyInstance, app: App): void {
  const path = memberSession.openMemberSession.addresses[0];

  server.post(path, async (request, reply) => {
    // otherwise a foreign page could log its visitors in as someone else
    if (!isOwnRequest(request)) return sendError(reply, plainError(403, 'log in on our own page'));
    const opened = await openMemberSession(app, await browserOf(app, request), request.body);
    if (isRefusal(opened)) return sendError(reply, viewRefusal(opened));
    return reply.header('set-cookie', opened.cookies).send({});
  });

  server.delete(path, async (request, reply) => {
    const cookies = isOwnRequest(request)
      ? await closeMemberSession(app, await browserOf(app, request))
      : noLonger(app);
    return reply.header('set-cookie', cookies).send({});
  });
}

type Member = Extract<Caller, { kind: 'member' }>;

/** Logs a browser in with the token of a login, and gives the member the visitor's data. */
export async function openMemberSession(
  app: App,
  browser: Browser,
  body: unknown,
): Promise<{ member: Member; cookies: string[] } | Refusal> {
  const checked = checkedBody(memberSession.openMemberSession as Operation, body);
  if (isRefusal(checked)) return checked;
  const { sessionToken, rememberBrowser: isRemembered = false } = checked.input as OpenRequest;
  const { site } = browser;
  const session = site && (await app.sessions.bySecret(site.id, sessionToken, app.now()));
  if (!site || !session) return refuse('INVALID_SESSION');
  const member: Member = { kind: 'member', id: session.identityId, sessionId: session.id };
  const ctx = newContext(app, { site, caller: member, request: browser.facts });
  await welcome(app, ctx, browser);
  const cookies = loginCookies(app, browser.cookies, sessionToken);
  return { member, cookies: isRemembered ? [...cookies, ...(await rememberedCookies(app, ctx, browser))] : cookies };
}

type OpenRequest = Request<typeof memberSession.openMemberSession>;

/** The cookie that remembers the browser, where that is allowed. */
async function rememberedCookies(app: App, ctx: Context, { cookies: cookie }: Browser): Promise<string[]> {
  if (ctx.caller.kind !== 'member' || !ctx.caller.sessionId) return [];
  const secret = await rememberBrowser(ctx, { identityId: ctx.caller.id, sessionId: ctx.caller.sessionId });
  return secret ? [rememberedCookie(app, { cookie }, secret)] : [];
}

/** Logs a browser out of a site: ends its sessions and removes its identity. */
export async function closeMemberSession(
  app: App,
  { site, cookies }: Pick<Browser, 'site' | 'cookies'>,
): Promise<string[]> {
  if (site) await endSessionsOfBrowser(app, site, cookies);
  return noLonger(app);
}

/** Removes a browser's identity on a site. */
export const noLonger = ({ isSecure: secure }: App): string[] => [
  forgetCookie(MEMBER_COOKIE, { secure }),
  forgetCookie(VISITOR_COOKIE, { secure }),
];

/** Ends a browser's logins on a site: its own, and the one that a front end handed over. */
export async function endSessionsOfBrowser(app: App, site: Site, header: string | undefined): Promise<void> {
  const cookies = readCookies(header);
  const own = await sessionOfCookie(app, site, cookies);
  if (own) await endSessionOf(app.database, site.id, own);
  const handed = await tokenOfCookie(app, site, cookies);
  if (handed) await endSessionOfToken(app, site, handed.identity);
}

/** Ends the login of a member handed over to a site; others have none. */
export async function endSessionOfToken({ database }: App, site: Site, identity: Identity): Promise<void> {
  if (identity.kind !== 'member' || !identity.sessionId) return;
  await endSessionOf(database, site.id, { id: identity.sessionId, identityId: identity.id });
}

/** The cookie outlives the session, which is prolonged whenever it is used. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/**
 * The cookies of a browser that logs in: the session replaces the visitor. Front ends that sent it here learn of it
 * when it returns.
 */
export function loginCookies(app: App, cookies: string | undefined, secret: string): string[] {
  const addresses = readReturnAddresses(cookies);
  return [
    setCookie(MEMBER_COOKIE, secret, { seconds: COOKIE_SECONDS, secure: app.isSecure }),
    forgetCookie(VISITOR_COOKIE, { secure: app.isSecure }),
    ...(Object.keys(addresses).length ? [returnCookie(app, afterLogin(addresses))] : []),
  ];
}

/** Gives the data of the browser's visitor to the member, who is the caller of the context. */
export async function welcome(
  app: App,
  ctx: Context,
  { cookies, visitor = null }: Pick<Browser, 'cookies' | 'visitor'>,
): Promise<void> {
  const identity = visitor ?? (await tokenOfCookie(app, ctx.site, readCookies(cookies)))?.identity;
  if (identity?.kind !== 'visitor' || ctx.caller.kind !== 'member') return;
  const [visitorId, memberId] = [identity.id, ctx.caller.id];
  await withSite(ctx, (tx) => joinVisitor(ctx, tx, { visitorId, memberId }));
}
