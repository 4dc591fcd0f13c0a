/** Access for programs: API keys of a site, and the OAuth apps that front ends and other services call with. */
import { backOffice, operation, recentStaff, service, staffOnly } from '../operation.ts';
import {
  boolean,
  choice,
  date,
  guid,
  immutable,
  int64,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';

const permissions = list(text({ minLength: 1, maxLength: 100 }), { maxItems: 500 });
const name = text({ minLength: 1, maxLength: 100 });

export const ApiKey = message('ApiKey', {
  id: guid,
  name,
  /** Names of permissions, `GROUP.*` for all of a group, `*` for all there are. */
  permissions,
  /** How the key begins, to tell keys apart. */
  prefix: readonly(text()),
  createdBy: readonly(nullable(text())),
  /** Whether the caller may revoke it. */
  mayRevoke: readonly(boolean),
  createdDate: readonly(date),
  lastUsedDate: readonly(nullable(date)),
  /** From then on the key is worth nothing; null means never. */
  expiresDate: nullable(date),
});

/** `HEADLESS`: a front end whose visitors and members log in. `APP`: a service that logs in as itself. */
const OAuthAppKind = choice('HEADLESS', 'APP');

export const OAuthApp = message('OAuthApp', {
  /** The client id. */
  id: readonly(guid),
  kind: immutable(OAuthAppKind),
  name,
  /** Addresses that logins may return to, each in full. */
  allowedRedirectUris: list(text({ minLength: 1, maxLength: 2048 }), { maxItems: 20 }),
  /** Hosts that other flows may return to, and that may ask for logins in a frame. */
  allowedRedirectDomains: list(text({ minLength: 1, maxLength: 300 }), { maxItems: 20 }),
  /** The front end's own login page; null for the hosted one. */
  loginUrl: nullable(webUrl),
  /** What an app may do. */
  permissions,
  /** Whether the caller may change it. */
  mayChange: readonly(boolean),
  revision: int64,
  createdDate: readonly(date),
  updatedDate: readonly(nullable(date)),
});

export const developers = service('stoa.developers', ['/stoa'], {
  listApiKeys: operation({
    method: 'GET',
    path: '/v1/api-keys',
    summary: 'The API keys of the site, without their secrets',
    permit: backOffice('DEVELOPERS.API_KEY_READ'),
    request: {},
    response: { apiKeys: list(ref(ApiKey)) },
  }),
  createApiKey: operation({
    method: 'POST',
    path: '/v1/api-keys',
    summary: 'Make an API key; its secret is told this once',
    permit: recentStaff('DEVELOPERS.API_KEY_MANAGE'),
    request: { apiKey: ref(ApiKey) },
    response: { apiKey: ref(ApiKey), secret: text() },
    required: ['apiKey', 'apiKey.name', 'apiKey.permissions'],
    errors: ['PERMISSIONS_EXCEED_YOURS', 'TOO_MANY_API_KEYS'],
  }),
  revokeApiKey: operation({
    method: 'DELETE',
    path: '/v1/api-keys/{apiKeyId}',
    summary: 'Revoke an API key: from now on it is worth nothing',
    permit: recentStaff('DEVELOPERS.API_KEY_MANAGE'),
    request: { apiKeyId: guid },
    response: {},
    required: ['apiKeyId'],
    errors: ['PERMISSIONS_EXCEED_YOURS'],
  }),
  listOAuthApps: operation({
    method: 'GET',
    path: '/v1/oauth-apps',
    summary: 'The OAuth apps of the site',
    permit: backOffice('DEVELOPERS.OAUTH_APP_READ'),
    request: {},
    response: { oAuthApps: list(ref(OAuthApp)) },
  }),
  getOAuthApp: operation({
    method: 'GET',
    path: '/v1/oauth-apps/{oAuthAppId}',
    summary: 'An OAuth app',
    permit: backOffice('DEVELOPERS.OAUTH_APP_READ'),
    request: { oAuthAppId: guid },
    response: { oAuthApp: ref(OAuthApp) },
    required: ['oAuthAppId'],
  }),
  createOAuthApp: operation({
    method: 'POST',
    path: '/v1/oauth-apps',
    summary: 'Make an OAuth app; one of the kind APP takes a recent login, and its secret is told this once',
    permit: staffOnly('DEVELOPERS.OAUTH_APP_MANAGE'),
    request: { oAuthApp: ref(OAuthApp) },
    response: { oAuthApp: ref(OAuthApp), secret: nullable(text()) },
    required: ['oAuthApp', 'oAuthApp.name', 'oAuthApp.kind'],
    errors: ['PERMISSIONS_EXCEED_YOURS', 'TOO_MANY_OAUTH_APPS', 'RECENT_LOGIN_REQUIRED'],
  }),
  updateOAuthApp: operation({
    method: 'PATCH',
    path: '/v1/oauth-apps/{oAuthApp.id}',
    summary: 'Change the fields of an OAuth app that the mask names; without a mask nothing changes',
    permit: staffOnly('DEVELOPERS.OAUTH_APP_MANAGE'),
    request: { oAuthApp: ref(OAuthApp), fieldMask: list(text(), { maxItems: 20 }) },
    response: { oAuthApp: ref(OAuthApp) },
    required: ['oAuthApp', 'oAuthApp.id', 'oAuthApp.revision'],
    errors: ['PERMISSIONS_EXCEED_YOURS', 'INVALID_REVISION', 'FIELD_MASK_VALUE_NOT_SUPPORTED', 'RECENT_LOGIN_REQUIRED'],
  }),
  rotateSecret: operation({
    method: 'POST',
    path: '/v1/oauth-apps/{oAuthAppId}/rotate-secret',
    summary: 'Give an app a new secret, which is told this once; the old one stops working',
    permit: recentStaff('DEVELOPERS.OAUTH_APP_MANAGE'),
    request: { oAuthAppId: guid },
    response: { oAuthApp: ref(OAuthApp), secret: text() },
    required: ['oAuthAppId'],
    errors: ['PERMISSIONS_EXCEED_YOURS', 'OAUTH_APP_HAS_NO_SECRET'],
  }),
  deleteOAuthApp: operation({
    method: 'DELETE',
    path: '/v1/oauth-apps/{oAuthAppId}',
    summary: 'Delete an OAuth app: who logged in through it is logged out',
    permit: staffOnly('DEVELOPERS.OAUTH_APP_MANAGE'),
    request: { oAuthAppId: guid },
    response: {},
    required: ['oAuthAppId'],
    errors: ['PERMISSIONS_EXCEED_YOURS', 'OAUTH_APP_OF_THE_SITE'],
  }),
});
