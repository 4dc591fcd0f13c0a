import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { type FactorPolicy, firstPolicy } from './factor-status.ts';

export type StoredFactorPolicy = FactorPolicy & { revision: string };

export async function findFactorPolicy(tx: Tx, realm: string): Promise<StoredFactorPolicy> {
  const { rows } = await sql<{ policy: FactorPolicy; revision: string }>`
    select policy, revision::text from factor_policies where site_id = ${realm}`.execute(tx.db);
  const [stored] = rows;
  return stored ? { ...firstPolicy, ...stored.policy, revision: stored.revision } : { ...firstPolicy, revision: '0' };
}

/** Null where it was changed since the revision. */
export async function saveFactorPolicy(
  tx: Tx,
  realm: string,
  { policy, revision }: { policy: FactorPolicy; revision: string },
  now: Date,
): Promise<StoredFactorPolicy | null> {
  const { rows } = await sql<{ revision: string }>`
    insert into factor_policies (site_id, policy, updated_date)
    select ${realm}, ${JSON.stringify(policy)}, ${now}
    where ${revision}::bigint = 0 or exists (select from factor_policies where site_id = ${realm})
    on conflict (site_id) do update set policy = excluded.policy, revision = factor_policies.revision + 1,
      updated_date = excluded.updated_date
      where factor_policies.revision = ${revision}::bigint
    returning revision::text`.execute(tx.db);
  const [saved] = rows;
  return saved ? { ...policy, revision: saved.revision } : null;
}
