export { buyersBecomeContacts } from './buyers.ts';
export type { Contact, ContactInfo } from './contact.ts';
export {
  type ContactChange,
  contactForMember,
  hasContact,
  updateContactOfMember,
} from './contact-for-member.ts';
