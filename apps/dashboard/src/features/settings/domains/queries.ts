import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

export const domainsQuery = queryOptions({
  queryKey: ['site-domains'],
  queryFn: () => api.siteDomains.listSiteDomains(),
});

type Domains = Awaited<ReturnType<typeof api.siteDomains.listSiteDomains>>;
export type SiteDomain = NonNullable<Domains['domains']>[number];
