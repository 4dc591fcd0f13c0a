import { sql } from 'kysely';
import type { PersonalData } from '../../context.ts';
import { memberIdsOf } from '../../personal-data.ts';
import { viewFulfillments } from './fulfilling/fulfillment-view.ts';
import { viewOrder } from './order-view.ts';
import { findOrdersOfBuyer } from './orders.store.ts';

/**
 * The orders of a person. Orders are kept as tax law requires, with the names and addresses on the bills; they lose
 * their link to the account and the contact.
 */
export const orderData: PersonalData = {
  name: 'orders',
  async export(ctx, tx, { memberId }) {
    const orders = await findOrdersOfBuyer(tx, memberId);
    return orders.map((order) => ({ ...viewOrder(ctx, order), fulfillments: viewFulfillments(order).fulfillments }));
  },
  async erase(_ctx, tx, people) {
    const contactIds = people.flatMap(({ contactId }) => contactId ?? []);
    await sql`
      update orders set buyer_id = null, revision = revision + 1,
        doc = doc #- '{buyer,memberId}' #- '{createdBy,memberId}' || '{"contactId": null}'
      where site_id = ${tx.siteId}
        and (buyer_id = any(${memberIdsOf(people)}::uuid[]) or contact_id = any(${contactIds}::uuid[]))`.execute(tx.db);
  },
};
