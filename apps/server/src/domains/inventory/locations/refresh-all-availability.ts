import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { enqueueJob, type JobKind } from '../../../platform/jobs/index.ts';
import { STOCK } from '../stock-item.ts';
import { refreshAvailability } from '../stock-of-products.store.ts';
import { nextProductIds } from './locations.store.ts';

const CHUNK = 1000;

/** Derives the availability of all products again after a change of the selling locations. */
export const refreshAvailabilityOfAll: JobKind<Context> = {
  name: 'inventory: refresh availability',
  async run(ctx, job) {
    let { after, done } = { after: null as string | null, done: 0, ...(job.checkpoint as object | null) };
    for (;;) {
      const ids = await withSite(ctx, async (tx) => {
        const next = await nextProductIds(tx, after, CHUNK);
        await refreshAvailability(tx, next);
        ctx.cache.changed(tx);
        return next;
      });
      if (ids.length === 0) return { done };
      after = ids.at(-1) ?? null;
      done += ids.length;
      await job.advance({ done, total: null }, { after, done });
    }
  },
};

export function refreshAllAvailability(ctx: Context, tx: Tx): Promise<string> {
  // what there is of each product is another at once
  ctx.cache.changed(tx, STOCK);
  return enqueueJob(ctx, tx, refreshAvailabilityOfAll, {});
}
