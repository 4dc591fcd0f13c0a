import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';
import { hashOf } from './secrets.ts';

/** Uses up a solved captcha; false where it was already used. */
export async function spendCaptcha(tx: Tx, siteId: string, token: string, expires: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into used_captchas (site_id, token_hash, expires_date) values (${siteId}, ${hashOf(token)}, ${expires})
    on conflict do nothing returning 1`.execute(tx.db);
  return rows.length > 0;
}

/** Deletes used captchas that are too old to be handed in again. */
export async function removeOldCaptchas(database: Database, now: Date): Promise<void> {
  await asPlatform('captchas expire on every site', database, async (tx) => {
    await sql`delete from used_captchas where expires_date < ${now}`.execute(tx.db);
  });
}
