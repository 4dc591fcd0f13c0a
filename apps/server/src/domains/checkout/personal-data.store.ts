import { sql } from 'kysely';
import type { PersonalData } from '../../context.ts';
import { memberIdsOf } from '../../personal-data.ts';

/** The checkouts of a person, with their addresses. */
export const checkoutData: PersonalData = {
  name: 'checkouts',
  async export(_ctx, tx, { memberId }) {
    const { rows } = await sql<{ doc: object }>`
      select id, completed, created_date as "createdDate", updated_date as "updatedDate", doc
      from checkouts where site_id = ${tx.siteId} and owner_id = ${memberId} order by created_date`.execute(tx.db);
    return rows;
  },
  async erase(_ctx, tx, people) {
    // a checkout being paid is still needed to finish its order
    await sql`
      delete from checkouts where site_id = ${tx.siteId} and owner_id = any(${memberIdsOf(people)}::uuid[])
        and not exists (select from orders where orders.site_id = checkouts.site_id
          and orders.checkout_id = checkouts.id and orders.status = 'INITIALIZED')`.execute(tx.db);
  },
};
