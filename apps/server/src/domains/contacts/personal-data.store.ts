import { sql } from 'kysely';
import type { PersonalData } from '../../context.ts';
import { announceContact, viewContact } from './contact-view.ts';
import { findContact, findContacts } from './contacts.store.ts';
import { findSubscriptions, removeSubscriptions } from './subscriptions.store.ts';

const contactIdsOf = (people: readonly { contactId: string | null }[]): string[] =>
  people.flatMap(({ contactId }) => contactId ?? []);

/** The site's address book entry of a person, and what their addresses said to mails. */
export const contactData: PersonalData = {
  name: 'contact',
  async export(_ctx, tx, { contactId, emails }) {
    const contact = contactId ? await findContact(tx, contactId) : null;
    const emailSubscriptions = await findSubscriptions(tx, emails);
    if (!contact && emailSubscriptions.length === 0) return null;
    return { ...(contact && viewContact(contact)), emailSubscriptions };
  },
  async erase(_ctx, tx, people) {
    const ids = contactIdsOf(people);
    const contacts = await findContacts(tx, ids, { lock: true });
    await removeSubscriptions(
      tx,
      people.flatMap(({ emails }) => emails),
    );
    await sql`delete from contacts where site_id = ${tx.siteId} and id = any(${ids}::uuid[])`.execute(tx.db);
    // systems that follow events must forget the person as well: the event only says who it was
    for (const { id, revision, createdDate, updatedDate, source, lastActivity } of contacts) {
      const forgotten = { id, revision, createdDate, updatedDate, source, lastActivity };
      announceContact(tx, 'deleted', { ...forgotten, info: {}, memberId: null, visitorId: null });
    }
  },
};
