import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { isUnderWay, type JobView } from '../../import/queries.ts';

const LOOK_AGAIN_MS = 700;

/** Whether the site can take in an archive. */
export const importRulesQuery = queryOptions({
  queryKey: ['site-archive', 'rules'],
  queryFn: () => api.siteArchives.getImportRules({}),
});

/** The latest import of the site, polled until it ends; null where there was none. */
export const lastImportQuery = queryOptions({
  queryKey: ['site-archive', 'import'],
  queryFn: async (): Promise<JobView | null> => {
    const { jobs = [] } = await api.jobs.listJobs({ kinds: ['site.import'], limit: 1 });
    return jobs[0] ?? null;
  },
  refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
});
