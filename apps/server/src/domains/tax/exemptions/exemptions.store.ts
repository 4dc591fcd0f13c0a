import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { FULLY_EXEMPT } from '../default-groups.ts';

/** Whether this is an exempt group of the site or the platform. */
export async function hasExemptGroup(tx: Tx, id: string): Promise<boolean> {
  if (id === FULLY_EXEMPT.id) return true;
  if (!isGuid(id)) return false;
  const { rows } = await sql`
    select from tax_exempt_groups where site_id = ${tx.siteId} and id = ${id} for share`.execute(tx.db);
  return rows.length > 0;
}

export async function hasContact(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from contacts where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  return rows.length > 0;
}

/** The contacts in one of these groups. */
export async function findContactsOfGroups(tx: Tx, groupIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from contact_tax_details where site_id = ${tx.siteId}
      and doc ->> 'taxExemptGroupId' = any(${groupIds as string[]}::text[]) order by id`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** The exempt group of a contact, or of a member's contact; null where there is none. */
export async function findExemption(
  tx: Tx,
  { contactId, memberId }: { contactId?: string | null; memberId?: string | null },
): Promise<string | null> {
  const { rows } = await sql<{ groupId: string }>`
    select doc ->> 'taxExemptGroupId' as "groupId" from contact_tax_details details
    where details.site_id = ${tx.siteId} and (details.id = ${contactId ?? null}::uuid or details.id = (
      select contacts.id from contacts where contacts.site_id = ${tx.siteId} and contacts.member_id = ${memberId ?? null}::uuid
      limit 1))
    limit 1`.execute(tx.db);
  return rows[0]?.groupId ?? null;
}

export type NamedContact = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  email: string | null;
  vatId: string | null;
};

/** What the details of contacts say about them. */
export async function findNamedContacts(tx: Tx, ids: readonly string[]): Promise<NamedContact[]> {
  const { rows } = await sql<NamedContact>`
    select id, first_name as "firstName", last_name as "lastName", doc ->> 'company' as company, primary_email as email,
      left(doc #>> '{extendedFields,items,invoices.vatId}', 100) as "vatId"
    from contacts
    where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])`.execute(tx.db);
  return rows;
}

/** Gives the details of merged contacts to the one that remains, unless it has its own. */
export async function moveTaxDetails(tx: Tx, from: readonly string[], to: string): Promise<void> {
  await sql`
    update contact_tax_details set id = ${to}, revision = revision + 1
    where site_id = ${tx.siteId} and id = (
      select id from contact_tax_details where site_id = ${tx.siteId} and id = any(${from as string[]}::uuid[])
      order by created_date, id limit 1)
      and not exists (select from contact_tax_details where site_id = ${tx.siteId} and id = ${to})`.execute(tx.db);
  await removeTaxDetails(tx, from);
}

export async function removeTaxDetails(tx: Tx, contactIds: readonly string[]): Promise<void> {
  await sql`
    delete from contact_tax_details where site_id = ${tx.siteId} and id = any(${contactIds as string[]}::uuid[])`.execute(
    tx.db,
  );
}
