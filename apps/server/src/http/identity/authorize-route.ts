import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Context, newContext } from '../../context.ts';
import {
  type AuthorizeOutcome,
  type AuthorizeRequest,
  authorize,
  findAuthorizeRequest,
  pathOfRequest,
} from '../../domains/identity/index.ts';
import { type App, factsOf, hostOf } from '../app.ts';
import { postMessage, sendNotice, sendWait, unkept } from './bare-page.ts';
import { sessionOfCookie } from './cookie-identity.ts';
import { readCookies } from './cookies.ts';
import { leaveForProvider } from './external-login.ts';
import { visitorCookie } from './visitor-cookie.ts';

const LONGEST_PARAMETER = 2048;

/** The authorization endpoint of OAuth 2.0, on each site's own host, where front ends send people to log in. */
export function authorizeRoute(server: FastifyInstance, app: App): void {
  for (const url of ['/oauth2/authorize', '/_api/oauth2/authorize']) {
    server.get(url, async (request, reply) => {
      const wait = app.limiter.countAddress(request.ip, app.now());
      if (wait) return sendWait(reply, wait, null);
      const site = await app.sites.byHost(hostOf(request));
      if (!site) return sendNotice(reply, 404, 'noSite', null);
      const ctx = newContext(app, { site, caller: { kind: 'nobody' }, request: factsOf(app, request) });
      const asked = await readRequest(ctx, new URL(request.url, ctx.addresses.site).searchParams);
      if (!asked) return sendNotice(reply, 400, 'loginExpired', site);
      const outcome = await authorize(ctx, {
        ...asked,
        session: await sessionOfCookie(app, site, readCookies(request.headers.cookie)),
        referer: request.headers.referer,
        isSilent: request.headers['sec-fetch-dest'] === 'iframe',
      });
      return answer(app, ctx, { request, reply, outcome, asked: asked.request });
    });
  }
}

/** The request, as stored on the server before or as given in the address. */
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
      return sendNotice(reply, 400, outcome.why, ctx.site);
    case 'answered': {
      const { destination, answer } = outcome;
      if (destination.mode === 'web_message')
        return postMessage(reply, answer, { origins: destination.origins, language: ctx.site.language });
      return leave(reply, addressOf(destination, answer));
    }
    case 'external': {
      const returnTo = pathOfRequest(asked.clientId, outcome.secret);
      return leaveForProvider(app, ctx, { request, reply, providerId: outcome.providerId, returnTo });
    }
    case 'login': {
      // the login page has the same visitor as the front end
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
  // as addresses go into headers: without parts that browsers would drop or escape
  const [base = '', fragment] = new URL(redirectUri).href.split('#');
  if (mode === 'fragment') return `${base}#${parameters}`;
  const joined = `${base}${base.includes('?') ? '&' : '?'}${parameters}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
