import { sql } from 'kysely';
import type { PersonalData } from '../../context.ts';
import { memberIdsOf } from '../../personal-data.ts';

/** The products that a person viewed. */
export const viewsData: PersonalData = {
  name: 'productViews',
  async export(_ctx, tx, { memberId }) {
    const { rows } = await sql`
      select product_id as "productId", occurred_date as "lastSeenDate" from product_co_occurrences
      where site_id = ${tx.siteId} and kind = 'VIEW' and basket_id = ${memberId} order by occurred_date`.execute(tx.db);
    return rows;
  },
  async erase(_ctx, tx, people) {
    await sql`
      delete from product_co_occurrences
      where site_id = ${tx.siteId} and kind = 'VIEW' and basket_id = any(${memberIdsOf(people)}::uuid[])`.execute(
      tx.db,
    );
  },
};
