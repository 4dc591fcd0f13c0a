/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const contacts = /* @__PURE__ */ routes<typeof contract.contacts>({
  createContact: 'POST /contacts/v4/contacts',
  updateContact: 'PATCH /contacts/v4/contacts/{contactId}',
  mergeContacts: 'POST /contacts/v4/contacts/{targetContactId}/merge',
  previewMergeContacts: 'POST /contacts/v4/contacts/{targetContactId}/preview-merge',
  deleteContact: 'DELETE /contacts/v4/contacts/{contactId}',
  labelContact: 'POST /contacts/v4/contacts/{contactId}/labels',
  unlabelContact: 'DELETE /contacts/v4/contacts/{contactId}/labels',
  listContacts: 'GET /contacts/v4/contacts',
  queryContacts: 'POST /contacts/v4/contacts/query',
  listFacets: 'GET /contacts/v4/contacts/facets',
  queryFacets: 'POST /contacts/v4/contacts/facets/query',
  bulkDeleteContacts: 'POST /contacts/v4/bulk/contacts/delete',
  bulkUpdateContacts: 'POST /contacts/v4/bulk/contacts/update',
  bulkLabelAndUnlabelContacts: 'POST /contacts/v4/bulk/contacts/add-remove-labels',
  getContact: 'GET /contacts/v4/contacts/{id}',
});
