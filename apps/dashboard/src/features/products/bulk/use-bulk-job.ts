import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';

const texts = words.bulkProducts.progress;

const POLL_MS = 500;

export type JobState = {
  done: number;
  total: number | null;
  /** The result; null while the job is running. */
  outcome: Outcome | null;
};
export type Outcome = { succeeded: number; failed: number; reasons: string[]; failure: string | null };

const over = ['DONE', 'FAILED', 'CANCELED'];

/** Follows a change of many products until it ends, then reloads the lists. */
export function useBulkJob() {
  const [jobId, setJobId] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const result = useQuery({
    queryKey: ['jobs', jobId],
    queryFn: async () => (await api.jobs.getJob({ jobId: jobId ?? '' })).job,
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (over.includes(state.data?.status ?? '') ? false : POLL_MS),
    gcTime: 0,
  });
  const job = jobId === null ? undefined : result.data;
  const isOver = over.includes(job?.status ?? '');
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries({ queryKey: ['products', 'list'] });
  }, [isOver, queryClient]);
  const state: JobState | null =
    jobId === null
      ? null
      : {
          done: Number(job?.progress?.done ?? 0),
          total: typeof job?.progress?.total === 'number' ? job.progress.total : null,
          outcome: isOver && job ? outcomeOf(job) : null,
        };
  return {
    state,
    error: result.error,
    follow: setJobId,
    forget: () => setJobId(null),
    cancel: () => (jobId ? api.jobs.cancelJob({ jobId }) : Promise.resolve({})),
  };
}

type Job = NonNullable<Awaited<ReturnType<typeof api.jobs.getJob>>['job']>;
type Result = { totalSuccesses?: number; totalFailures?: number; failures?: { description?: string }[] };

function outcomeOf({
  status,
  result,
  progress,
  failure,
}: Pick<Job, 'status' | 'result' | 'progress' | 'failure'>): Outcome {
  const { totalSuccesses, totalFailures = 0, failures = [] } = (result ?? {}) as Result;
  return {
    succeeded: totalSuccesses ?? Number(progress?.done ?? 0),
    failed: totalFailures,
    reasons: [...new Set(failures.flatMap(({ description }) => description ?? []))].slice(0, 3),
    failure: reasonOf(status, failure),
  };
}

function reasonOf(status: Job['status'], failure: Job['failure']): string | null {
  if (status === 'FAILED') return failure ?? texts.unfinished;
  return status === 'CANCELED' ? texts.stopped : null;
}
