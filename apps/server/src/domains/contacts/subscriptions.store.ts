import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { refusesMail } from '../../platform/mail/mails.store.ts';
import { emailKey } from './contact.ts';

/** Whether an address asked for no more mails such as review requests and reminders. Those about orders still go there. */
export async function isUnsubscribed(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from email_subscriptions
    where site_id = ${tx.siteId} and email = ${emailKey(email)} and status = 'UNSUBSCRIBED'`.execute(tx.db);
  return rows.length > 0;
}

/**
 * Why an address is to get no mails such as review requests and reminders: it asked for no more, or took none the last time. Null
 * where it may get them.
 */
export async function unwantedBy(tx: Tx, email: string): Promise<'UNSUBSCRIBED' | 'BOUNCED' | null> {
  if (await isUnsubscribed(tx, email)) return 'UNSUBSCRIBED';
  return (await refusesMail(tx, email)) ? 'BOUNCED' : null;
}

export type Subscription = {
  email: string;
  status: 'SUBSCRIBED' | 'UNSUBSCRIBED';
  /** When it was said (ISO 8601). */
  date: string;
  /** How; null where that was not noted. */
  source: 'CHECKOUT' | 'MAIL' | 'STAFF' | 'FORM' | null;
};

/** What addresses said to mails that nobody asked for. */
export async function findSubscriptions(tx: Tx, emails: readonly string[]): Promise<Subscription[]> {
  const { rows } = await sql<Subscription>`
    select email, status, updated_date as date, source from email_subscriptions
    where site_id = ${tx.siteId} and email = any(${emails.map(emailKey)}::text[])
    order by email`.execute(tx.db);
  return rows;
}

/** Notes what an address said to mails that nobody asked for. What it has said later stands. */
export async function subscribe(tx: Tx, { email, status, date, source }: Subscription): Promise<void> {
  await sql`
    insert into email_subscriptions (site_id, email, status, updated_date, source)
    values (${tx.siteId}, ${emailKey(email)}, ${status}, ${date}, ${source})
    on conflict (site_id, email) do update
      set status = excluded.status, updated_date = excluded.updated_date, source = excluded.source
    where email_subscriptions.status <> excluded.status
      and email_subscriptions.updated_date <= excluded.updated_date`.execute(tx.db);
}

/** What a person who clicks the link of a mail does. */
export const unsubscribe = (tx: Tx, email: string, now: Date): Promise<void> =>
  subscribe(tx, { email, status: 'UNSUBSCRIBED', date: now.toISOString(), source: 'MAIL' });

export async function removeSubscriptions(tx: Tx, emails: readonly string[]): Promise<void> {
  await sql`
    delete from email_subscriptions
    where site_id = ${tx.siteId} and email = any(${emails.map(emailKey)}::text[])`.execute(tx.db);
}
