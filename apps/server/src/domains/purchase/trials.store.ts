import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Whose free trials are meant: those of a visitor or member, and those under an e-mail address. */
export type Trier = {
  owner: string | null;
  email: string | null;
  /** The checkout that they are asked for, whose own order does not count; null for none. */
  checkoutId: string | null;
};

/** Addresses are compared as the table of orders keeps them. */
const asOrdersKeep = (email: string | null) => sql<string | null>`nullif(lower(${email}::text), '')`;

/** The products, of some, of which a buyer has had a free trial, or is beginning one elsewhere. */
export async function findTrialsOf(
  tx: Tx,
  { owner, email, checkoutId }: Trier,
  productIds: readonly string[],
): Promise<Set<string>> {
  if (owner === null && email === null) return new Set();
  const { rows } = await sql<{ productId: string }>`
    select distinct line -> 'item' ->> 'productId' as "productId"
    from orders cross join lateral jsonb_array_elements(doc -> 'lines') line
    where site_id = ${tx.siteId} and doc ? 'afterTrial'
      and (status = 'APPROVED' or status = 'INITIALIZED' and payment_status not in ('DECLINED', 'CANCELED'))
      and coalesce(checkout_id <> ${checkoutId}::uuid, true)
      and (buyer_id = ${owner}::uuid or email_order = ${asOrdersKeep(email)})
      and line -> 'item' ->> 'productId' = any(${productIds as string[]})`.execute(tx.db);
  return new Set(rows.map(({ productId }) => productId));
}

/** Keeps others from beginning free trials of products for the same buyer until the transaction ends. */
export async function lockTrials(tx: Tx, { owner, email }: Trier, productIds: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0)) from (
      select concat_ws(' ', 'trial', ${tx.siteId}::text, product_id, buyer) as name
      from unnest(${productIds as string[]}::text[]) as product_id,
        unnest(array[${owner}::text, ${asOrdersKeep(email)}]) as buyer
      where buyer is not null order by name
    ) as names`.execute(tx.db);
}
