import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { Refund } from './decided-refund.ts';

/** The refunds of an order, oldest first, as a column of JSON for the statement that reads the order itself. */
export const refundsColumn = sql`
  (select coalesce(jsonb_agg(order_refunds.doc || jsonb_build_object('id', order_refunds.id,
      'createdDate', to_char(order_refunds.created_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by order_refunds.created_date, order_refunds.id), '[]')
    from order_refunds where order_refunds.site_id = orders.site_id and order_refunds.order_id = orders.id)`;

/** Writes a refund. It never changes: what becomes of its money is in the payments. */
export async function insertRefund(tx: Tx, orderId: string, { id, createdDate, ...doc }: Refund): Promise<void> {
  await sql`
    insert into order_refunds (site_id, id, order_id, created_date, doc)
    values (${tx.siteId}, ${id}, ${orderId}, ${createdDate}, ${JSON.stringify(doc)})`.execute(tx.db);
}
