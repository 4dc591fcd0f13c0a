import type { Context } from '../../../context.ts';
import { type Client, findClient } from '../clients.store.ts';
import { newSecret } from '../secrets.ts';
import { insertCode } from './authorization-codes.store.ts';
import { type AuthorizeRequest, keepAuthorizeRequest } from './authorize-requests.ts';
import type { OpenSession } from './open-sessions.store.ts';
import { isCodeChallenge } from './pkce.ts';
import { isMessageUri, isRegisteredUri, messageOrigins } from './redirect-uris.ts';

/** A code is fetched at once; this allows for slow networks. */
const CODE_LIFETIME_MS = 5 * 60_000;
/** Longer states would not fit into an address with the other parts. */
const LONGEST_STATE = 1500;

/** The destination of the outcome: an address, or a message to the requesting page. */
export type Destination =
  | { mode: 'query' | 'fragment'; redirectUri: string }
  | { mode: 'web_message'; origins: string[] };

export type AuthorizeOutcome =
  /** Nothing may be sent anywhere: a page explains the reason. */
  | { outcome: 'refused'; why: 'unknownApplication' | 'invalidRedirect' }
  | { outcome: 'answered'; destination: Destination; answer: Record<string, string> }
  /**
   * A login is needed first; `secret` names the request to come back with. `isAnew`: in full, since no earlier login
   * will do.
   */
  | { outcome: 'login'; secret: string; isAnew: boolean }
  | { outcome: 'external'; providerId: string; secret: string };

type Asked = {
  request: AuthorizeRequest;
  /** The time of the request, and the secret that it is stored under; null where it came with the address itself. */
  kept: { madeDate: Date; secret: string } | null;
  /** The session of the browser's cookie. */
  session: OpenSession | null;
  /** The referring page. */
  referer: string | undefined;
  /** Whether no page can be shown: the request comes from a hidden frame. */
  isSilent: boolean;
};

/**
 * Decides on a front end's request. Anything, even an error, is sent back only where the client and its return address
 * are valid.
 */
export async function authorize(ctx: Context, asked: Asked): Promise<AuthorizeOutcome> {
  const { request, isSilent } = asked;
  const client = await findClient(ctx.database, request.clientId);
  if (client?.siteId !== ctx.siteId || client.kind !== 'HEADLESS')
    return { outcome: 'refused', why: 'unknownApplication' };
  const destination = destinationOf(client, ctx, asked);
  if (!destination) return { outcome: 'refused', why: 'invalidRedirect' };
  const answered = (answer: Record<string, string>): AuthorizeOutcome => ({
    outcome: 'answered',
    destination,
    answer: { ...answer, ...(request.state !== null && { state: request.state }) },
  });
  const mistake = mistakeOf(request);
  if (mistake) return answered({ error: mistake[0], error_description: mistake[1] });
  const session = await sessionFor(ctx, asked);
  if (session) return answered({ code: await issueCode(ctx, request, session) });
  if (isSilent || (request.prompt === 'none' && !request.idp))
    return answered({ error: 'login_required', error_description: 'Nobody is logged in.' });
  const secret = asked.kept?.secret ?? (await keepAuthorizeRequest(ctx, request));
  if (request.idp) return { outcome: 'external', providerId: request.idp, secret };
  return { outcome: 'login', secret, isAnew: asksForLogin(request.prompt) || request.sessionId !== null };
}

/** Null where the client did not register the address. Unknown modes fall back to the default. */
function destinationOf(client: Client, ctx: Context, { request, referer }: Asked): Destination | null {
  const { redirectUri, responseMode } = request;
  if (responseMode === 'web_message') {
    if (!isMessageUri(client, redirectUri)) return null;
    const origins = messageOrigins(client, { redirectUri, site: ctx.addresses.site, referer });
    return origins.length ? { mode: 'web_message', origins } : null;
  }
  if (redirectUri === null || !isRegisteredUri(client, redirectUri)) return null;
  return { mode: responseMode === 'fragment' ? 'fragment' : 'query', redirectUri };
}

const PROMPTS = ['login', 'none', 'consent', 'select_account'];

/** Whether people log in even if they are. Nothing has to be consented to: front ends belong to the site. */
const asksForLogin = (prompt: string | null): boolean => prompt === 'login' || prompt === 'select_account';

/** The error and description, as in OAuth, of an invalid request. */
function mistakeOf(request: AuthorizeRequest): [string, string] | null {
  const { responseType, responseMode, codeChallenge, codeChallengeMethod, prompt } = request;
  if (responseType !== 'code') return ['unsupported_response_type', 'The response type must be code.'];
  if (responseMode !== null && !['query', 'fragment', 'web_message'].includes(responseMode))
    return ['invalid_request', 'The response mode must be query, fragment or web_message.'];
  if (codeChallenge === null || !isCodeChallenge(codeChallenge))
    return ['invalid_request', 'The code challenge must have 43 to 128 letters, digits or -._~'];
  if (codeChallengeMethod !== 'S256') return ['invalid_request', 'The code challenge method must be S256.'];
  if (prompt !== null && !PROMPTS.includes(prompt))
    return ['invalid_request', `The prompt must be one of ${PROMPTS.join(', ')}.`];
  if ((request.state?.length ?? 0) > LONGEST_STATE) return ['invalid_request', 'The state is too long.'];
  return null;
}

/**
 * The session for the code: that of a login on the front end's own page; or the browser's, unless a new login is
 * required and this is not it.
 */
async function sessionFor(ctx: Context, { request, kept, session }: Asked): Promise<OpenSession | null> {
  const { sessionId, prompt, idp } = request;
  const own = sessionId ? await ctx.sessions.byId(ctx.siteId, sessionId, ctx.now()) : null;
  if (own || !session) return own;
  const isNew = kept !== null && Date.parse(session.authenticatedDate) >= kept.madeDate.getTime();
  // another login in this browser is not the one that the front end means
  const isWelcome = sessionId === null && !asksForLogin(prompt) && !idp;
  return (isNew && prompt !== 'none') || isWelcome ? session : null;
}

async function issueCode(ctx: Context, request: AuthorizeRequest, session: OpenSession): Promise<string> {
  const [code, now] = [newSecret(), ctx.now()];
  const { clientId, redirectUri, codeChallenge, scope, nonce, visitorId } = request;
  const identity = { kind: 'member' as const, id: session.identityId, sessionId: session.id };
  const granted = { siteId: ctx.siteId, clientId, identity, redirectUri, codeChallenge, scope, nonce, visitorId };
  await insertCode(ctx.database, code, granted, { now, expires: new Date(now.getTime() + CODE_LIFETIME_MS) });
  return code;
}
