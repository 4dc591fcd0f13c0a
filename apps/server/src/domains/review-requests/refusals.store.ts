import { sql } from 'kysely';
import { anyOf, type Tx } from '../../platform/db/index.ts';

const keyOf = (email: string): string => email.trim().toLowerCase();

/** Whether an address asked for no more review requests. */
export async function isUnsubscribed(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from review_request_refusals where site_id = ${tx.siteId} and email = ${keyOf(email)}`.execute(tx.db);
  return rows.length > 0;
}

export async function unsubscribe(tx: Tx, email: string, now: Date): Promise<void> {
  await sql`
    insert into review_request_refusals (site_id, email, created_date) values (${tx.siteId}, ${keyOf(email)}, ${now})
    on conflict do nothing`.execute(tx.db);
}

export async function removeRefusals(tx: Tx, emails: readonly string[]): Promise<void> {
  const keys = emails.map(keyOf);
  await sql`
    delete from review_request_refusals where site_id = ${tx.siteId} and email = any(${keys}::text[])`.execute(tx.db);
}

export async function findRequestIdsTo(tx: Tx, contactIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from review_requests where site_id = ${tx.siteId} and contact_id ${anyOf(contactIds)}`.execute(tx.db);
  return rows.map(({ id }) => id);
}
