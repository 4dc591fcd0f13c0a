import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Context, newContext } from '../../context.ts';
import { finishExternalLogin, type LoginOutcome, startExternalLogin } from '../../domains/identity/index.ts';
import { registerExternal } from '../../domains/members/index.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { Site } from '../../site.ts';
import { viewRefusal } from '../api/errors.ts';
import { type App, factsOf, hostOf } from '../app.ts';
import { sendNotice, sendWait, unkept } from './bare-page.ts';
import { EXTERNAL_LOGIN_COOKIE, forgetCookie, readCookies, setCookie } from './cookies.ts';
import { loginCookies, welcome } from './member-cookies.ts';

const COOKIE_SECONDS = 15 * 60;
const COOKIE_PATH = '/_oauth/';

/** Login with an external account: the way there, from the login page, and the way back. */
export function externalLogin(server: FastifyInstance, app: App): void {
  server.get<{ Querystring: { provider?: string; returnTo?: string } }>('/_oauth/start', async (request, reply) => {
    const wait = app.limiter.countAddress(request.ip, app.now());
    if (wait) return sendWait(reply, wait, null);
    const ctx = await contextOf(app, request);
    if (!ctx) return sendNotice(reply, 404, 'noSite', null);
    const { provider = '', returnTo } = request.query;
    return leaveForProvider(app, ctx, {
      request,
      reply,
      providerId: String(provider),
      returnTo: pathOf(ctx, returnTo),
    });
  });

  server.get('/_oauth/callback', async (request, reply) => {
    const ctx = await contextOf(app, request);
    if (!ctx) return sendNotice(reply, 404, 'noSite', null);
    const currentUrl = new URL(request.url, ctx.addresses.site);
    const secret = readCookies(request.headers.cookie).get(EXTERNAL_LOGIN_COOKIE) ?? '';
    // only the person who was sent to the provider can come back: nobody can be logged in as someone else
    if (!isSame(secret, currentUrl.searchParams.get('state') ?? ''))
      return sendNotice(reply, 400, 'otherBrowser', ctx.site);
    const finished = await finishExternalLogin(ctx, { secret, currentUrl }, registerExternal);
    if (isRefusal(finished)) return sendRefused(reply, finished, ctx.site);
    return goOn(app, ctx, { request, reply, ...finished });
  });
}

async function contextOf(app: App, request: FastifyRequest): Promise<Context | null> {
  const site = await app.sites.byHost(hostOf(request));
  return site && newContext(app, { site, caller: { kind: 'nobody' }, request: factsOf(app, request) });
}

/** A path of the site, whatever the request says. */
function pathOf({ addresses }: Context, asked: unknown): string {
  if (typeof asked !== 'string' || !URL.canParse(asked, addresses.site)) return '/';
  const { origin, pathname, search } = new URL(asked, addresses.site);
  return origin === new URL(addresses.site).origin ? `${pathname.replace(/^\/+/, '/')}${search}` : '/';
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Sends a browser to the provider's login. */
export async function leaveForProvider(
  app: App,
  ctx: Context,
  { reply, providerId, returnTo }: Exchange & { providerId: string; returnTo: string },
): Promise<FastifyReply> {
  const started = await startExternalLogin(ctx, { providerId, returnTo });
  if (isRefusal(started)) return sendRefused(reply, started, ctx.site);
  const { location, secret } = started;
  const cookie = setCookie(EXTERNAL_LOGIN_COOKIE, secret, {
    seconds: COOKIE_SECONDS,
    secure: app.isSecure,
    path: COOKIE_PATH,
  });
  return reply.headers({ ...unkept, 'set-cookie': cookie }).redirect(location, 303);
}

/** Logs the browser in, or leads it to the login page for the missing step. */
async function goOn(
  app: App,
  ctx: Context,
  { request, reply, outcome, returnTo }: Exchange & { outcome: LoginOutcome | Refusal; returnTo: string },
): Promise<FastifyReply> {
  const done = forgetCookie(EXTERNAL_LOGIN_COOKIE, { secure: app.isSecure, path: COOKIE_PATH });
  if (!isRefusal(outcome) && outcome.state === 'SUCCESS') {
    const member = { kind: 'member' as const, id: outcome.identity.id, sessionId: outcome.sessionId };
    await welcome(app, { ...ctx, caller: member }, { cookies: request.headers.cookie });
    const cookies = [done, ...loginCookies(app, request.headers.cookie, outcome.sessionToken)];
    return reply.headers({ ...unkept, 'set-cookie': cookies }).redirect(returnTo, 303);
  }
  const page = `/account/login?${new URLSearchParams({ returnTo, ...stepOf(outcome) })}`;
  return reply.headers({ ...unkept, 'set-cookie': done }).redirect(page, 303);
}

/** The login page's next step, or a problem to show. */
function stepOf(outcome: Exclude<LoginOutcome, { state: 'SUCCESS' }> | Refusal): Record<string, string> {
  if (isRefusal(outcome)) return { problem: outcome.refused === 'code' ? outcome.code : 'EXTERNAL_LOGIN_FAILED' };
  const { state } = outcome;
  return {
    state,
    ...('stateToken' in outcome && { stateToken: outcome.stateToken }),
    ...('challenge' in outcome && { challenge: JSON.stringify(outcome.challenge) }),
  };
}

const sendRefused = (reply: FastifyReply, refusal: Refusal, site: Site): FastifyReply =>
  sendNotice(reply, viewRefusal(refusal).status, 'loginImpossible', site);
