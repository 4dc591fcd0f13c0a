import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { finishExternalLogin, type LoginOutcome, startExternalLogin } from '../domains/identity/index.ts';
import { registerExternal } from '../domains/members/index.ts';
import { isRefusal, type Refusal } from '../platform/refusal.ts';
import { type App, hostOf } from './app.ts';
import { noSite, sayPlainly, tooOften, unkept } from './bare-page.ts';
import { EXTERNAL_LOGIN_COOKIE, forgetCookie, readCookies, setCookie } from './cookies.ts';
import { toErrorAnswer } from './errors.ts';
import { loginCookies, welcome } from './member-cookies.ts';

const COOKIE_SECONDS = 15 * 60;
const COOKIE_PATH = '/_oauth/';

/** Logging in by an account elsewhere: the way there, from the login page, and the way back. */
export function externalLogin(server: FastifyInstance, app: App): void {
  server.get<{ Querystring: { provider?: string; returnTo?: string } }>('/_oauth/start', async (request, reply) => {
    const wait = app.limiter.countAddress(request.ip, app.now());
    if (wait) return sayPlainly(reply.header('retry-after', String(wait)), 429, tooOften);
    const ctx = await contextOf(app, request);
    if (!ctx) return sayPlainly(reply, 404, noSite);
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
    if (!ctx) return sayPlainly(reply, 404, noSite);
    const currentUrl = new URL(request.url, ctx.addresses.site);
    const secret = readCookies(request.headers.cookie).get(EXTERNAL_LOGIN_COOKIE) ?? '';
    // who was sent to the provider is who comes back: nobody can be made to log in as somebody else
    if (!isSame(secret, currentUrl.searchParams.get('state') ?? '')) return sayPlainly(reply, 400, notYours);
    const services = { openId: app.openId, registerExternal };
    const finished = await finishExternalLogin(services, ctx, { secret, currentUrl });
    if (isRefusal(finished)) return sayRefused(reply, finished);
    return goOn(app, ctx, { request, reply, ...finished });
  });
}

const notYours = {
  title: 'Begin again',
  description: 'This login was not begun in this browser, or took too long. Go back and log in again.',
};

async function contextOf(app: App, request: FastifyRequest): Promise<Context | null> {
  const site = await app.sites.byHost(hostOf(request));
  return site && app.contextOf({ request, site, caller: { kind: 'nobody' } });
}

/** A path of the site, whatever was asked for. */
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

/** Sends a browser to log in elsewhere. */
export async function leaveForProvider(
  app: App,
  ctx: Context,
  { reply, providerId, returnTo }: Exchange & { providerId: string; returnTo: string },
): Promise<FastifyReply> {
  const started = await startExternalLogin(app.openId, ctx, { providerId, returnTo });
  if (isRefusal(started)) return sayRefused(reply, started);
  const { location, secret } = started;
  const cookie = setCookie(EXTERNAL_LOGIN_COOKIE, secret, {
    seconds: COOKIE_SECONDS,
    secure: app.isSecure,
    path: COOKIE_PATH,
  });
  return reply.headers({ ...unkept, 'set-cookie': cookie }).redirect(location, 303);
}

/** Logs the browser in, or leads it to the login page with what is still missing. */
async function goOn(
  app: App,
  ctx: Context,
  { request, reply, outcome, returnTo }: Exchange & { outcome: LoginOutcome | Refusal; returnTo: string },
): Promise<FastifyReply> {
  const done = forgetCookie(EXTERNAL_LOGIN_COOKIE, { secure: app.isSecure, path: COOKIE_PATH });
  if (!isRefusal(outcome) && outcome.state === 'SUCCESS') {
    const session = { id: outcome.sessionId, identityId: outcome.identity.id };
    await welcome(app, request, { site: ctx.site, session });
    const cookies = [done, ...loginCookies(app, request, outcome.sessionToken)];
    return reply.headers({ ...unkept, 'set-cookie': cookies }).redirect(returnTo, 303);
  }
  const page = `/account/login?${new URLSearchParams({ returnTo, ...stepOf(outcome) })}`;
  return reply.headers({ ...unkept, 'set-cookie': done }).redirect(page, 303);
}

/** What the login page is told: a problem to show, or the step that it goes on with. */
function stepOf(outcome: Exclude<LoginOutcome, { state: 'SUCCESS' }> | Refusal): Record<string, string> {
  if (isRefusal(outcome)) return { problem: outcome.refused === 'code' ? outcome.code : 'EXTERNAL_LOGIN_FAILED' };
  const { state } = outcome;
  return {
    state,
    ...('stateToken' in outcome && { stateToken: outcome.stateToken }),
    ...('challenge' in outcome && { challenge: JSON.stringify(outcome.challenge) }),
  };
}

function sayRefused(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, body } = toErrorAnswer(refusal);
  return sayPlainly(reply, status, { title: 'Not possible', description: body.message });
}
