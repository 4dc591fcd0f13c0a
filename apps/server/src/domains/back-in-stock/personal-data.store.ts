import { sql } from 'kysely';
import type { PersonalData } from '../../context.ts';

/** The items that an address waits for, or was notified about. */
export const backInStockData: PersonalData = {
  name: 'backInStockRequests',
  async export(_ctx, tx, { emails }) {
    const { rows } = await sql`
      select id, product_id as "productId", variant_id as "variantId", email, status, created_date as "createdDate"
      from back_in_stock_requests
      where site_id = ${tx.siteId} and email = any(${emails as string[]}::text[]) order by created_date`.execute(tx.db);
    return rows;
  },
  async erase(_ctx, tx, people) {
    const emails = people.flatMap((person) => person.emails);
    await sql`
      delete from back_in_stock_requests
      where site_id = ${tx.siteId} and email = any(${emails}::text[])`.execute(tx.db);
  },
};
