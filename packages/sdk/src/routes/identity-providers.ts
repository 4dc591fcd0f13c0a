/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const identityProviders = /* @__PURE__ */ routes<typeof contract.identityProviders>({
  listIdentityProviders: 'GET /stoa/v1/identity-providers',
  createIdentityProvider: 'POST /stoa/v1/identity-providers',
  updateIdentityProvider: 'PATCH /stoa/v1/identity-providers/{identityProvider.id}',
  deleteIdentityProvider: 'DELETE /stoa/v1/identity-providers/{identityProviderId}',
  listLoginProviders: 'GET /stoa/v1/login-providers',
});
