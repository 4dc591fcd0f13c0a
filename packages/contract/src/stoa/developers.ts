/** Access for programs: a site's API keys, and OAuth apps for front ends and services. */
import { backOffice, operation, recentStaff, service, staffOnly } from '../operation.ts';
import {
  boolean,
  choice,
  date,
  fieldMask,
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

const permissions = list(text({ minLength: 1, maxLength: 200 }), { maxItems: 500 });
const name = text({ minLength: 1, maxLength: 100 });

export const ApiKey = message('ApiKey', {
  id: guid,
  name,
  /** Permission names; `GROUP.*` grants a whole group, `*` everything. */
  permissions,
  /** The beginning of the key, to tell keys apart. */
  prefix: readonly(text()),
  createdBy: readonly(nullable(text())),
  /** Whether the caller may revoke it. */
  mayRevoke: readonly(boolean),
  createdDate: readonly(date),
  lastUsedDate: readonly(nullable(date)),
  /** Null for keys that do not expire. */
  expiresDate: nullable(date),
});

/** `HEADLESS`: a front end whose visitors and members log in. `APP`: a service that logs in as itself. */
const OAuthAppKind = choice('HEADLESS', 'APP');

export const OAuthApp = message('OAuthApp', {
  /** The client id. */
  id: readonly(guid),
  kind: immutable(OAuthAppKind),
  name,
  /** Full URLs that logins may return to. */
  allowedRedirectUris: list(text({ minLength: 1, maxLength: 2048 }), { maxItems: 20 }),
  /** Hosts that other flows may return to and that may embed the login in a frame. */
  allowedRedirectDomains: list(text({ minLength: 1, maxLength: 300 }), { maxItems: 20 }),
  /** The front end's own login page; null for the hosted one. */
  loginUrl: nullable(webUrl),
  /** The permissions of an app. */
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
    summary: "List the site's API keys, without their secrets",
    permit: backOffice('DEVELOPERS.API_KEY_READ'),
    request: {},
    response: { apiKeys: list(ref(ApiKey)) },
  }),
  createApiKey: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    creates: 'apiKey',
    path: '/v1/api-keys',
    summary: 'Create an API key; its secret is shown only once',
    permit: recentStaff('DEVELOPERS.API_KEY_MANAGE'),
    request: { apiKey: ref(ApiKey) },
    response: { apiKey: ref(ApiKey), secret: text() },
    required: ['apiKey', 'apiKey.name', 'apiKey.permissions'],
    errors: ['PERMISSIONS_EXCEED_YOURS', 'TOO_MANY_API_KEYS'],
  }),
  revokeApiKey: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/api-keys/{apiKeyId}',
    summary: 'Revoke an API key, which stops working at once',
    permit: recentStaff('DEVELOPERS.API_KEY_MANAGE'),
    request: { apiKeyId: guid },
    response: {},
    required: ['apiKeyId'],
    errors: ['PERMISSIONS_EXCEED_YOURS'],
  }),
  listOAuthApps: operation({
    method: 'GET',
    path: '/v1/oauth-apps',
    summary: "List the site's OAuth apps",
    permit: backOffice('DEVELOPERS.OAUTH_APP_READ'),
    request: {},
    response: { oAuthApps: list(ref(OAuthApp)) },
  }),
  getOAuthApp: operation({
    method: 'GET',
    path: '/v1/oauth-apps/{oAuthAppId}',
    summary: 'Get OAuth app',
    permit: backOffice('DEVELOPERS.OAUTH_APP_READ'),
    request: { oAuthAppId: guid },
    response: { oAuthApp: ref(OAuthApp) },
    required: ['oAuthAppId'],
  }),
  createOAuthApp: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    creates: 'oAuthApp',
    path: '/v1/oauth-apps',
    summary: 'Create an OAuth app; the kind APP requires a recent login, and its secret is shown only once',
    permit: staffOnly('DEVELOPERS.OAUTH_APP_MANAGE'),
    request: { oAuthApp: ref(OAuthApp) },
    response: { oAuthApp: ref(OAuthApp), secret: nullable(text()) },
    required: ['oAuthApp', 'oAuthApp.name', 'oAuthApp.kind'],
    errors: ['PERMISSIONS_EXCEED_YOURS', 'TOO_MANY_OAUTH_APPS', 'RECENT_LOGIN_REQUIRED'],
  }),
  updateOAuthApp: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/oauth-apps/{oAuthApp.id}',
    summary: 'Change the fields of an OAuth app that the mask names; without a mask, nothing changes',
    permit: staffOnly('DEVELOPERS.OAUTH_APP_MANAGE'),
    request: { oAuthApp: ref(OAuthApp), fieldMask: fieldMask() },
    response: { oAuthApp: ref(OAuthApp) },
    required: ['oAuthApp', 'oAuthApp.id', 'oAuthApp.revision'],
    errors: ['PERMISSIONS_EXCEED_YOURS', 'INVALID_REVISION', 'FIELD_MASK_VALUE_NOT_SUPPORTED', 'RECENT_LOGIN_REQUIRED'],
  }),
  rotateSecret: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/oauth-apps/{oAuthAppId}/rotate-secret',
    summary: 'Create a new secret for an app, shown only once; the old secret stops working',
    permit: recentStaff('DEVELOPERS.OAUTH_APP_MANAGE'),
    request: { oAuthAppId: guid },
    response: { oAuthApp: ref(OAuthApp), secret: text() },
    required: ['oAuthAppId'],
    errors: ['PERMISSIONS_EXCEED_YOURS', 'OAUTH_APP_HAS_NO_SECRET'],
  }),
  deleteOAuthApp: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/oauth-apps/{oAuthAppId}',
    summary: 'Delete an OAuth app; everybody logged in through it is logged out',
    permit: staffOnly('DEVELOPERS.OAUTH_APP_MANAGE'),
    request: { oAuthAppId: guid },
    response: {},
    required: ['oAuthAppId'],
    errors: ['PERMISSIONS_EXCEED_YOURS', 'OAUTH_APP_OF_THE_SITE'],
  }),
});
