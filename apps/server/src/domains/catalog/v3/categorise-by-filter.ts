/** Puts all products that match a filter into categories, or takes them out, as a background job. */
import type { Context } from '../../../context.ts';
import { readSite, withSite } from '../../../platform/db/index.ts';
import { NIL_ID } from '../../../platform/ids.ts';
import { enqueueJob, inBatches, type JobKind, type RunningJob } from '../../../platform/jobs/index.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { changeBatch, refuseCategories } from '../../categories/index.ts';
import { countProducts } from '../listing/listed-products.store.ts';
import { conditionOf, type Matching } from './change-by-filter.ts';
import { findMatchingIds } from './product-jobs.store.ts';

type Request = Matching & { categoryIds?: string[] };
type Input = Matching & { change: 'add' | 'remove'; categoryIds: string[] };

const BATCH = 500;

export const bulkAddProductsToCategoriesByFilter = (ctx: Context, request: Request) => begin(ctx, 'add', request);
export const bulkRemoveProductsFromCategoriesByFilter = (ctx: Context, request: Request) =>
  begin(ctx, 'remove', request);

async function begin(
  ctx: Context,
  change: Input['change'],
  { filter, search, categoryIds = [] }: Request,
): Promise<{ jobId: string } | Refusal> {
  const condition = conditionOf(ctx, { filter, search });
  if (isRefusal(condition)) return condition;
  const refused = await refuseCategories(ctx, categoryIds);
  if (refused) return refused;
  const input = { filter, search, change, categoryIds };
  return { jobId: await withSite(ctx, (tx) => enqueueJob(ctx, tx, productsInCategories, input)) };
}

/** In batches by id; repeating one after a crash changes nothing. */
export const productsInCategories: JobKind<Context, Input> = { name: 'products in categories', run };

async function run(ctx: Context, job: RunningJob<Input>) {
  const { change, categoryIds } = job.input;
  const condition = conditionOf(ctx, job.input);
  if (isRefusal(condition)) throw new Error('a filter that was valid is no longer valid');
  const total = await readSite(ctx, (tx) => countProducts(tx, condition));
  const { done } = await inBatches(job, { atOnce: BATCH, total }, async (after) => {
    const ids = await readSite(ctx, (tx) => findMatchingIds(tx, condition, after ?? NIL_ID, BATCH));
    const changed = await changeBatch(ctx, { change, categoryIds, productIds: ids });
    if (isRefusal(changed)) throw new Error('the products of a category can no longer be changed');
    return { ids, changed: ids.length };
  });
  return { totalSuccesses: done };
}
