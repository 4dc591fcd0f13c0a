import { type RawBuilder, sql } from 'kysely';
import { type Tx, write } from '../../platform/db/index.ts';
import type { Order } from './order.ts';

/**
 * As SQL: what the document of a new order says of the contact that its buyer is already. Whoever becomes one by the order, or is
 * another by then, is noted afterwards (`setOrderContact`), which writes the order with all its indexes again.
 */
export function contactOfBuyer(
  tx: Tx,
  { number, contactId, buyer, createdBy, email }: Order,
): RawBuilder<{ contactId?: string }> {
  const { memberId } = buyer;
  const isByBuyer = createdBy.memberId ?? createdBy.visitorId;
  if (number || contactId || !isByBuyer || !(memberId || email)) return sql`'{}'`;
  const isBuyer = memberId ? sql`member_id = ${memberId}` : sql`primary_email = ${email?.trim().toLowerCase()}`;
  return sql`coalesce((
    select jsonb_build_object('contactId', id) from contacts
    where site_id = ${tx.siteId} and ${isBuyer} order by created_date, id limit 1), '{}')`;
}

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
