import { sql } from 'kysely';
import { lockContended, type Tx } from '../../platform/db/index.ts';

/** The number of the site's next invoice. */
export async function nextInvoiceNumber(tx: Tx): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select last_number + 1 as number from invoice_counters where site_id = ${tx.siteId}`.execute(tx.db);
  return String(rows[0]?.number ?? 1);
}

/**
 * Takes the site's next number. Others that need one wait until this transaction ends, and get the same if it is rolled
 * back: there are no gaps.
 */
export async function takeInvoiceNumber(tx: Tx): Promise<number> {
  const { rows } = await lockContended(tx, `the invoice numbers of ${tx.siteId}`, () =>
    sql<{ number: string }>`
      insert into invoice_counters as counter (site_id, last_number) values (${tx.siteId}, 1)
      on conflict (site_id) do update set last_number = counter.last_number + 1
      returning last_number as number`.execute(tx.db),
  );
  return Number(rows[0]?.number);
}

/** Sets the number of the site's next invoice; false if an invoice may have it, or a higher one. */
export async function setNextInvoiceNumber(tx: Tx, next: string): Promise<boolean> {
  // numbers are given away under this row's lock, one after the other
  const { rows } = await sql`
    insert into invoice_counters as counter (site_id, last_number) values (${tx.siteId}, ${next}::bigint - 1)
    on conflict (site_id) do update set last_number = excluded.last_number
    where counter.last_number < excluded.last_number + 1
    returning site_id`.execute(tx.db);
  return rows.length > 0;
}
