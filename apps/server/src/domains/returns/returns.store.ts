import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The ids of the returns of an order, oldest first. */
export async function findReturnIds(tx: Tx, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from order_returns where site_id = ${tx.siteId} and doc ->> 'orderId' = ${orderId}
    order by created_date, id`.execute(tx.db);
  return rows.map(({ id }) => id);
}
