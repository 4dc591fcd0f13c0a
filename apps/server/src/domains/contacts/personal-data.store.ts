import { sql } from 'kysely';
import type { PersonalData } from '../../personal-data.ts';
import { announceContact, viewContact } from './contact-view.ts';
import { findContact, findContacts } from './contacts.store.ts';

const contactIdsOf = (people: readonly { contactId: string | null }[]): string[] =>
  people.flatMap(({ contactId }) => contactId ?? []);

/** What the site's own address book says of somebody. */
export const contactData: PersonalData = {
  name: 'contact',
  async export(_ctx, tx, { contactId }) {
    const contact = contactId ? await findContact(tx, contactId) : null;
    return contact ? viewContact(contact) : null;
  },
  async erase(_ctx, tx, people) {
    const ids = contactIdsOf(people);
    const contacts = await findContacts(tx, ids, { lock: true });
    await sql`delete from contacts where site_id = ${tx.siteId} and id = any(${ids}::uuid[])`.execute(tx.db);
    // those who are told forget the person as well: their event says no more than who it was
    for (const { id, revision, createdDate, updatedDate, source, lastActivity } of contacts) {
      const forgotten = { id, revision, createdDate, updatedDate, source, lastActivity };
      announceContact(tx, 'deleted', { ...forgotten, info: {}, memberId: null, visitorId: null });
    }
  },
};
