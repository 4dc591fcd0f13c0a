import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import {
  type AuthorizeOutcome,
  type AuthorizeRequest,
  authorize,
  findAuthorizeRequest,
  pathOfRequest,
} from '../domains/identity/index.ts';
import { type App, hostOf } from './app.ts';
import { noSite, postMessage, sayPlainly, tooOften, unkept } from './bare-page.ts';
import { sessionOfCookie } from './cookie-identity.ts';
import { readCookies } from './cookies.ts';
import { leaveForProvider } from './external-login.ts';
import { visitorCookie } from './visitor-cookie.ts';

const LONGEST_PARAMETER = 2048;

/** Where front ends send people to log in: the authorization endpoint of OAuth 2.0, on each site's own host. */
export function authorizeRoute(server: FastifyInstance, app: App): void {
  for (const url of ['/oauth2/authorize', '/_api/oauth2/authorize']) {
    server.get(url, async (request, reply) => {
      const wait = app.limiter.countAddress(request.ip, app.now());
      if (wait) return sayPlainly(reply.header('retry-after', String(wait)), 429, tooOften);
      const site = await app.sites.byHost(hostOf(request));
      if (!site) return sayPlainly(reply, 404, noSite);
      const ctx = app.contextOf({ request, site, caller: { kind: 'nobody' } });
      const asked = await readRequest(ctx, new URL(request.url, ctx.addresses.site).searchParams);
      if (!asked) return sayPlainly(reply, 400, expired);
      const outcome = await authorize(app.sessions, ctx, {
        ...asked,
        session: await sessionOfCookie(app, site, readCookies(request.headers.cookie)),
        referer: request.headers.referer,
        isSilent: request.headers['sec-fetch-dest'] === 'iframe',
      });
      return answer(app, ctx, { request, reply, outcome, asked: asked.request });
    });
  }
}

const expired = {
  title: 'Begin again',
  description: 'This login took too long. Go back to the application that you came from and log in there again.',
};

/** The request as it was left with the server before, or as it stands in the address. */
async function readRequest(ctx: Context, sent: URLSearchParams) {
  const text = (name: string) =>
    sent.get(name)?.slice(0, LONGEST_PARAMETER).replaceAll('\0', '').toWellFormed() ?? null;
  const requestUri = text('request_uri');
  if (requestUri !== null) {
    const found = await findAuthorizeRequest(ctx, requestUri);
    if (!found || (sent.has('client_id') && sent.get('client_id') !== found.request.clientId)) return null;
    const { request, madeDate, secret } = found;
    return { request, kept: { madeDate, secret } };
  }
  const request: AuthorizeRequest = {
    clientId: text('client_id') ?? '',
    responseType: text('response_type') ?? '',
    redirectUri: text('redirect_uri'),
    scope: text('scope') ?? '',
    state: text('state'),
    responseMode: text('response_mode'),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method'),
    nonce: text('nonce'),
    prompt: text('prompt'),
    idp: text('idp'),
    sessionId: null,
    visitorId: null,
  };
  return { request, kept: null };
}

type Answering = { request: FastifyRequest; reply: FastifyReply; outcome: AuthorizeOutcome; asked: AuthorizeRequest };

async function answer(app: App, ctx: Context, { request, reply, outcome, asked }: Answering): Promise<FastifyReply> {
  switch (outcome.outcome) {
    case 'refused':
      return sayPlainly(reply, 400, outcome);
    case 'answered': {
      const { destination, answer } = outcome;
      if (destination.mode === 'web_message') return postMessage(reply, answer, destination.origins);
      return leave(reply, addressOf(destination, answer));
    }
    case 'external': {
      const returnTo = pathOfRequest(asked.clientId, outcome.secret);
      return leaveForProvider(app, ctx, { request, reply, providerId: outcome.providerId, returnTo });
    }
    case 'login': {
      // who the front end knows them as, they are on the login page as well
      if (asked.visitorId)
        reply.header('set-cookie', await visitorCookie(app, ctx.site, { kind: 'visitor', id: asked.visitorId }));
      const returnTo = pathOfRequest(asked.clientId, outcome.secret);
      const page = new URLSearchParams({ returnTo, again: '1' });
      if (outcome.isAnew) page.set('prompt', 'login');
      return leave(reply, `/account/login?${page}`);
    }
  }
}

/** Sends the browser on to an address with a code. */
const leave = (reply: FastifyReply, location: string): FastifyReply => reply.headers(unkept).redirect(location, 303);

function addressOf(
  { mode, redirectUri }: { mode: 'query' | 'fragment'; redirectUri: string },
  answer: Record<string, string>,
): string {
  const parameters = new URLSearchParams(answer).toString();
  // as an address goes into a header: without what browsers would leave out or escape
  const [base = '', fragment] = new URL(redirectUri).href.split('#');
  if (mode === 'fragment') return `${base}#${parameters}`;
  const joined = `${base}${base.includes('?') ? '&' : '?'}${parameters}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
