import { sql } from 'kysely';
import type { PersonalData } from '../../context.ts';
import { memberIdsOf } from '../../personal-data.ts';

/** What people gave back of their orders. The facts stay with the order; what they wrote goes. */
export const returnData: PersonalData = {
  name: 'returns',
  async export(_ctx, tx, { memberId }) {
    const { rows } = await sql`
      select item.id, item.doc ->> 'orderNumber' as "orderNumber", item.doc ->> 'status' as status,
        item.doc -> 'lineItems' as "lineItems", item.doc ->> 'reason' as reason, item.doc ->> 'note' as note
      from order_returns as item
      join orders on orders.site_id = item.site_id and orders.id = (item.doc ->> 'orderId')::uuid
      where item.site_id = ${tx.siteId} and orders.buyer_id = ${memberId}::uuid order by item.id`.execute(tx.db);
    return rows;
  },
  async erase(_ctx, tx, people) {
    const contactIds = people.flatMap(({ contactId }) => contactId ?? []);
    await sql`
      update order_returns as item set revision = item.revision + 1, doc = jsonb_set(item.doc, '{note}', 'null')
      from orders
      where item.site_id = ${tx.siteId} and orders.site_id = ${tx.siteId}
        and orders.id = (item.doc ->> 'orderId')::uuid
        and (orders.buyer_id = any(${memberIdsOf(people)}::uuid[]) or orders.contact_id = any(${contactIds}::uuid[]))`.execute(
      tx.db,
    );
  },
};
