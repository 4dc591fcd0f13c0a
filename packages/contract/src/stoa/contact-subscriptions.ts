/** Whether a contact wants mails that nobody asked for, as staff note it. Contacts themselves follow the links in mails. */
import { Contact } from '../crm/contact.ts';
import { backOffice, operation, service } from '../operation.ts';
import { choice, guid, ref } from '../schema.ts';

export const contactSubscriptions = service('stoa.contact-subscriptions', ['/stoa'], {
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
