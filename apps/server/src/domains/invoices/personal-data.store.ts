import { sql } from 'kysely';
import type { PersonalData } from '../../context.ts';

/**
 * The invoices of a person. They are kept as they were issued, as tax law requires: their orders, which lose the link to
 * the account, are the only way to them.
 */
export const invoiceData: PersonalData = {
  name: 'invoices',
  async export(_ctx, tx, { memberId }) {
    const { rows } = await sql`
      select invoices.doc -> 'displayNumber' as number, invoices.state, invoices.created_date, invoices.doc
      from invoices join orders on orders.site_id = invoices.site_id and orders.id = invoices.order_id
      where invoices.site_id = ${tx.siteId} and orders.buyer_id = ${memberId}
      order by invoices.number`.execute(tx.db);
    return rows;
  },
  erase: async () => {},
};
