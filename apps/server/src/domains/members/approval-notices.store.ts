import { sql } from 'kysely';
import { type Database, readPlatform, type Tx } from '../../platform/db/index.ts';

/** Has the team told as soon as may be: at once, or when the pause after the last mail is over. */
export async function noteWaiting(tx: Tx, { now, pauseMs }: { now: Date; pauseMs: number }): Promise<void> {
  // the first of them says when: those who come after change nothing
  await sql`
    insert into approval_notices (site_id, due_date) values (${tx.siteId}, ${now})
    on conflict (site_id) do update
    set due_date = greatest(${now}, approval_notices.sent_date + make_interval(secs => ${pauseMs / 1000}))
    where approval_notices.due_date is null`.execute(tx.db);
}

/** The sites whose team is to be told by now. */
export async function findSitesToTell(database: Database, now: Date): Promise<string[]> {
  return readPlatform('one job tells the teams of all sites', database, async (tx) => {
    const { rows } = await sql<{ siteId: string }>`
      select site_id as "siteId" from approval_notices where due_date <= ${now} order by due_date`.execute(tx.db);
    return rows.map(({ siteId }) => siteId);
  });
}

/** Takes a site's notice up; false where another process did. */
export async function takeNotice(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update approval_notices set due_date = null where site_id = ${tx.siteId} and due_date <= ${now} returning site_id`.execute(
    tx.db,
  );
  return rows.length > 0;
}

export async function saveNoticeSent(tx: Tx, now: Date): Promise<void> {
  await sql`update approval_notices set sent_date = ${now} where site_id = ${tx.siteId}`.execute(tx.db);
}

/** Who waits for approval and for nothing else: how many, and who began last; null where nobody does. */
export async function findWhoWaits(
  tx: Tx,
): Promise<{ count: number; latest: { nickname: string; email: string } } | null> {
  const { rows } = await sql<{ count: number; nickname: string; email: string }>`
    select count(*) over ()::int as count, members.nickname, identities.email
    from identities join members using (site_id, id)
    where site_id = ${tx.siteId} and kind = 'MEMBER' and status = 'PENDING'
      and pending_reasons = array['PENDING_ADMIN_APPROVAL_REQUIRED']
    order by identities.updated_date desc limit 1`.execute(tx.db);
  const [found] = rows;
  return found ? { count: found.count, latest: { nickname: found.nickname, email: found.email } } : null;
}
