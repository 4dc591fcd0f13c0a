/** Contacts on the wire, and the messages of their queries. */
import { AddressTag, EmailTag, PhoneTag } from '../identity/identity.ts';

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
import { SortOrder } from '../shared/paging.ts';

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
/** The member that the contact belongs to. */
export const MemberInfo = message('MemberInfo', {
  memberId: nullable(guid),
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
  memberInfo: readonly(ref(MemberInfo)),
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
