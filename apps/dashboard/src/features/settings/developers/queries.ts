import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

export const API_KEYS = ['api-keys'] as const;
export const OAUTH_APPS = ['oauth-apps'] as const;

export const apiKeysQuery = queryOptions({
  queryKey: API_KEYS,
  queryFn: async () => (await api.developers.listApiKeys()).apiKeys ?? [],
});
export type ApiKey = NonNullable<Awaited<ReturnType<typeof api.developers.listApiKeys>>['apiKeys']>[number];

export const oAuthAppsQuery = queryOptions({
  queryKey: OAUTH_APPS,
  queryFn: async () => (await api.developers.listOAuthApps()).oAuthApps ?? [],
});
export type OAuthApp = NonNullable<Awaited<ReturnType<typeof api.developers.listOAuthApps>>['oAuthApps']>[number];
