import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** A person, by all that is known of them, and a product that they may have bought. */
export type AskedPurchase = {
  productId: string;
  /** The member or visitor. */
  buyerId: string | null;
  contactId: string | null;
  emails: readonly string[];
};

/** For each question, in order, whether the person bought the product in an order that stands. */
export async function findPurchases(tx: Tx, asked: readonly AskedPurchase[]): Promise<boolean[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<{ bought: boolean }>`
    select exists (
      select from orders where orders.site_id = ${tx.siteId} and orders.status = 'APPROVED'
        and (orders.buyer_id = asked."buyerId" or orders.contact_id = asked."contactId"
          or orders.email_order = any(array_remove(asked.emails, '')))
        and orders.doc @> jsonb_build_object('lines', jsonb_build_array(
          jsonb_build_object('reference', jsonb_build_object('catalogItemId', asked."productId"))))
    ) as bought
    from rows from (jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as ("productId" text, "buyerId" uuid, "contactId" uuid, emails text[])) with ordinality
      as asked ("productId", "buyerId", "contactId", emails, place)
    order by place`.execute(tx.db);
  return rows.map(({ bought }) => bought);
}

/** Whether somebody with this address, in small letters, has placed an order since a moment that was not undone. */
export async function hasOrderedSince(tx: Tx, email: string, since: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders where site_id = ${tx.siteId} and email_order = nullif(${email}, '')
      and created_date >= ${since} and status in ('APPROVED', 'PENDING') limit 1`.execute(tx.db);
  return rows.length > 0;
}
