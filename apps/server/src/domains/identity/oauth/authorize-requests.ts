import type { Context } from '../../../context.ts';
import { readSite, type Tx, withSite } from '../../../platform/db/index.ts';
import { NIL_ID } from '../../../platform/ids.ts';
import { findChallenge, insertChallenge } from '../challenges.store.ts';
import { newSecret } from '../secrets.ts';
import { findOpenSessionBySecret } from './open-sessions.store.ts';

/** A front end's request for a login, in the form of OAuth 2.0. */
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
  /** The connection id of the external account to log in with. */
  idp: string | null;
  /** The session of a login on the front end's own page. */
  sessionId: string | null;
  /** The visitor that the front end knows. */
  visitorId: string | null;
};

/** Long enough to register, find the mail with the code, and type it. */
const LIFETIME_MS = 60 * 60_000;
/** The prefix that RFC 9126 gives to requests stored on the server. */
const URN = 'urn:ietf:params:oauth:request_uri:';

/** Stores a request; returns the secret by which the browser names it. */
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

/** The request that an address names, with its time; null where it is unknown or expired. */
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
 * The id of the session from a login on a front end's own page. If it is not open, or never existed, this is an id
 * without a session, so that no other login counts in its place.
 */
export async function findSessionOfToken(
  ctx: Pick<Context, 'siteId' | 'now'>,
  tx: Tx,
  sessionToken: string,
): Promise<string> {
  const session = await findOpenSessionBySecret(tx, ctx.siteId, sessionToken, ctx.now());
  return session?.id ?? NIL_ID;
}

/** The path where a browser continues with a request. */
export const pathOfRequest = (clientId: string, secret: string): string =>
  `/oauth2/authorize?${new URLSearchParams({ client_id: clientId, request_uri: `${URN}${secret}` })}`;
