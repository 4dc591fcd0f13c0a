import { sql } from 'kysely';
import { type Tx, write } from '../../platform/db/index.ts';

/** Notes the contact of an order. */
export function setOrderContact(tx: Tx, orderId: string, contactId: string): void {
  const update = sql`
    update orders set revision = revision + 1, doc = jsonb_set(doc, '{contactId}', to_jsonb(${contactId}::text))
    where site_id = ${tx.siteId} and id = ${orderId} and contact_id is distinct from ${contactId}::uuid`;
  write(tx, update, { rows: null });
}

/** Moves the orders of merged contacts to the remaining one. */
export async function moveOrdersToContact(tx: Tx, contactIds: readonly string[], targetId: string): Promise<void> {
  await sql`
    update orders set revision = revision + 1, doc = jsonb_set(doc, '{contactId}', to_jsonb(${targetId}::text))
    where site_id = ${tx.siteId} and contact_id = any(${contactIds as string[]}::uuid[])`.execute(tx.db);
}
