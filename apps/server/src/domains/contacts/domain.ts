import type { Domain } from '../../domain.ts';
import { buyersBecomeContacts } from './buyers.ts';
import { jobKinds, served } from './operations.ts';
import { contactData } from './personal-data.store.ts';

export const contacts: Domain = {
  name: 'contacts',
  says: 'The people a site deals with, whichever way they came to it',
  owns: ['contacts', 'email_subscriptions', 'merged_contacts'],
  serves: served,
  consumes: [buyersBecomeContacts],
  jobKinds,
  personalData: [contactData],
  keepsMedia: [{ kind: 'CONTACT', table: 'contacts', name: null }],
};
