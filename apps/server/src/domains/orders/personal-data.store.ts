import { sql } from 'kysely';
import type { PersonalData } from '../../context.ts';
import { memberIdsOf } from '../../personal-data.ts';
import type { Tx } from '../../platform/db/index.ts';
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
    await removeRecipients(
      tx,
      people.flatMap(({ emails }) => emails),
    );
    const contactIds = people.flatMap(({ contactId }) => contactId ?? []);
    await sql`
      update orders set buyer_id = null, revision = revision + 1,
        doc = doc #- '{buyer,memberId}' #- '{createdBy,memberId}' || '{"contactId": null}'
      where site_id = ${tx.siteId}
        and (buyer_id = any(${memberIdsOf(people)}::uuid[]) or contact_id = any(${contactIds}::uuid[]))`.execute(tx.db);
  },
};

/** Who was to get the gift cards of an order, and what they were told: other people than the buyer, whom no bill names. */
async function removeRecipients(tx: Tx, emails: readonly string[]): Promise<void> {
  // every order of the site is looked through
  if (emails.length === 0) return;
  const isErased = sql`lower(line #>> '{item,giftCard,recipient,email}') = any(${emails}::text[])`;
  await sql`
    update orders set revision = revision + 1, doc = jsonb_set(doc, '{lines}', (
      select jsonb_agg(
        case when ${isErased} then (line
          || jsonb_build_object('item', line -> 'item' || jsonb_build_object(
            'giftCard', line #> '{item,giftCard}' || '{"recipient": null, "message": null}')))
          #- '{reference,options,recipient}' #- '{reference,options,message}'
        else line end order by place)
      from jsonb_array_elements(doc -> 'lines') with ordinality as lines (line, place)))
    where site_id = ${tx.siteId}
      and exists (select from jsonb_array_elements(doc -> 'lines') line where ${isErased})`.execute(tx.db);
}
