import type { Context } from '../../../context.ts';
import { readSite, type Tx, withSite } from '../../../platform/db/index.ts';
import { BEFORE_ALL_IDS } from '../../../platform/ids.ts';
import { findChallenge, insertChallenge } from '../challenges.store.ts';
import { newSecret } from '../secrets.ts';
import { findOpenSessionBySecret } from './open-sessions.store.ts';

/** A front end's request to be told who logs in, as OAuth 2.0 has it. */
export type AuthorizeRequest = {
  clientId: string;
  responseType: string;
  redirectUri: string | null;
  scope: string;
  state: string | null;
  responseMode: string | null;
  codeChallenge: string | null;
  codeChallengeMethod: string | null;
  nonce: string | null;
  prompt: string | null;
  /** The connection id of an account elsewhere to log in with. */
  idp: string | null;
  /** The session of somebody who logged in on the front end's own page. */
  sessionId: string | null;
  /** Who the front end knows its visitor as. */
  visitorId: string | null;
};

/** As long as somebody may take to register, find the mail with the code, and type it. */
const LIFETIME_MS = 60 * 60_000;
/** By the name that RFC 9126 gives requests which were left with the server. */
const URN = 'urn:ietf:params:oauth:request_uri:';

/** Keeps a request; answers the secret by which the browser names it. */
export async function saveAuthorizeRequest(
  ctx: Pick<Context, 'siteId' | 'now'>,
  tx: Tx,
  request: AuthorizeRequest,
): Promise<string> {
  const [secret, now] = [newSecret(), ctx.now()];
  const expires = new Date(now.getTime() + LIFETIME_MS);
  const challenge = { purpose: 'AUTHORIZATION' as const, identityId: null, data: request };
  await insertChallenge(tx, ctx.siteId, challenge, { secret, now, expires });
  return secret;
}

export const keepAuthorizeRequest = (ctx: Context, request: AuthorizeRequest): Promise<string> =>
  withSite(ctx, (tx) => saveAuthorizeRequest(ctx, tx, request));

/** The request that an address names, with the time at which it was made; null where it is unknown or too old. */
export async function findAuthorizeRequest(
  ctx: Context,
  requestUri: string,
): Promise<{ request: AuthorizeRequest; madeDate: Date; secret: string } | null> {
  if (!requestUri.startsWith(URN)) return null;
  const secret = requestUri.slice(URN.length);
  const found = await readSite(ctx, (tx) => findChallenge(tx, ctx.siteId, 'AUTHORIZATION', secret, ctx.now()));
  if (!found) return null;
  return { request: found.data as AuthorizeRequest, madeDate: new Date(found.createdDate), secret };
}

/**
 * The id of the session that a login on a front end's own page ended with. One that is not open, or never was, becomes
 * an id that no session has: whoever else may be logged in is not meant.
 */
export async function findSessionOfToken(
  ctx: Pick<Context, 'siteId' | 'now'>,
  tx: Tx,
  sessionToken: string,
): Promise<string> {
  const session = await findOpenSessionBySecret(tx, ctx.siteId, sessionToken, ctx.now());
  return session?.id ?? BEFORE_ALL_IDS;
}

/** Where a browser goes on with a request: a path of the site. */
export const pathOfRequest = (clientId: string, secret: string): string =>
  `/oauth2/authorize?${new URLSearchParams({ client_id: clientId, request_uri: `${URN}${secret}` })}`;
