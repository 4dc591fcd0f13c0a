import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  fieldMask,
  guid,
  language,
  list,
  message,
  nullable,
  number,
  ref,
  text,
} from '../schema.ts';
import { OffsetPagingMetadata } from '../shared/paging.ts';
import {
  Contact,
  ContactFieldSet,
  ContactInfo,
  ContactPaging,
  ContactQuery,
  ContactSorting,
  ContactsFacet,
  GetContactResponseType,
} from './contact.ts';

export const contacts = service('crm.contacts', ['/contacts', '', '/_api/contacts'], {
  createContact: operation({
    method: 'POST',
    effect: 'write',
    creates: 'contact',
    path: '/v4/contacts',
    summary: 'Create a contact; duplicates are refused unless allowed',
    permit: backOffice('CONTACTS.MODIFY'),
    request: {
      info: ref(ContactInfo),
      allowDuplicates: boolean,
    },
    response: {
      contact: ref(Contact),
    },
    required: ['info'],
    errors: [
      'DUPLICATE_CONTACT_EXISTS',
      'INSUFFICIENT_CONTACT_DATA',
      'CONTACT_ID_ALREADY_EXISTS',
      'CANNOT_HAVE_MULTIPLE_PRIMARY_INFO',
      'INVALID_EXTENDED_FIELD_VALUE',
    ],
  }),
  updateContact: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v4/contacts/{contactId}',
    summary: 'Update a contact; lists are replaced as a whole',
    permit: backOffice(
      'CONTACTS.MODIFY',
      'CONTACTS.MODIFY_MEMBERSHIP_STATUS',
      'CONTACTS.MODIFY_MEMBER_PRIMARY_EMAIL_PERMISSION',
    ),
    request: {
      contactId: guid,
      revision: nullable(number()),
      allowDuplicates: boolean,
      info: ref(ContactInfo),
      fieldMask: fieldMask('info'),
    },
    response: {
      contact: ref(Contact),
    },
    required: ['contactId', 'info', 'revision'],
    errors: [
      'DUPLICATE_CONTACT_EXISTS',
      'CONTACT_ALREADY_CHANGED',
      'INSUFFICIENT_CONTACT_DATA',
      'CONTACT_NOT_FOUND',
      'INSUFFICIENT_UPDATE_CONTACT_DATA',
      'CANNOT_HAVE_MULTIPLE_PRIMARY_INFO',
      'INVALID_EXTENDED_FIELD_VALUE',
      'CANNOT_UPDATE_MEMBER_EMAIL',
    ],
  }),
  mergeContacts: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/contacts/{targetContactId}/merge',
    summary: "Merge contacts into one; the target's values win",
    permit: backOffice('CONTACTS.MERGE'),
    request: {
      targetContactId: guid,
      targetContactRevision: nullable(number()),
      sourceContactIds: list(guid, { minItems: 1, maxItems: 5 }),
    },
    response: {
      contact: ref(Contact),
    },
    required: ['targetContactId', 'targetContactRevision', 'sourceContactIds'],
    errors: ['CONTACT_NOT_FOUND', 'FAILED_PRECONDITION', 'ILLEGAL_MERGE'],
  }),
  previewMergeContacts: operation({
    method: 'POST',
    effect: 'read',
    path: '/v4/contacts/{targetContactId}/preview-merge',
    summary: 'Preview a merge of contacts',
    permit: backOffice('CONTACTS.MERGE'),
    request: {
      targetContactId: guid,
      sourceContactIds: list(guid, { minItems: 1, maxItems: 5 }),
    },
    response: {
      contact: ref(Contact),
    },
    required: ['targetContactId', 'sourceContactIds'],
    errors: ['CONTACT_NOT_FOUND', 'FAILED_PRECONDITION', 'ILLEGAL_MERGE'],
  }),
  deleteContact: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v4/contacts/{contactId}',
    summary: 'Delete a contact that is not a member',
    permit: backOffice('CONTACTS.MODIFY', 'MEMBERS.MEMBER_DELETE'),
    request: {
      contactId: guid,
    },
    response: {},
    required: ['contactId'],
    errors: [
      'CONTACT_NOT_FOUND',
      'CANNOT_DELETE_MEMBER',
      'CANNOT_DELETE_CONTACT_WITH_BILLING_SUBSCRIPTION',
      'CANNOT_DELETE_MEMBER_OWNER_OR_CONTRIBUTOR',
    ],
  }),
  labelContact: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/contacts/{contactId}/labels',
    summary: 'Add labels to a contact',
    permit: backOffice('CONTACTS.MODIFY'),
    request: {
      contactId: guid,
      labelKeys: list(text(), { minItems: 1, maxItems: 100 }),
    },
    response: {
      contact: ref(Contact),
    },
    required: ['contactId', 'labelKeys'],
    errors: ['CONTACT_NOT_FOUND'],
  }),
  unlabelContact: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v4/contacts/{contactId}/labels',
    summary: 'Remove labels from a contact',
    permit: backOffice('CONTACTS.MODIFY'),
    request: {
      contactId: guid,
      labelKeys: list(text(), { minItems: 1, maxItems: 100 }),
    },
    response: {
      contact: ref(Contact),
    },
    required: ['contactId', 'labelKeys'],
    errors: ['CONTACT_NOT_FOUND'],
  }),
  listContacts: operation({
    method: 'GET',
    path: '/v4/contacts',
    summary: 'List contacts, newest first',
    permit: backOffice('CONTACTS.VIEW'),
    request: {
      sort: ref(ContactSorting),
      paging: ref(ContactPaging),
      fields: list(text({ maxLength: 100 }), { maxItems: 100 }),
      fieldsets: list(ContactFieldSet, { maxItems: 10 }),
    },
    response: {
      contacts: list(ref(Contact)),
      pagingMetadata: ref(OffsetPagingMetadata),
    },
    errors: ['ILLEGAL_LIMIT'],
  }),
  queryContacts: operation({
    method: 'POST',
    effect: 'read',
    path: '/v4/contacts/query',
    summary: 'Query contacts by a filter and the beginnings of words',
    permit: backOffice('CONTACTS.VIEW'),
    request: {
      search: nullable(text({ maxLength: 100 })),
      query: ref(ContactQuery),
    },
    response: {
      contacts: list(ref(Contact)),
      pagingMetadata: ref(OffsetPagingMetadata),
    },
    errors: ['ILLEGAL_LIMIT'],
  }),
  listFacets: operation({
    method: 'GET',
    path: '/v4/contacts/facets',
    summary: 'List contact facets with counts',
    permit: backOffice('CONTACTS.VIEW'),
    request: {
      paging: ref(ContactPaging),
      language: nullable(language),
    },
    response: {
      facets: list(ref(ContactsFacet)),
      pagingMetadata: ref(OffsetPagingMetadata),
    },
    errors: ['ILLEGAL_LIMIT'],
  }),
  queryFacets: operation({
    method: 'POST',
    effect: 'read',
    path: '/v4/contacts/facets/query',
    summary: 'Query contact facets by a filter',
    permit: backOffice('CONTACTS.VIEW'),
    request: {
      paging: ref(ContactPaging),
      language: nullable(language),
      filter: nullable(anyObject),
    },
    response: {
      facets: list(ref(ContactsFacet)),
      pagingMetadata: ref(OffsetPagingMetadata),
    },
    errors: ['ILLEGAL_LIMIT'],
  }),
  bulkDeleteContacts: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/bulk/contacts/delete',
    summary: 'Delete all matching contacts, in the background',
    permit: backOffice('CONTACTS.MODIFY', 'MEMBERS.MEMBER_DELETE'),
    request: {
      filter: nullable(anyObject),
      search: nullable(text({ maxLength: 100 })),
    },
    response: {
      jobId: guid,
    },
    errors: ['NEITHER_FILTER_NOR_SEARCH'],
  }),
  bulkUpdateContacts: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/bulk/contacts/update',
    summary: 'Update all matching contacts, in the background',
    permit: backOffice('CONTACTS.MODIFY'),
    request: {
      filter: nullable(anyObject),
      search: nullable(text({ maxLength: 100 })),
      info: ref(ContactInfo),
      fieldMask: fieldMask('info'),
    },
    response: {
      jobId: guid,
    },
    errors: ['NEITHER_FILTER_NOR_SEARCH'],
  }),
  bulkLabelAndUnlabelContacts: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/bulk/contacts/add-remove-labels',
    summary: 'Add and remove labels of all matching contacts, in the background',
    permit: backOffice('CONTACTS.MODIFY'),
    request: {
      filter: nullable(anyObject),
      search: nullable(text({ maxLength: 100 })),
      labelKeysToAdd: list(text(), { maxItems: 100 }),
      labelKeysToRemove: list(text(), { maxItems: 100 }),
    },
    response: {
      jobId: guid,
    },
    errors: ['NEITHER_FILTER_NOR_SEARCH'],
  }),
  getContact: operation({
    method: 'GET',
    path: '/v4/contacts/{id}',
    summary: 'Get a contact; the id of a merged contact returns the contact it was merged into',
    permit: backOffice('CONTACTS.VIEW'),
    request: {
      id: guid,
      fields: list(text({ maxLength: 100 }), { maxItems: 100 }),
      fieldsets: list(ContactFieldSet, { maxItems: 10 }),
    },
    response: {
      contact: ref(Contact),
      responseType: GetContactResponseType,
    },
    required: ['id'],
    errors: ['CONTACT_NOT_FOUND'],
  }),
});

export const ContactMerged = message('ContactMerged', {
  targetContactId: guid,
  sourceContactIds: list(guid),
  targetContact: ref(Contact),
});
export const contactEvents = events('wix.contacts.v4.contact', {
  entity: Contact,
  permission: 'CONTACTS.VIEW',
  created: 'Somebody becomes a contact: staff add them, they register, or they place an order.',
  updated: 'A contact changes, whoever changes it.',
  deleted: 'A contact is deleted, or merged into another (`originatedFrom: merge`).',
  actions: {
    merged: { when: 'Contacts are merged into one.', carries: ContactMerged },
  },
});
