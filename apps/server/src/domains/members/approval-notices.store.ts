import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/**
 * Notes that a notice is sent now. If the last one is less than `pauseMs` old, nothing is noted, and its time is
 * returned.
 */
export async function noteSent(tx: Tx, { now, pauseMs }: { now: Date; pauseMs: number }): Promise<Date | null> {
  const { rows: noted } = await sql`
    insert into approval_notices (site_id, sent_date) values (${tx.siteId}, ${now})
    on conflict (site_id) do update set sent_date = excluded.sent_date
    where approval_notices.sent_date <= ${new Date(now.getTime() - pauseMs)} returning site_id`.execute(tx.db);
  if (noted.length > 0) return null;
  const { rows } = await sql<{ sentDate: string }>`
    select sent_date as "sentDate" from approval_notices where site_id = ${tx.siteId}`.execute(tx.db);
  return new Date(rows[0]?.sentDate ?? now);
}

/** The members who await nothing but approval: their number, and the latest; null where there are none. */
export async function findAwaitingApproval(
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
