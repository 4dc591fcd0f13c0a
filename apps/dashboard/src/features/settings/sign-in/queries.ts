import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

export const PROVIDERS = ['identity-providers'] as const;

/** Services that members can log in with. */
export const providersQuery = queryOptions({
  queryKey: PROVIDERS,
  queryFn: async () => (await api.identityProviders.listIdentityProviders()).identityProviders ?? [],
});
export type Provider = NonNullable<
  Awaited<ReturnType<typeof api.identityProviders.listIdentityProviders>>['identityProviders']
>[number];
