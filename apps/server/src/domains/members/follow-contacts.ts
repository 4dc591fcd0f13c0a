import type { Consumer } from '../../platform/events/index.ts';
import { findMember, saveSearch } from './members.store.ts';
import { namesOf } from './write-members.ts';

/** Members are found by the names that their contacts have, whoever changes those. */
export const membersFollowContacts: Consumer = {
  name: 'members follow contacts',
  types: ['wix.contacts.v4.contact_updated'],
  async handle({ payload }, tx) {
    const { contact } = payload as { contact: { memberInfo?: { memberId?: string } } };
    const memberId = contact.memberInfo?.memberId;
    const member = memberId ? await findMember(tx, memberId) : null;
    if (member) await saveSearch(tx, member, namesOf(member));
  },
};
