/**
 * OAuth 2.0 and OpenID Connect. Requests may be JSON or form-encoded, in camel or snake case, because the public client
 * and the standard differ.
 */
import { open, operation, ownAccount, service } from '../operation.ts';
import { anyObject, boolean, choice, guid, integer, list, nullable, text } from '../schema.ts';

const secret = text({ maxLength: 8000 });
const name = text({ maxLength: 1000 });

/** The fields of token requests. The grant type determines which ones are used. */
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

/** Error codes that correspond to errors of the standard. */
const refusals = ['INVALID_CLIENT', 'INVALID_GRANT', 'IDENTITY_BLOCKED', 'IDENTITY_PENDING'] as const;

export const tokens = service('identity.oauth', ['/oauth2', '/_api/oauth2', '/v1/oauth'], {
  token: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/token',
    summary: 'Issue or renew tokens',
    permit: open,
    request: TokenRequest,
    response: TokenAnswer,
    errors: refusals,
  }),
  tokenInfo: operation({
    method: 'POST',
    effect: 'read',
    path: '/token-info',
    summary: 'Get the content of a valid token',
    permit: open,
    request: { token: secret },
    response: {
      active: boolean,
      subjectType: choice('UNKNOWN', 'USER', 'VISITOR', 'MEMBER', 'APP'),
      subjectId: text(),
      /** Seconds since 1970; null for tokens that do not expire. */
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
    summary: 'Get the person a token belongs to',
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
    summary: 'Get the public keys that verify tokens',
    permit: open,
    request: {},
    response: { keys: list(anyObject) },
  }),
  revoke: operation({
    method: 'POST',
    effect: 'write',
    path: '/revoke',
    summary: "Revoke a token; a member's token ends its session, a visitor's only the refresh token",
    permit: open,
    request: { token: secret, tokenTypeHint: name, token_type_hint: name, clientId: name, client_id: name },
    response: {},
    errors: ['INVALID_CLIENT', 'UNSUPPORTED_TOKEN_TYPE'],
  }),
});

/** The older way for apps to get tokens, from before the token endpoint. */
export const appTokens = service('stoa.app-tokens', ['/oauth'], {
  access: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/access',
    summary: "Exchange an app's installation code for tokens, or renew its tokens",
    permit: open,
    request: TokenRequest,
    response: TokenAnswer,
    errors: refusals,
  }),
});
