/** Accounts elsewhere by which members can log in: services that speak OpenID Connect. */
import { anyone, backOffice, operation, recentStaff, service } from '../operation.ts';
import { boolean, date, guid, list, message, nullable, readonly, ref, text } from '../schema.ts';

export const IdentityProvider = message('IdentityProvider', {
  /** The connection id, by which front ends name it as `idp`. Chosen at will, as some ids are built into clients. */
  id: guid,
  /** What the login page calls it. */
  name: text({ minLength: 1, maxLength: 100 }),
  /** Its address; it describes itself below `/.well-known/openid-configuration`. */
  issuer: text({ minLength: 1, maxLength: 2048 }),
  /** What the site is known as there. */
  clientId: text({ minLength: 1, maxLength: 500 }),
  /** Taken, and never answered. */
  clientSecret: nullable(text({ maxLength: 2000 })),
  /** Beside `openid`; `email` and `profile` where nothing else is named. */
  scopes: list(text({ minLength: 1, maxLength: 100 }), { maxItems: 20 }),
  enabled: boolean,
  /** What has to be registered there as the address to return to. */
  callbackUrl: readonly(text()),
  createdDate: readonly(date),
  updatedDate: readonly(date),
});

const LoginProvider = message('LoginProvider', { id: guid, name: text() });

export const identityProviders = service('stoa.identity-providers', ['/stoa'], {
  listIdentityProviders: operation({
    method: 'GET',
    path: '/v1/identity-providers',
    summary: 'The accounts elsewhere by which members can log in, without their secrets',
    permit: backOffice('IAM.IDENTITY_PROVIDER_READ'),
    request: {},
    response: { identityProviders: list(ref(IdentityProvider)) },
  }),
  createIdentityProvider: operation({
    method: 'POST',
    path: '/v1/identity-providers',
    summary: 'Let members log in by accounts elsewhere',
    permit: recentStaff('IAM.IDENTITY_PROVIDER_MANAGE'),
    request: { identityProvider: ref(IdentityProvider) },
    response: { identityProvider: ref(IdentityProvider) },
    required: ['identityProvider', 'identityProvider.name', 'identityProvider.issuer', 'identityProvider.clientId'],
    errors: ['IDENTITY_PROVIDER_ALREADY_EXISTS', 'TOO_MANY_IDENTITY_PROVIDERS'],
  }),
  updateIdentityProvider: operation({
    method: 'PATCH',
    path: '/v1/identity-providers/{identityProvider.id}',
    summary: 'Change what is named of an account elsewhere; what is left out stays, the secret too',
    permit: recentStaff('IAM.IDENTITY_PROVIDER_MANAGE'),
    request: { identityProvider: ref(IdentityProvider) },
    response: { identityProvider: ref(IdentityProvider) },
    required: ['identityProvider', 'identityProvider.id'],
    errors: ['IDENTITY_PROVIDER_NOT_FOUND'],
  }),
  deleteIdentityProvider: operation({
    method: 'DELETE',
    path: '/v1/identity-providers/{identityProviderId}',
    summary: 'No longer let members log in so; their accounts stay, without that way in',
    permit: recentStaff('IAM.IDENTITY_PROVIDER_MANAGE'),
    request: { identityProviderId: guid },
    response: {},
    required: ['identityProviderId'],
    errors: ['IDENTITY_PROVIDER_NOT_FOUND'],
  }),
  listLoginProviders: operation({
    method: 'GET',
    path: '/v1/login-providers',
    summary: 'What a login page offers beside its own form: each under `/_oauth/start?provider={id}&returnTo={path}`',
    permit: anyone(),
    request: {},
    response: { loginProviders: list(ref(LoginProvider)) },
  }),
});
