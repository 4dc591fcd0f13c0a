/** Whether a contact wants mails that nobody asked for, as staff note it. Contacts themselves follow the links in mails. */
import { Contact } from '../crm/contact.ts';
import { backOffice, operation, service } from '../operation.ts';
import { choice, date, guid, message, nullable, readonly, ref, text } from '../schema.ts';

export const EmailSubscription = message('EmailSubscription', {
  email: readonly(text()),
  status: readonly(choice('NOT_SET', 'SUBSCRIBED', 'UNSUBSCRIBED')),
  /** When the address got its status. */
  statusDate: readonly(nullable(date)),
  /** How it got its status: a box at checkout, the link in a mail, a note by staff, or a form; null if that is not known. */
  source: readonly(nullable(choice('CHECKOUT', 'MAIL', 'STAFF', 'FORM'))),
});

export const contactSubscriptions = service('stoa.contact-subscriptions', ['/stoa'], {
  getSubscription: operation({
    method: 'GET',
    path: '/v1/contacts/{contactId}/subscription',
    summary: 'Get what the main address of a contact said to marketing e-mails, when and where',
    permit: backOffice('CONTACTS.VIEW'),
    request: { contactId: guid },
    response: { subscription: ref(EmailSubscription) },
    required: ['contactId'],
    errors: ['CONTACT_HAS_NO_EMAIL', 'CONTACT_NOT_FOUND'],
  }),
  setSubscription: operation({
    method: 'PUT',
    effect: 'write',
    path: '/v1/contacts/{contactId}/subscription',
    summary: 'Note whether the main address of a contact wants review requests and reminders',
    permit: backOffice('CONTACTS.MODIFY'),
    request: { contactId: guid, status: choice('SUBSCRIBED', 'UNSUBSCRIBED') },
    response: { contact: ref(Contact) },
    required: ['contactId', 'status'],
    errors: ['CONTACT_HAS_NO_EMAIL', 'CONTACT_NOT_FOUND'],
  }),
});
