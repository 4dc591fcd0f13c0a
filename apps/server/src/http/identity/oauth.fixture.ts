// For tests: what a front end does to log somebody in.

import { createHash } from 'node:crypto';
import { redirects } from '@stoa/contract';
import type { Answer, Shop, TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { asPlatform } from '../../platform/db/index.ts';
import { MEMBER_COOKIE } from './cookies.ts';

export const VERIFIER = 'v'.repeat(64);
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
export const CALLBACK = 'http://localhost:3000/callback';
export const STATE = 'the state';

export type AuthorizeParameters = Record<string, string | undefined>;

/** Asks a site's authorization endpoint, as a browser with this session would. */
export function authorize(
  shops: TwoShops,
  { site }: Shop,
  parameters: AuthorizeParameters,
  { secret, headers = {} }: { secret?: string; headers?: Record<string, string> } = {},
): Promise<Answer & { text: string }> {
  const sent = {
    client_id: site.clientId,
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'offline_access',
    state: STATE,
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...parameters,
  };
  const given = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return open(shops, site.host, `/oauth2/authorize?${new URLSearchParams(given)}`, { secret, headers });
}

/** Opens an address of a site as a browser does. */
export async function open(
  shops: TwoShops,
  host: string,
  url: string,
  { secret, headers = {} }: { secret?: string; headers?: Record<string, string> } = {},
): Promise<Answer & { text: string }> {
  const cookie = secret === undefined ? {} : { cookie: `${MEMBER_COOKIE}=${secret}` };
  const answer = await shops.server.inject({ method: 'GET', url, headers: { host, ...cookie, ...headers } });
  return { status: answer.statusCode, body: {}, headers: answer.headers, text: answer.body };
}

/** The parameters of the address that an answer redirects to. */
export function parametersOf({ headers }: Answer, mode: 'query' | 'fragment' = 'query'): Record<string, string> {
  const { searchParams, hash } = new URL(String(headers.location), 'http://nowhere.test');
  return Object.fromEntries(mode === 'query' ? searchParams : new URLSearchParams(hash.slice(1)));
}

/** The code that a logged-in person gets for the front end. */
export async function codeFor(
  shops: TwoShops,
  shop: Shop,
  secret: string,
  parameters: AuthorizeParameters = {},
): Promise<string> {
  const { code } = parametersOf(await authorize(shops, shop, parameters, { secret }));
  if (!code) throw new Error('there is no code');
  return code;
}

/** Exchanges a code, with changes to a valid exchange. */
export const exchange = (
  shops: TwoShops,
  { site }: Shop,
  code: string,
  changes: object = {},
  headers: Record<string, string> = {},
): Promise<Answer> =>
  shops.send({
    method: 'POST',
    url: '/oauth2/token',
    body: {
      clientId: site.clientId,
      grantType: 'authorization_code',
      code,
      codeVerifier: VERIFIER,
      redirectUri: CALLBACK,
      ...changes,
    },
    headers,
  });

/** Creates a redirect session; returns the path of its address. */
export async function redirectPath(shops: TwoShops, request: object, token: string): Promise<string> {
  const { body } = await shops.call(redirects.createRedirectSession, request, token);
  const { fullUrl } = (body as { redirectSession: { fullUrl: string } }).redirectSession;
  const { pathname, search } = new URL(fullUrl);
  return `${pathname}${search}`;
}

/** Registers return addresses for logins of a site's client. */
export async function registerRedirects(
  shops: TwoShops,
  { site }: Shop,
  { uris = [], domains = [] }: { uris?: string[]; domains?: string[] },
): Promise<void> {
  await asPlatform('a test registers addresses', shops.database, async (tx) => {
    await sql`
      update oauth_clients set redirect_uris = ${uris}::text[], redirect_domains = ${domains}::text[]
      where id = ${site.clientId}`.execute(tx.db);
  });
}
