import { AddressTag, EmailTag, PhoneTag } from '../identity/identity.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  country,
  date,
  email,
  guid,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { OffsetPagingMetadata, SortOrder } from '../shared/paging.ts';

export const ContactStreetAddress = message('ContactStreetAddress', {
  number: text({ maxLength: 100 }),
  name: text({ maxLength: 1000 }),
});
export const ContactPostalAddress = message(
  'ContactPostalAddress',
  {
    streetAddress: ref(ContactStreetAddress),
    addressLine: nullable(text({ maxLength: 1000 })),
    country: nullable(country),
    subdivision: nullable(text({ maxLength: 100 })),
    city: nullable(text({ maxLength: 1000 })),
    postalCode: nullable(text({ maxLength: 100 })),
    addressLine2: nullable(text({ maxLength: 1000 })),
  },
  { atMostOne: [['streetAddress', 'addressLine']] },
);
export const ContactAddress = message('ContactAddress', {
  id: readonly(nullable(guid)),
  tag: AddressTag,
  address: ref(ContactPostalAddress),
});
export const ContactAddressesWrapper = message('ContactAddressesWrapper', {
  items: list(ref(ContactAddress), { maxItems: 50 }),
});
export const ContactEmail = message('ContactEmail', {
  id: readonly(nullable(guid)),
  tag: EmailTag,
  email,
  primary: nullable(boolean),
});
export const ContactEmailsWrapper = message('ContactEmailsWrapper', {
  items: list(ref(ContactEmail), { maxItems: 50 }),
});
export const ContactName = message('ContactName', {
  first: nullable(text({ maxLength: 1000 })),
  last: nullable(text({ maxLength: 1000 })),
});
export const ContactPhone = message('ContactPhone', {
  id: readonly(nullable(guid)),
  tag: PhoneTag,
  countryCode: nullable(country),
  phone: text({ minLength: 1, maxLength: 50 }),
  e164Phone: readonly(nullable(text())),
  primary: nullable(boolean),
});
export const ContactPhonesWrapper = message('ContactPhonesWrapper', {
  items: list(ref(ContactPhone), { maxItems: 50 }),
});
export const ContactImage = message('ContactImage', {
  id: text(),
  url: text(),
  height: number(),
  width: number(),
  altText: nullable(text()),
  urlExpirationDate: readonly(nullable(date)),
});
export const ContactPicture = message('ContactPicture', {
  image: ref(ContactImage),
});
export const ExtendedFieldsWrapper = message('ExtendedFieldsWrapper', {
  items: anyObject,
});
export const LabelsWrapper = message('LabelsWrapper', {
  items: list(text(), { maxItems: 2000 }),
});
export const ContactInfo = message('ContactInfo', {
  name: ref(ContactName),
  emails: ref(ContactEmailsWrapper),
  phones: ref(ContactPhonesWrapper),
  addresses: ref(ContactAddressesWrapper),
  company: nullable(text({ maxLength: 1000 })),
  jobTitle: nullable(text({ maxLength: 1000 })),
  birthdate: nullable(text()),
  locale: nullable(text()),
  labelKeys: ref(LabelsWrapper),
  extendedFields: ref(ExtendedFieldsWrapper),
  picture: ref(ContactPicture),
});
export const ContactActivityType = choice(
  'GENERAL',
  'CONTACT_CREATED',
  'MEMBER_LOGIN',
  'MEMBER_REGISTER',
  'MEMBER_STATUS_CHANGED',
  'FORM_SUBMITTED',
  'INBOX_FORM_SUBMITTED',
  'INBOX_PAYMENT_REQUEST_PAID',
  'INBOX_MESSAGE_TO_CUSTOMER',
  'INBOX_MESSAGE_FROM_CUSTOMER',
  'NEWSLETTER_SUBSCRIPTION_FORM_SUBMITTED',
  'NEWSLETTER_SUBSCRIPTION_UNSUBSCRIBE',
  'ECOM_PURCHASE',
  'ECOM_CART_ABANDON',
  'ECOM_CHECKOUT_BUYER',
  'BOOKINGS_APPOINTMENT',
  'HOTELS_RESERVATION',
  'HOTELS_PURCHASE',
  'HOTELS_CONFIRMATION',
  'HOTELS_CANCEL',
  'VIDEO_PURCHASE',
  'VIDEO_RENT',
  'CASHIER_BUTTON_PURCHASE',
  'ARENA_NEW_LEAD',
  'EVENTS_RSVP',
  'INVOICE_PAY',
  'INVOICE_OVERDUE',
  'PRICE_QUOTE_ACCEPT',
  'PRICE_QUOTE_EXPIRE',
  'RESTAURANTS_ORDER',
  'RESTAURANTS_RESERVATION',
  'SHOUTOUT_OPEN',
  'SHOUTOUT_CLICK',
  'CONTACT_MERGED',
  'NEWSLETTER_SUBSCRIPTION_SUBSCRIBE',
  'NEWSLETTER_SUBSCRIPTION_PENDING',
  'NEWSLETTER_SUBSCRIPTION_NOT_SET',
  'PHONE_SUBSCRIPTION_SUBSCRIBE',
  'PHONE_SUBSCRIPTION_PENDING',
  'PHONE_SUBSCRIPTION_NOT_SET',
  'PHONE_SUBSCRIPTION_UNSUBSCRIBE',
);
export const ContactActivity = message('ContactActivity', {
  activityDate: nullable(date),
  activityType: ContactActivityType,
});
export const ContactSourceType = choice(
  'OTHER',
  'ADMIN',
  'WIX_APP',
  'IMPORT',
  'THIRD_PARTY',
  'WIX_BOOKINGS',
  'WIX_CHAT',
  'WIX_EMAIL_MARKETING',
  'WIX_EVENTS',
  'WIX_FORMS',
  'WIX_GROUPS',
  'WIX_HOTELS',
  'WIX_MARKET_PLACE',
  'WIX_MUSIC',
  'WIX_RESTAURANTS',
  'WIX_SITE_MEMBERS',
  'WIX_STORES',
  'WIX_CODE',
  'HOPP',
);
export const ContactSource = message('ContactSource', {
  sourceType: readonly(ContactSourceType),
  appId: readonly(nullable(guid)),
});
export const PrimaryContactInfo = message('PrimaryContactInfo', {
  email: readonly(nullable(email)),
  phone: readonly(nullable(text())),
});
export const EmailDeliverabilityStatus = choice('NOT_SET', 'VALID', 'BOUNCED', 'SPAM_COMPLAINT', 'INACTIVE');
export const SubscriptionStatus = choice('NO_SUBSCRIPTION_STATUS', 'NOT_SET', 'PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED');
export const PrimaryEmail = message('PrimaryEmail', {
  email: readonly(nullable(email)),
  subscriptionStatus: readonly(SubscriptionStatus),
  deliverabilityStatus: readonly(EmailDeliverabilityStatus),
});
export const PrimaryPhone = message('PrimaryPhone', {
  countryCode: nullable(country),
  e164Phone: readonly(nullable(text())),
  formattedPhone: readonly(nullable(text())),
  subscriptionStatus: readonly(SubscriptionStatus),
  phone: readonly(nullable(text())),
});
export const Contact = message('Contact', {
  id: readonly(guid),
  revision: readonly(number()),
  source: readonly(ref(ContactSource)),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  lastActivity: readonly(ref(ContactActivity)),
  primaryInfo: readonly(ref(PrimaryContactInfo)),
  info: ref(ContactInfo),
  primaryEmail: readonly(ref(PrimaryEmail)),
  primaryPhone: readonly(ref(PrimaryPhone)),
});
export const ContactSorting = message('ContactSorting', {
  fieldName: text({ maxLength: 100 }),
  order: SortOrder,
});
export const ContactPaging = message('ContactPaging', {
  limit: nullable(integer({ maximum: 1000, minimum: 0 })),
  offset: nullable(integer({ minimum: 0 })),
});
export const ContactFieldSet = choice('BASIC', 'COMMUNICATION_DETAILS', 'EXTENDED', 'FULL');
export const ContactQuery = message('ContactQuery', {
  filter: nullable(anyObject),
  sort: list(ref(ContactSorting), { maxItems: 1 }),
  paging: ref(ContactPaging),
  fields: list(text({ maxLength: 100 }), { maxItems: 100 }),
  fieldsets: list(ContactFieldSet, { maxItems: 10 }),
});
export const ContactsFacetType = choice(
  'UNKNOWN',
  'ALL_CONTACTS',
  'NOT_LABELED',
  'LABEL',
  'SUBSCRIPTION_STATUS',
  'MEMBERSHIP_STATUS',
);
export const ContactsFacet = message('ContactsFacet', {
  facetType: ContactsFacetType,
  namespace: nullable(text()),
  namespaceDisplayName: nullable(text()),
  facetKey: nullable(text()),
  facetDisplayName: nullable(text()),
  count: nullable(integer()),
  queryFilter: nullable(anyObject),
});
export const GetContactResponseType = choice('REGULAR', 'IMPLICIT', 'MERGED');

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
