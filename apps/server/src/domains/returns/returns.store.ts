import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The ids of the returns of an order, oldest first. */
export async function findReturnIds(tx: Tx, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from order_returns where site_id = ${tx.siteId} and doc ->> 'orderId' = ${orderId}
    order by created_date, id`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Notes whose words a return holds, so that they are found when that person's data is asked for or erased. */
export async function keepBuyer(
  tx: Tx,
  returnId: string,
  { buyerId, email }: { buyerId: string | null; email: string | null },
): Promise<void> {
  await sql`
    update order_returns set buyer_id = ${buyerId}, email = ${email?.toLowerCase() ?? null}
    where site_id = ${tx.siteId} and id = ${returnId}`.execute(tx.db);
}
