/**
 * OAuth 2.0 and OpenID Connect. Requests may be JSON or form encoded, in camel or snake case: the public client and
 * the standard each have their own.
 */
import { open, operation, ownAccount, service } from '../operation.ts';
import { anyObject, boolean, choice, guid, integer, list, nullable, text } from '../schema.ts';

const secret = text({ maxLength: 8000 });
const name = text({ maxLength: 1000 });

/** What is asked for at the token endpoint; which fields count is the grant's. */
const TokenRequest = {
  grantType: name,
  clientId: name,
  clientSecret: secret,
  scope: name,
  refreshToken: secret,
  code: secret,
  codeVerifier: text({ maxLength: 1000 }),
  redirectUri: text({ maxLength: 2048 }),
  memberId: name,
  sessionToken: secret,
  instanceId: name,
  accessToken: secret,
  grant_type: name,
  client_id: name,
  client_secret: secret,
  refresh_token: secret,
  code_verifier: text({ maxLength: 1000 }),
  redirect_uri: text({ maxLength: 2048 }),
  member_id: name,
  session_token: secret,
  instance_id: name,
  access_token: secret,
};

const TokenAnswer = {
  access_token: text(),
  token_type: text(),
  /** Seconds. */
  expires_in: integer(),
  refresh_token: text(),
  id_token: text(),
  scope: text(),
};

/** The standard's own errors, by the codes of this API. */
const refusals = ['INVALID_CLIENT', 'INVALID_GRANT', 'IDENTITY_BLOCKED', 'IDENTITY_PENDING'] as const;

export const tokens = service('identity.oauth', ['/oauth2', '/_api/oauth2', '/v1/oauth'], {
  token: operation({
    method: 'POST',
    path: '/token',
    summary: 'Issue or renew tokens',
    permit: open,
    request: TokenRequest,
    response: TokenAnswer,
    errors: refusals,
  }),
  tokenInfo: operation({
    method: 'POST',
    path: '/token-info',
    summary: 'What a token says, as long as it is worth something',
    permit: open,
    request: { token: secret },
    response: {
      active: boolean,
      subjectType: choice('UNKNOWN', 'USER', 'VISITOR', 'MEMBER', 'APP'),
      subjectId: text(),
      /** Seconds since 1970; null for what does not end by itself. */
      exp: nullable(text()),
      iat: nullable(text()),
      clientId: text(),
      accountId: nullable(text()),
      siteId: nullable(text()),
      instanceId: nullable(text()),
      vendorProductId: nullable(text()),
    },
  }),
  userInfo: operation({
    method: 'GET',
    path: '/user-info',
    summary: 'Who the token is of',
    permit: ownAccount,
    request: {},
    response: {
      sub: guid,
      givenName: nullable(text()),
      familyName: nullable(text()),
      email: nullable(text()),
      emailVerified: nullable(boolean),
      picture: nullable(text()),
      language: nullable(text()),
      name: nullable(text()),
    },
  }),
  jwks: operation({
    method: 'GET',
    path: '/jwks',
    summary: 'The keys by which anybody can tell that a token is ours',
    permit: open,
    request: {},
    response: { keys: list(anyObject) },
  }),
  revoke: operation({
    method: 'POST',
    path: '/revoke',
    summary: "Revoke a token: a member's with their session, a visitor's refresh token alone",
    permit: open,
    request: { token: secret, tokenTypeHint: name, token_type_hint: name, clientId: name, client_id: name },
    response: {},
    errors: ['INVALID_CLIENT', 'UNSUPPORTED_TOKEN_TYPE'],
  }),
});

/** How apps got their tokens before there was a token endpoint. */
export const appTokens = service('stoa.app-tokens', ['/oauth'], {
  access: operation({
    method: 'POST',
    path: '/access',
    summary: "Exchange an app's installation code, or renew its token",
    permit: open,
    request: TokenRequest,
    response: TokenAnswer,
    errors: refusals,
  }),
});
