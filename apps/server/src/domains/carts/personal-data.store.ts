import { sql } from 'kysely';
import type { PersonalData } from '../../context.ts';
import { memberIdsOf } from '../../personal-data.ts';

/** The cart of a person. */
export const cartData: PersonalData = {
  name: 'cart',
  async export(_ctx, tx, { memberId }) {
    const { rows } = await sql<{ doc: object }>`
      select id, created_date as "createdDate", updated_date as "updatedDate", doc
      from carts where site_id = ${tx.siteId} and owner_id = ${memberId}`.execute(tx.db);
    return rows[0] ?? null;
  },
  async erase(_ctx, tx, people) {
    await sql`
      delete from carts where site_id = ${tx.siteId} and owner_id = any(${memberIdsOf(people)}::uuid[])`.execute(tx.db);
  },
};
