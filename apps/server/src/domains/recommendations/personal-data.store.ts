import { sql } from 'kysely';
import { memberIdsOf, type PersonalData } from '../../personal-data.ts';

/** Products that somebody looked at. */
export const viewsData: PersonalData = {
  name: 'productViews',
  async export(_ctx, tx, { memberId }) {
    const { rows } = await sql`
      select product_id as "productId", met_date as "lastSeenDate" from product_meetings
      where site_id = ${tx.siteId} and kind = 'VIEW' and basket_id = ${memberId} order by met_date`.execute(tx.db);
    return rows;
  },
  async erase(_ctx, tx, people) {
    await sql`
      delete from product_meetings
      where site_id = ${tx.siteId} and kind = 'VIEW' and basket_id = any(${memberIdsOf(people)}::uuid[])`.execute(
      tx.db,
    );
  },
};
