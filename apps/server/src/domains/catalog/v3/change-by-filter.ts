/** Changes of all products that match a filter, as background jobs. */
import type { Context } from '../../../context.ts';
import { readSite, type Tx, withSite } from '../../../platform/db/index.ts';
import { NIL_ID } from '../../../platform/ids.ts';
import { enqueueJob, type JobKind, type RunningJob } from '../../../platform/jobs/index.ts';
import { compileQuery, type WireQuery } from '../../../platform/query/index.ts';
import { invalid, isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { describeRefusal } from '../../../platform/resource/index.ts';
import { countProducts } from '../listing/listed-products.store.ts';
import { v3Searchable } from '../listing/product-queries.store.ts';
import { changeMany, deleteMany } from '../product/change-many-products.ts';
import { changeOf, type ProductChange } from './product-changes.ts';
import { findMatchingIds, forgetProgress, type Progress, readProgress, writeProgress } from './product-jobs.store.ts';

export type Matching = { filter?: unknown; search?: unknown };
type Input = Matching & { change: ProductChange | { kind: 'DELETE' } };
type Result = { totalSuccesses: number; totalFailures: number; failures: Progress['failures'] };

const BATCH = 100;
/** The maximum of failures listed in a result. */
const MOST_FAILURES = 100;

/** Starts a change of all matching products; returns the job's id. */
export async function changeByFilter(
  ctx: Context,
  matching: Matching,
  change: Input['change'],
): Promise<{ jobId: string } | Refusal> {
  const condition = conditionOf(ctx, matching);
  if (isRefusal(condition)) return condition;
  const input = { filter: matching.filter, search: matching.search, change };
  return { jobId: await withSite(ctx, (tx) => enqueueJob(ctx, tx, productsByFilter, input)) };
}

/** The products to change. All products must be selected explicitly, by an empty filter. */
export function conditionOf(ctx: Context, { filter, search }: Matching) {
  if ((filter === undefined || filter === null) && !search)
    return invalid({ field: 'filter', description: 'is required; {} stands for all', violatedRule: 'REQUIRED_FIELD' });
  const queryable = v3Searchable(ctx.site.currency, { seesPrivateTags: true });
  const compiled = compileQuery({ filter, search } as WireQuery, queryable, { secret: '', scope: '' });
  return compiled.ok ? compiled.value.filter : invalid(...compiled.violations);
}

/** In batches, each in a transaction that also notes the progress, so that nothing is done twice. */
export const productsByFilter: JobKind<Context, Input, Result> = { name: 'products by filter', run };

async function run(ctx: Context, job: RunningJob<Input>): Promise<Result> {
  const condition = conditionOf(ctx, job.input);
  if (isRefusal(condition)) throw new Error('a filter that was valid is no longer valid');
  const total = await readSite(ctx, (tx) => countProducts(tx, condition));
  for (;;) {
    const { progress, isLast } = await withSite(ctx, async (tx) => {
      const before = (await readProgress(tx, job.id)) ?? {
        after: NIL_ID,
        succeeded: 0,
        failed: 0,
        failures: [],
      };
      const ids = await findMatchingIds(tx, condition, before.after, BATCH);
      const progress = await changeBatch(ctx, tx, ids, job.input.change, before);
      if (ids.length > 0) await writeProgress(tx, job.id, progress);
      return { progress, isLast: ids.length < BATCH };
    });
    const { succeeded, failed, failures } = progress;
    await job.advance({ done: succeeded + failed, total: Math.max(total, succeeded + failed) });
    if (!isLast) continue;
    await withSite(ctx, (tx) => forgetProgress(tx, job.id));
    return { totalSuccesses: succeeded, totalFailures: failed, failures };
  }
}

async function changeBatch(
  ctx: Context,
  tx: Tx,
  ids: readonly string[],
  change: Input['change'],
  before: Progress,
): Promise<Progress> {
  const refusals = change.kind === 'DELETE' ? await deleteMany(ctx, tx, ids) : await changeAll(ctx, tx, ids, change);
  const failures = refusals.flatMap((refusal, index) => (refusal ? [toFailure(ids[index] ?? '', refusal)] : []));
  return {
    after: ids.at(-1) ?? before.after,
    succeeded: before.succeeded + ids.length - failures.length,
    failed: before.failed + failures.length,
    failures: [...before.failures, ...failures].slice(0, MOST_FAILURES),
  };
}

function toFailure(productId: string, refusal: Refusal): Progress['failures'][number] {
  const { code, description } = describeRefusal(refusal);
  return { productId, code, description };
}

async function changeAll(
  ctx: Context,
  tx: Tx,
  ids: readonly string[],
  change: ProductChange,
): Promise<(Refusal | null)[]> {
  const changed = await changeMany(
    ctx,
    tx,
    ids.map((id) => ({ id, toSave: (known) => (known ? changeOf(known, change, ctx.site.currency) : gone) })),
  );
  return changed.map(({ saved }) => (isRefusal(saved) ? saved : null));
}

const gone: Refusal = { refused: 'not-found', message: 'there is no such product' };
