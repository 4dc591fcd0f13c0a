import { contactSubscriptions, contacts } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { bulkDeleteContacts, bulkLabelAndUnlabelContacts, bulkUpdateContacts, jobKinds } from './bulk-contacts.ts';
import { createContact } from './create-contact.ts';
import { deleteContact } from './delete-contact.ts';
import { listFacets, queryFacets } from './facets.ts';
import { labelContact, unlabelContact } from './label-contact.ts';
import { mergeContacts, previewMergeContacts } from './merge-contacts.ts';
import { getContact, listContacts, queryContacts } from './query-contacts.ts';
import { getSubscription, setSubscription } from './set-subscription.ts';
import { updateContact } from './update-contact.ts';

export const served = [
  ...serve(contacts, {
    createContact,
    updateContact,
    mergeContacts,
    previewMergeContacts,
    deleteContact,
    labelContact,
    unlabelContact,
    listContacts,
    queryContacts,
    listFacets,
    queryFacets,
    bulkDeleteContacts,
    bulkUpdateContacts,
    bulkLabelAndUnlabelContacts,
    getContact,
  }),
  ...serve(contactSubscriptions, { getSubscription, setSubscription }),
];

export { jobKinds };
