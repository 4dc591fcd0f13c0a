import { sql } from 'kysely';
import type { PersonalData } from '../../context.ts';
import { memberIdsOf } from '../../personal-data.ts';

/** The drafts for a person: what was agreed on is in their orders, which have rules of their own. */
export const draftData: PersonalData = {
  name: 'draft orders',
  async export(_ctx, tx, { memberId }) {
    const { rows } = await sql`
      select created_date, status, doc -> 'seen' as draft from draft_orders
      where site_id = ${tx.siteId} and doc #>> '{buyer,memberId}' = ${memberId} order by created_date`.execute(tx.db);
    return rows;
  },
  async erase(_ctx, tx, people) {
    await sql`
      delete from draft_orders
      where site_id = ${tx.siteId} and doc #>> '{buyer,memberId}' = any(${memberIdsOf(people)}::text[])`.execute(tx.db);
  },
};
