import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../db/index.ts';
import { BEFORE_ALL_IDS } from '../ids.ts';
import type { Mail } from './mailer.ts';

/** Channel on which processes hear that there is a mail to send. */
export const mailChannel = 'stoa_mail';

const WHY = 'one process sends the mails of all sites, and holds each by a lease';

export async function insertMails(tx: Tx, mails: readonly Mail[]): Promise<void> {
  // within the transaction: listeners hear of it when it is committed, and not at all when it is undone
  await sql`
    with queued as (
      insert into mail_queue (site_id, mail)
      select ${tx.siteId ?? BEFORE_ALL_IDS}, mail from jsonb_array_elements(${JSON.stringify(mails)}::jsonb) as mail
    )
    select pg_notify(${mailChannel}, '')`.execute(tx.db);
}

export type QueuedMail = { id: string; mail: Mail; attempts: number };

/** Takes mails that are due; who does not conclude them in time loses them to others. */
export async function claimMails(
  database: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<QueuedMail[]> {
  return asPlatform(WHY, database, async (tx) => {
    const { rows } = await sql<QueuedMail>`
      with due as (
        select id from mail_queue where next_attempt_date <= ${now} order by next_attempt_date, id limit ${limit}
        for update skip locked
      )
      update mail_queue set attempts = attempts + 1, next_attempt_date = ${until}
      from due where mail_queue.id = due.id
      returning mail_queue.id::text, mail, attempts`.execute(tx.db);
    return rows;
  });
}

export async function postponeMail(database: Database, id: string, until: Date): Promise<void> {
  await asPlatform(WHY, database, async (tx) => {
    await sql`update mail_queue set next_attempt_date = ${until} where id = ${id}`.execute(tx.db);
  });
}

export async function deleteMail(database: Database, id: string): Promise<void> {
  await asPlatform(WHY, database, async (tx) => {
    await sql`delete from mail_queue where id = ${id}`.execute(tx.db);
  });
}
