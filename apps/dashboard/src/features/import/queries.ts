import type { catalogImport, jobs, Response } from '@stoa/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';

export type ImportView = NonNullable<Response<typeof catalogImport.getImport>['catalogImport']>;
export type JobView = NonNullable<Response<typeof jobs.getJob>['job']>;

const LOOK_AGAIN_MS = 700;
const PROBLEMS = 50;

export const importListQuery = queryOptions({
  queryKey: ['imports', 'list'],
  queryFn: async () => (await api.catalogImport.listImports({ limit: 20 })).catalogImports ?? [],
});

/** The formats of product files; they change only with the server. */
export const formatsQuery = queryOptions({
  queryKey: ['imports', 'formats'],
  queryFn: async () => (await api.catalogImport.listFormats({})).formats ?? [],
  staleTime: Number.POSITIVE_INFINITY,
});

export const isUnderWay = (job: JobView | null | undefined): boolean =>
  job?.status === 'WAITING' || job?.status === 'RUNNING';

/** An import with the job of its last run, polled until the job ends. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ['imports', 'one', importId],
    queryFn: async () => {
      const one = present((await api.catalogImport.getImport({ importId })).catalogImport, 'catalogImport');
      const job = one.jobId ? present((await api.jobs.getJob({ jobId: one.jobId })).job, 'job') : null;
      // the job may have ended between the two requests, so its counts are read once more
      const settled = job && !isUnderWay(job) ? (await api.catalogImport.getImport({ importId })).catalogImport : one;
      return { one: settled ?? one, job };
    },
    refetchInterval: ({ state }) => (isUnderWay(state.data?.job) ? LOOK_AGAIN_MS : false),
  });

export const problemsQuery = (importId: string, jobId: string | null | undefined) =>
  infiniteQueryOptions({
    queryKey: ['imports', 'problems', importId, jobId],
    queryFn: async ({ pageParam }) =>
      (await api.catalogImport.listImportProblems({ importId, after: pageParam, limit: PROBLEMS })).problems ?? [],
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < PROBLEMS ? undefined : (page.at(-1)?.number ?? undefined)),
  });
