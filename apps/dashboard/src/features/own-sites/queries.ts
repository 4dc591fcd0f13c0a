import { queryOptions } from '@tanstack/react-query';
import { api, apiOn } from '../../app/api.ts';
import type { JobView } from '../import/queries.ts';

const LOOK_AGAIN_MS = 700;

export const ownSitesQuery = queryOptions({
  queryKey: ['own-sites'],
  queryFn: async () => (await api.siteAdministration.listMySites()).sites ?? [],
  // until none is being filled
  refetchInterval: ({ state }) =>
    state.data?.some(({ isBeingFurnished }) => isBeingFurnished) ? LOOK_AGAIN_MS : false,
});

export type OwnSite = Awaited<ReturnType<NonNullable<typeof ownSitesQuery.queryFn>>>[number];

/** Whether and where the user can make sites. */
export const siteRulesQuery = queryOptions({
  queryKey: ['site-rules'],
  queryFn: () => api.siteAdministration.getSiteRules(),
});

/** The sites that others offer to the user. */
export const receivedTransfersQuery = queryOptions({
  queryKey: ['own-sites', 'offered'],
  queryFn: async () => (await api.siteTransfers.listReceivedTransfers()).transfers ?? [],
});

export type ReceivedTransfer = Awaited<ReturnType<NonNullable<typeof receivedTransfersQuery.queryFn>>>[number];

/** How far a copy is: whether it is still being made, and the job that does it, which is null until that begins. */
export const copyQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['own-sites', 'copy', siteId],
    queryFn: async (): Promise<{ isBeingMade: boolean; job: JobView | null }> => {
      const { sites = [] } = await api.siteAdministration.listMySites();
      const isBeingMade = Boolean(sites.find(({ id }) => id === siteId)?.isBeingFurnished);
      const { jobs = [] } = await apiOn(siteId).jobs.listJobs({ kinds: ['site.import'], limit: 1 });
      return { isBeingMade, job: jobs[0] ?? null };
    },
    refetchInterval: ({ state }) => (state.data?.isBeingMade === false ? false : LOOK_AGAIN_MS),
  });

/** The sites of the server, as its operators see them. */
export const ALL_SITES = ['all-sites'];
export type OperatedSites = Awaited<ReturnType<typeof api.operators.listAllSites>>;
export type OperatedSite = NonNullable<OperatedSites['sites']>[number];

/** The templates that the user can choose beside those of Stoa: their own, and those offered to everybody. */
export const savedTemplatesQuery = queryOptions({
  queryKey: ['saved-templates'],
  queryFn: async () => (await api.siteTemplates.listTemplates()).templates ?? [],
});

export type SavedTemplate = Awaited<ReturnType<NonNullable<typeof savedTemplatesQuery.queryFn>>>[number];
