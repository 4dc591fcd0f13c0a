import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';
import type { LedgerEntry } from './ledger.ts';

export async function insertLedgerEntry(tx: Tx, orderId: string, currency: string, entry: LedgerEntry): Promise<void> {
  await sql`
    insert into payments (site_id, id, order_id, provider, method, idempotency_key, amount, currency, status,
      provider_reference, failure, created_date, updated_date)
    values (${tx.siteId}, ${entry.id}, ${orderId}, ${entry.provider}, ${entry.method}, ${entry.idempotencyKey}, ${entry.amount},
      ${currency}, ${entry.status}, ${entry.reference}, ${entry.failure}, ${entry.createdDate}, ${entry.createdDate})`.execute(
    tx.db,
  );
}

export async function moveLedgerEntry(
  tx: Tx,
  { id, status, reference, failure }: LedgerEntry,
  now: Date,
): Promise<void> {
  await sql`
    update payments set status = ${status}, provider_reference = ${reference}, failure = ${failure}, updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

/** The order that a payment belongs to, and the checkout that the order came from. */
export async function findPaidOrder(
  tx: Tx,
  paymentId: string,
): Promise<{ orderId: string; checkoutId: string } | null> {
  const { rows } = await sql<{ orderId: string; checkoutId: string }>`
    select orders.id as "orderId", orders.checkout_id as "checkoutId" from payments
    join orders on orders.site_id = payments.site_id and orders.id = payments.order_id
    where payments.site_id = ${tx.siteId} and payments.id = ${paymentId} and orders.checkout_id is not null`.execute(
    tx.db,
  );
  return rows[0] ?? null;
}

export type OpenPayment = Pick<LedgerEntry, 'id' | 'provider' | 'idempotencyKey' | 'createdDate'> & { siteId: string };

/** Payments of all sites that wait for an outcome since before a time, longest first, those that come `after` one. */
export async function findOpenPayments(
  database: Database,
  since: Date,
  { after, limit }: { after: OpenPayment | undefined; limit: number },
): Promise<OpenPayment[]> {
  return asPlatform('payments that were left open must be found whatever their site', database, async (tx) => {
    const { rows } = await sql<OpenPayment>`
      select site_id as "siteId", id, provider, idempotency_key as "idempotencyKey", created_date as "createdDate"
      from payments where status = 'PENDING' and created_date < ${since}
        ${after ? sql`and (created_date, id) > (${after.createdDate}::timestamptz, ${after.id}::uuid)` : sql``}
      order by created_date, id limit ${limit}`.execute(tx.db);
    return rows;
  });
}
