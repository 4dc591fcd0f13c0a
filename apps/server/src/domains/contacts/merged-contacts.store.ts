import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import type { Contact } from './contact.ts';
import { type ContactRow, contactColumns, toContact } from './contacts.store.ts';

/** The contact that another one was merged into; null where it was not. */
export async function findMergedInto(tx: Tx, contactId: string): Promise<Contact | null> {
  if (!isGuid(contactId)) return null;
  const { rows } = await sql<ContactRow>`
    select ${contactColumns} from merged_contacts merged
    join contacts on contacts.site_id = merged.site_id and contacts.id = merged.target_id
    where merged.site_id = ${tx.siteId} and merged.contact_id = ${contactId}`.execute(tx.db);
  return rows[0] ? toContact(rows[0]) : null;
}

/** Deletes contacts whose data was merged into another; ids merged into them earlier lead there too. */
export async function removeSources(tx: Tx, ids: readonly string[], targetId: string): Promise<void> {
  await sql`
    update merged_contacts set target_id = ${targetId}
    where site_id = ${tx.siteId} and target_id = any(${ids as string[]}::uuid[])`.execute(tx.db);
  await sql`delete from contacts where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])`.execute(tx.db);
}

/** Makes the ids of merged contacts lead to the contact with their data. */
export async function noteMerged(tx: Tx, ids: readonly string[], targetId: string, now: Date): Promise<void> {
  await sql`
    insert into merged_contacts (site_id, contact_id, target_id, merged_date)
    select ${tx.siteId}, id, ${targetId}, ${now} from unnest(${ids as string[]}::uuid[]) as id`.execute(tx.db);
}
