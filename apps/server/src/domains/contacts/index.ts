export { buyersBecomeContacts } from './buyers.ts';
export type { Contact, ContactAddress, ContactInfo } from './contact.ts';
export { addressesOf, emailsOf, fullNameOf, isOverfull, primaryEmailOf } from './contact.ts';
export {
  type ContactChange,
  contactForMember,
  hasContact,
  updateContactOfMember,
} from './contact-for-member.ts';
export { findContact, findContactOfMember, findContacts } from './contacts.store.ts';
export { contactsWithAddresses } from './contacts-with-addresses.ts';
export { isUnsubscribed, subscribe, unsubscribe, unwantedBy } from './subscriptions.store.ts';
export { upsertContact } from './upsert-contact.ts';
