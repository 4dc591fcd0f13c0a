import { sql } from 'kysely';
import type { PersonalData } from '../../../context.ts';

/** A person's exemption from tax. */
export const exemptionData: PersonalData = {
  name: 'tax exemption',
  async export(_ctx, tx, { contactId }) {
    const { rows } = await sql<{ doc: object }>`
      select doc from contact_tax_details where site_id = ${tx.siteId} and id = ${contactId}::uuid`.execute(tx.db);
    return rows.map(({ doc }) => doc);
  },
  async erase(_ctx, tx, people) {
    const ids = people.flatMap(({ contactId }) => contactId ?? []);
    await sql`
      delete from contact_tax_details where site_id = ${tx.siteId} and id = any(${ids}::uuid[])`.execute(tx.db);
  },
};
