/** Login providers for members: external services with OpenID Connect. */
import { anyone, backOffice, operation, recentStaff, service } from '../operation.ts';
import { boolean, date, guid, list, message, nullable, readonly, ref, text } from '../schema.ts';

export const IdentityProvider = message('IdentityProvider', {
  /** The connection id, which front ends send as `idp`. Freely chosen, because some ids are built into clients. */
  id: guid,
  /** The provider's name on the login page. */
  name: text({ minLength: 1, maxLength: 100 }),
  /** The issuer's URL. Its metadata is at `/.well-known/openid-configuration`. */
  issuer: text({ minLength: 1, maxLength: 2048 }),
  /** The client id of the site at the provider. */
  clientId: text({ minLength: 1, maxLength: 500 }),
  /** Write-only. */
  clientSecret: nullable(text({ maxLength: 2000 })),
  /** Scopes beside `openid`; `email` and `profile` by default. */
  scopes: list(text({ minLength: 1, maxLength: 100 }), { maxItems: 20 }),
  enabled: boolean,
  /** The redirect URI to register at the provider. */
  callbackUrl: readonly(text()),
  createdDate: readonly(date),
  updatedDate: readonly(date),
});

const LoginProvider = message('LoginProvider', { id: guid, name: text() });

export const identityProviders = service('stoa.identity-providers', ['/stoa'], {
  listIdentityProviders: operation({
    method: 'GET',
    path: '/v1/identity-providers',
    summary: 'List the login providers, without their secrets',
    permit: backOffice('IAM.IDENTITY_PROVIDER_READ'),
    request: {},
    response: { identityProviders: list(ref(IdentityProvider)) },
  }),
  createIdentityProvider: operation({
    method: 'POST',
    effect: 'write',
    creates: 'identityProvider',
    path: '/v1/identity-providers',
    summary: 'Connect a login provider',
    permit: recentStaff('IAM.IDENTITY_PROVIDER_MANAGE'),
    request: { identityProvider: ref(IdentityProvider) },
    response: { identityProvider: ref(IdentityProvider) },
    required: ['identityProvider', 'identityProvider.name', 'identityProvider.issuer', 'identityProvider.clientId'],
    errors: ['IDENTITY_PROVIDER_ALREADY_EXISTS', 'TOO_MANY_IDENTITY_PROVIDERS'],
  }),
  updateIdentityProvider: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/identity-providers/{identityProvider.id}',
    summary: 'Change a login provider; fields left out stay unchanged, including the secret',
    permit: recentStaff('IAM.IDENTITY_PROVIDER_MANAGE'),
    request: { identityProvider: ref(IdentityProvider) },
    response: { identityProvider: ref(IdentityProvider) },
    required: ['identityProvider', 'identityProvider.id'],
    errors: ['IDENTITY_PROVIDER_NOT_FOUND'],
  }),
  deleteIdentityProvider: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/identity-providers/{identityProviderId}',
    summary: "Disconnect a login provider; members' accounts stay, without this way to log in",
    permit: recentStaff('IAM.IDENTITY_PROVIDER_MANAGE'),
    request: { identityProviderId: guid },
    response: {},
    required: ['identityProviderId'],
    errors: ['IDENTITY_PROVIDER_NOT_FOUND'],
  }),
  listLoginProviders: operation({
    method: 'GET',
    path: '/v1/login-providers',
    summary:
      'List the login providers for the login page; each starts at `/_oauth/start?provider={id}&returnTo={path}`',
    permit: anyone(),
    request: {},
    response: { loginProviders: list(ref(LoginProvider)) },
  }),
});
