import { connect } from './client.ts';
import { generatePkce, randomText } from './pkce.ts';
import { redirects } from './routes.ts';
import { clearTokens, type Session } from './session.ts';
import type { Tokens } from './tokens.ts';

/** Data that a front end stores while a person is at the login page. */
export type OAuthData = {
  redirectUri: string;
  /** The page they came from, to go back to. */
  originalUri: string;
  codeChallenge: string;
  codeVerifier: string;
  state: string;
};
export type ResponseMode = 'fragment' | 'query' | 'web_message';
export type AuthUrlOptions = {
  /** `login` shows the login page; `none` answers at once, with a code or an error. */
  prompt?: 'login' | 'none';
  responseMode?: ResponseMode;
  /** Of a login on the front end's own page. */
  sessionToken?: string;
  /** The connection id of the external account to log in with. */
  idp?: string;
};

/** Prepares a login that returns to `redirectUri`, which must be registered for the client. */
export async function generateOAuthData(redirectUri: string, originalUri = ''): Promise<OAuthData> {
  return { redirectUri, originalUri, ...(await generatePkce()), state: randomText() };
}

/** The address of the login page for this login. */
export async function getAuthUrl(
  session: Session,
  { redirectUri, codeChallenge, state }: Pick<OAuthData, 'codeChallenge' | 'state'> & { redirectUri?: string },
  { prompt = 'login', responseMode = 'fragment', sessionToken, idp }: AuthUrlOptions = {},
) {
  const authRequest = {
    clientId: session.clientId,
    codeChallenge,
    codeChallengeMethod: 'S256',
    responseMode,
    responseType: 'code',
    scope: 'offline_access',
    state,
    ...(redirectUri && { redirectUri }),
    ...(sessionToken && { sessionToken }),
    ...(idp && { idp }),
  };
  const { redirectSession } = await connect(redirects, session.transport).createRedirectSession({
    auth: { authRequest, prompt },
  });
  return {
    authUrl: redirectSession?.fullUrl ?? '',
    authorizationEndpoint: redirectSession?.urlDetails?.endpoint ?? '',
    sessionToken: redirectSession?.sessionToken ?? null,
  };
}

export type AuthAnswer = {
  code: string | null;
  state: string | null;
  error?: string;
  errorDescription?: string | null;
};

/** The login page's result, read from its return address. */
export function parseFromUrl(url: string, responseMode: 'fragment' | 'query' = 'fragment'): AuthAnswer {
  const { searchParams, hash } = new URL(url);
  const given = responseMode === 'query' ? searchParams : new URLSearchParams(hash.slice(1));
  const error = given.get('error');
  return {
    code: given.get('code'),
    state: given.get('state'),
    ...(error && { error, errorDescription: given.get('error_description') }),
  };
}

/** Exchanges the login page's result for the member's tokens, and continues as that member. */
export async function getMemberTokens(
  session: Session,
  { code, state }: Pick<AuthAnswer, 'code' | 'state'>,
  oauthData: Pick<OAuthData, 'codeVerifier' | 'state'> & { redirectUri?: string },
): Promise<Tokens> {
  if (!code || !state) throw new Error('Missing code or _state');
  if (state !== oauthData.state) throw new Error('Invalid _state');
  const { codeVerifier, redirectUri } = oauthData;
  const { clientId } = session;
  const grantType = 'authorization_code';
  return session.grant({ clientId, grantType, code, codeVerifier, ...(redirectUri && { redirectUri }) }, 'member');
}

/** Forgets the tokens. Returns an address that ends the login on the site too and leads to `returnTo`. */
export async function logout(session: Session, returnTo: string): Promise<{ logoutUrl: string }> {
  const { redirectSession } = await connect(redirects, session.transport).createRedirectSession({
    logout: { clientId: session.clientId },
    callbacks: { postFlowUrl: returnTo },
  });
  clearTokens(session);
  return { logoutUrl: redirectSession?.fullUrl ?? '' };
}

/**
 * Logs a member in on a server's own authority, for shops whose accounts live elsewhere. Needs an API key that may do so:
 * never call it in a browser.
 */
export async function getMemberTokensForExternalLogin(
  session: Session,
  memberId: string,
  apiKey: string,
): Promise<Tokens> {
  const authorization = `${await session.accessToken()},${apiKey}`;
  const body = { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId };
  return session.grant(body, 'member', { authorization });
}
