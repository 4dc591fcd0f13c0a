import { type RawBuilder, sql } from 'kysely';
import type { PersonalData } from '../../context.ts';
import { memberIdsOf } from '../../personal-data.ts';

/** Returns that were asked for by people, known by their account or the e-mail address of their order. */
const askedBy = (memberIds: readonly string[], emails: readonly string[]): RawBuilder<boolean> =>
  sql`(buyer_id = any(${memberIds}::uuid[]) or email = any(${emails}::text[]))`;

/** What people gave back of their orders. That they did stays with the order; what they wrote about it goes. */
export const returnData: PersonalData = {
  name: 'returns',
  async export(_ctx, tx, { memberId, emails }) {
    const { rows } = await sql`
      select id, doc ->> 'orderNumber' as "orderNumber", doc ->> 'status' as status, doc -> 'lineItems' as "lineItems",
        doc ->> 'reason' as reason, doc ->> 'note' as note, created_date as "createdDate"
      from order_returns where site_id = ${tx.siteId} and ${askedBy([memberId], emails)}
      order by created_date, id`.execute(tx.db);
    return rows;
  },
  async erase(_ctx, tx, people) {
    const emails = people.flatMap((person) => person.emails);
    await sql`
      update order_returns set revision = revision + 1, doc = jsonb_set(doc, '{note}', 'null'), buyer_id = null, email = null
      where site_id = ${tx.siteId} and ${askedBy(memberIdsOf(people), emails)}`.execute(tx.db);
  },
};
