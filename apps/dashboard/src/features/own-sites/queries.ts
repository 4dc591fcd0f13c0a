import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

export const ownSitesQuery = queryOptions({
  queryKey: ['own-sites'],
  queryFn: async () => (await api.siteAdministration.listMySites()).sites ?? [],
});

export type OwnSite = Awaited<ReturnType<NonNullable<typeof ownSitesQuery.queryFn>>>[number];

/** Whether and where the user can make sites. */
export const siteRulesQuery = queryOptions({
  queryKey: ['site-rules'],
  queryFn: () => api.siteAdministration.getSiteRules(),
});
