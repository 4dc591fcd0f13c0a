import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { productSource } from '../listing/product-queries.store.ts';

/** The progress of a change of many products. */
export type Progress = {
  /** The last product processed. */
  after: string;
  succeeded: number;
  failed: number;
  /** The first failures. */
  failures: { productId: string; code: string; description: string }[];
};

/** The next products that meet a condition, in the order of their ids. */
export async function findMatchingIds(
  tx: Tx,
  condition: RawBuilder<unknown>,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select products.id from ${productSource}
    where products.site_id = ${tx.siteId} and products.id > ${after} and ${condition}
    order by products.id limit ${limit}`.execute(tx.db);
  return rows.map(({ id }) => id);
}

export async function readProgress(tx: Tx, jobId: string): Promise<Progress | null> {
  const { rows } = await sql<Progress>`
    select after, succeeded, failed, failures from product_job_progress
    where site_id = ${tx.siteId} and job_id = ${jobId} for update`.execute(tx.db);
  return rows[0] ?? null;
}

export async function writeProgress(tx: Tx, jobId: string, progress: Progress): Promise<void> {
  const { after, succeeded, failed, failures } = progress;
  await sql`
    insert into product_job_progress (site_id, job_id, after, succeeded, failed, failures)
    values (${tx.siteId}, ${jobId}, ${after}, ${succeeded}, ${failed}, ${JSON.stringify(failures)})
    on conflict (site_id, job_id) do update set after = excluded.after, succeeded = excluded.succeeded,
      failed = excluded.failed, failures = excluded.failures`.execute(tx.db);
}

export async function forgetProgress(tx: Tx, jobId: string): Promise<void> {
  await sql`delete from product_job_progress where site_id = ${tx.siteId} and job_id = ${jobId}`.execute(tx.db);
}
