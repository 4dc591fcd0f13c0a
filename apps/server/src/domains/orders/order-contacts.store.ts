import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Notes the contact of an order. */
export async function setOrderContact(tx: Tx, orderId: string, contactId: string): Promise<void> {
  await sql`
    update orders set revision = revision + 1, doc = jsonb_set(doc, '{contactId}', to_jsonb(${contactId}::text))
    where site_id = ${tx.siteId} and id = ${orderId} and contact_id is distinct from ${contactId}::uuid`.execute(tx.db);
}

/** Moves the orders of merged contacts to the remaining one. */
export async function moveOrdersToContact(tx: Tx, contactIds: readonly string[], targetId: string): Promise<void> {
  await sql`
    update orders set revision = revision + 1, doc = jsonb_set(doc, '{contactId}', to_jsonb(${targetId}::text))
    where site_id = ${tx.siteId} and contact_id = any(${contactIds as string[]}::uuid[])`.execute(tx.db);
}
