import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The products, of some, of which a buyer has had a free trial: as a visitor or member, or under an e-mail address. */
export async function findTrialsOf(
  tx: Tx,
  { owner, email }: { owner: string | null; email: string | null },
  productIds: readonly string[],
): Promise<Set<string>> {
  if (owner === null && email === null) return new Set();
  const { rows } = await sql<{ productId: string }>`
    select distinct line -> 'item' ->> 'productId' as "productId"
    from orders cross join lateral jsonb_array_elements(doc -> 'lines') line
    where site_id = ${tx.siteId} and doc ? 'afterTrial' and status = 'APPROVED'
      and (buyer_id = ${owner}::uuid or email_in_lower_case = lower(trim(${email}::text)))
      and line -> 'item' ->> 'productId' = any(${productIds as string[]})`.execute(tx.db);
  return new Set(rows.map(({ productId }) => productId));
}
