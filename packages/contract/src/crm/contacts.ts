import { backOffice, operation, service } from '../operation.ts';
import { anyObject, boolean, guid, list, nullable, number, ref, text } from '../schema.ts';
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
    path: '/v4/contacts',
    summary: 'Writes a new contact; one person is not written twice unless duplicates are allowed',
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
    path: '/v4/contacts/{contactId}',
    summary: 'Writes fields over a contact; lists replace those that there were',
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
    path: '/v4/contacts/{targetContactId}/merge',
    summary: 'Makes one contact of several; what the target says counts',
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
    path: '/v4/contacts/{targetContactId}/preview-merge',
    summary: 'What a merge would make of the contacts',
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
    path: '/v4/contacts/{contactId}',
    summary: 'Deletes a contact that is no member',
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
    path: '/v4/contacts/{contactId}/labels',
    summary: 'Puts labels on a contact',
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
    path: '/v4/contacts/{contactId}/labels',
    summary: 'Takes labels off a contact',
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
    summary: 'All contacts, the newest first',
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
    path: '/v4/contacts/query',
    summary: 'Contacts that match a filter and the beginnings of words',
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
    summary: 'What contacts can be narrowed down by, with counts',
    permit: backOffice('CONTACTS.VIEW'),
    request: {
      paging: ref(ContactPaging),
      language: nullable(text()),
    },
    response: {
      facets: list(ref(ContactsFacet)),
      pagingMetadata: ref(OffsetPagingMetadata),
    },
    errors: ['ILLEGAL_LIMIT'],
  }),
  queryFacets: operation({
    method: 'POST',
    path: '/v4/contacts/facets/query',
    summary: 'The same for contacts that match a filter',
    permit: backOffice('CONTACTS.VIEW'),
    request: {
      paging: ref(ContactPaging),
      language: nullable(text()),
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
    path: '/v4/bulk/contacts/delete',
    summary: 'Deletes all contacts that match, after the answer',
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
    path: '/v4/bulk/contacts/update',
    summary: 'Writes the same over all contacts that match, after the answer',
    permit: backOffice('CONTACTS.MODIFY'),
    request: {
      filter: nullable(anyObject),
      search: nullable(text({ maxLength: 100 })),
      info: ref(ContactInfo),
    },
    response: {
      jobId: guid,
    },
    errors: ['NEITHER_FILTER_NOR_SEARCH'],
  }),
  bulkLabelAndUnlabelContacts: operation({
    method: 'POST',
    path: '/v4/bulk/contacts/add-remove-labels',
    summary: 'Puts labels on and off all contacts that match, after the answer',
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
    summary: 'A contact; the one with its data where it was merged',
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
