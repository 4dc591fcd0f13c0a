import { UserFacingError } from '../ui/user-facing-error.ts';
import { api } from './api.ts';
import { words } from './words.ts';

const LOOK_AGAIN_MS = 400;

/** Waits until a bulk change is over; returns how many items were changed, and how many failed. */
export async function followJob(jobId: string | undefined): Promise<{ changed: number; refused: number }> {
  for (;;) {
    const { job } = await api.jobs.getJob({ jobId: jobId ?? '' });
    if (job?.status === 'DONE') {
      const { changed = 0, refused = 0 } = (job.result ?? {}) as { changed?: number; refused?: number };
      return { changed, refused };
    }
    if (job?.status === 'FAILED') throw new UserFacingError(words.common.failures.onServer);
    if (job?.status === 'CANCELED') throw new UserFacingError(words.common.stopped);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
