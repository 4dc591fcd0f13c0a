import type { RunningJob } from './background-jobs.ts';

type Progress = { after: string | null; done: number; changed: number };

/**
 * Runs a job over all matching entities, in the order of their ids and `atOnce` at a time, from the checkpoint of an
 * earlier attempt. `step` processes the next ones after an id; it returns their ids and the number changed. `total` is
 * the number at the start, where known. @returns the number processed, and the number changed
 */
export async function inBatches(
  { checkpoint, advance }: Pick<RunningJob<unknown>, 'checkpoint' | 'advance'>,
  { atOnce, total = null }: { atOnce: number; total?: number | null },
  step: (after: string | null) => Promise<{ ids: readonly string[]; changed: number }>,
): Promise<{ done: number; changed: number }> {
  let { after, done, changed }: Progress = { after: null, done: 0, changed: 0, ...(checkpoint as Progress | null) };
  for (;;) {
    const batch = await step(after);
    after = batch.ids.at(-1) ?? after;
    done += batch.ids.length;
    changed += batch.changed;
    await advance({ done, total: total === null ? null : Math.max(total, done) }, { after, done, changed });
    if (batch.ids.length < atOnce) return { done, changed };
  }
}
