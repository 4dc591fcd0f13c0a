import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

const keyOf = (email: string): string => email.trim().toLowerCase();

/** Whether an address asked for no more reminders. */
export async function isUnsubscribed(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from recovery_mail_refusals where site_id = ${tx.siteId} and email = ${keyOf(email)}`.execute(tx.db);
  return rows.length > 0;
}

export async function unsubscribe(tx: Tx, email: string, now: Date): Promise<void> {
  await sql`
    insert into recovery_mail_refusals (site_id, email, created_date) values (${tx.siteId}, ${keyOf(email)}, ${now})
    on conflict do nothing`.execute(tx.db);
}

export async function removeRefusals(tx: Tx, emails: readonly string[]): Promise<void> {
  await sql`
    delete from recovery_mail_refusals
    where site_id = ${tx.siteId} and email = any(${emails.map(keyOf)}::text[])`.execute(tx.db);
}
