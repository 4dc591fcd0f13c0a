import { Told } from '../ui/told.ts';
import { api } from './api.ts';

const LOOK_AGAIN_MS = 400;

/** Waits until a change of many is over; answers how many were changed, and how many could not be. */
export async function followJob(jobId: string | undefined): Promise<{ changed: number; refused: number }> {
  for (;;) {
    const { job } = await api.jobs.getJob({ jobId: jobId ?? '' });
    if (job?.status === 'DONE') {
      const { changed = 0, refused = 0 } = (job.result ?? {}) as { changed?: number; refused?: number };
      return { changed, refused };
    }
    if (job?.status === 'FAILED' || job?.status === 'CANCELED')
      throw new Told(job.failure ?? 'It was stopped before all were changed.');
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
