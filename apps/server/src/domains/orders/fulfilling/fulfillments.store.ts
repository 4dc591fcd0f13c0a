import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { Fulfillment } from './fulfillment.ts';

/** The fulfilments of an order, oldest first, as a column of JSON for the statement that reads the order itself. */
export const fulfillmentsColumn = sql`
  (select coalesce(jsonb_agg(fulfillments.doc || jsonb_build_object('id', fulfillments.id,
      'createdDate', to_char(fulfillments.created_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by fulfillments.created_date, fulfillments.id), '[]')
    from fulfillments where fulfillments.site_id = orders.site_id and fulfillments.order_id = orders.id)`;

type Doc = Omit<Fulfillment, 'id' | 'createdDate'>;

/** Writes a fulfilment, new or known. The caller holds the order's lock. */
export async function saveFulfillment(tx: Tx, orderId: string, fulfillment: Fulfillment): Promise<void> {
  const { id, createdDate, ...doc } = fulfillment;
  await sql`
    insert into fulfillments (site_id, id, order_id, tracking_number, created_date, doc)
    values (${tx.siteId}, ${id}, ${orderId}, ${doc.tracking?.number ?? null}, ${createdDate}, ${JSON.stringify(doc satisfies Doc)})
    on conflict (site_id, id) do update set tracking_number = excluded.tracking_number, doc = excluded.doc`.execute(
    tx.db,
  );
}

export async function removeFulfillment(tx: Tx, id: string): Promise<void> {
  await sql`delete from fulfillments where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}
