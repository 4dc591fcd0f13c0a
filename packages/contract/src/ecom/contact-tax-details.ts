import { bareResult, bulkResult, crud, entityFields } from '../crud.ts';
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, email, guid, list, message, nullable, readonly, ref, text } from '../schema.ts';
import { ExtendedFields } from '../shared/common.ts';
import { BulkActionMetadata } from '../shared/errors.ts';
import { CursorQuery } from '../shared/paging.ts';
import { Tags, updatingTags, updatingTagsByFilter } from '../shared/tags.ts';

const short = readonly(nullable(text({ maxLength: 100 })));
const ContactDetails = message('TaxContactDetails', {
  firstName: short,
  lastName: short,
  company: short,
  email: readonly(nullable(email)),
  vatId: short,
});
export const ContactTaxDetails = message('ContactTaxDetails', {
  ...entityFields,
  /** The contact's. */
  id: nullable(guid),
  taxExemptGroupId: nullable(guid),
  contactDetails: ref(ContactDetails),
  extendedFields: ref(ExtendedFields),
  tags: ref(Tags),
});
const ContactTaxDetailsTagsModified = message('ContactTaxDetailsTagsModified', {
  contactTaxDetails: ref(ContactTaxDetails),
  assignedTags: ref(Tags),
  unassignedTags: ref(Tags),
});

const limits = { minItems: 1, maxItems: 100 };
const results = list(ref(bulkResult('BulkUpsertContactTaxDetailsResult', ContactTaxDetails)), limits);
const bulk = '/v1/bulk/contact-tax-details';
const RequestedFields = choice('CONTACT_DETAILS');
const fields = list(RequestedFields, { maxItems: 10 });
const update = backOffice('BILLING.CONTACT_TAX_DETAILS_UPDATE');
const updateTags = 'BILLING.CONTACT_TAX_DETAILS_UPDATE_TAGS';

/** The contacts that belong to a tax-exempt group. */
export const contactTaxDetails = service('ecom.contact-tax-details', ['/billing', ''], {
  upsertContactTaxDetails: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/contact-tax-details',
    summary: 'Create or update the tax details of a contact',
    permit: update,
    request: { contactTaxDetails: ref(ContactTaxDetails), fields },
    response: { contactTaxDetails: ref(ContactTaxDetails) },
    required: ['contactTaxDetails', 'contactTaxDetails.id', 'contactTaxDetails.taxExemptGroupId'],
  }),
  getContactTaxDetails: operation({
    method: 'GET',
    path: '/v1/contact-tax-details/{id}',
    summary: 'Get the tax details of a contact',
    permit: backOffice('BILLING.CONTACT_TAX_DETAILS_READ'),
    request: { id: guid, fields },
    response: { contactTaxDetails: ref(ContactTaxDetails) },
    required: ['id'],
  }),
  ...crud({
    entity: ContactTaxDetails,
    one: 'contactTaxDetails',
    many: 'contactTaxDetails',
    path: '/v1/contact-tax-details',
    permission: 'BILLING.CONTACT_TAX_DETAILS',
    fields: RequestedFields,
    query: { request: CursorQuery, alsoPost: true },
    bulk: { results, deleted: list(ref(bareResult('BulkContactTaxDetailsResult')), limits) },
    serves: ['delete', 'query', 'bulkDelete', 'count'],
    differs: {
      query: { request: { query: ref(CursorQuery), fields } },
      count: { errors: ['TOO_MANY_TO_COUNT'] },
    },
  }),
  bulkUpsertContactTaxDetails: operation({
    method: 'POST',
    effect: 'write',
    path: `${bulk}/upsert`,
    summary: 'Create or update the tax details of contacts',
    permit: update,
    request: { contactTaxDetails: list(ref(ContactTaxDetails), limits), returnEntity: boolean, fields },
    response: { results, bulkActionMetadata: ref(BulkActionMetadata) },
    required: ['contactTaxDetails'],
  }),
  bulkUpdateContactTaxDetailsTags: operation({
    summary: 'Add and remove tags of the tax details of contacts',
    ...updatingTags('contactTaxDetailsIds', bulk, updateTags),
  }),
  bulkUpdateContactTaxDetailsTagsByFilter: operation({
    summary: 'Add and remove tags of all matching tax details of contacts, in the background',
    ...updatingTagsByFilter(bulk, updateTags),
  }),
});

export const contactTaxDetailsEvents = events('wix.billing.v1.contact_tax_details', {
  entity: ContactTaxDetails,
  permission: 'BILLING.CONTACT_TAX_DETAILS_READ',
  created: 'A contact joins a tax-exempt group.',
  updated: 'The tax details of a contact are changed.',
  deleted: { when: 'A contact leaves its tax-exempt group.', carriesEntity: true },
  actions: {
    tagsModified: {
      when: 'Tags of the tax details of a contact are assigned or removed.',
      carries: ContactTaxDetailsTagsModified,
    },
  },
});
