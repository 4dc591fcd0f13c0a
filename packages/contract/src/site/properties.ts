import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, fieldMask, list, message, nullable, number, ref, text } from '../schema.ts';
import { BusinessSchedule } from './locations.ts';

export const SiteCategories = message('SiteCategories', {
  primary: text(),
  secondary: list(text(), { maxItems: 50 }),
  businessTermId: nullable(text()),
});
export const SiteLocale = message('SiteLocale', { languageCode: text(), country: text() });
export const SiteAddressHint = message('SiteAddressHint', {
  text: text({ maxLength: 500 }),
  placement: choice('BEFORE', 'AFTER', 'REPLACE'),
});
export const GeoCoordinates = message('GeoCoordinates', { latitude: number(), longitude: number() });
export const SiteAddress = message('SiteAddress', {
  street: text({ maxLength: 150 }),
  city: text({ maxLength: 50 }),
  country: text({ maxLength: 2 }),
  state: text({ maxLength: 50 }),
  zip: text({ maxLength: 20 }),
  hint: ref(SiteAddressHint),
  isPhysical: boolean,
  googleFormattedAddress: text({ maxLength: 500 }),
  streetNumber: text({ maxLength: 50 }),
  apartmentNumber: text({ maxLength: 100 }),
  coordinates: ref(GeoCoordinates),
});
export const SupportedLanguage = message('SupportedLanguage', {
  languageCode: text(),
  locale: ref(SiteLocale),
  isPrimary: boolean,
  countryCode: text(),
  resolutionMethod: choice('QUERY_PARAM', 'SUBDOMAIN', 'SUBDIRECTORY'),
  isVisitorPrimary: nullable(boolean),
});
export const Multilingual = message('Multilingual', {
  supportedLanguages: list(ref(SupportedLanguage), { maxItems: 200 }),
  autoRedirect: boolean,
});
export const ConsentPolicy = message('ConsentPolicy', {
  essential: nullable(boolean),
  functional: nullable(boolean),
  analytics: nullable(boolean),
  advertising: nullable(boolean),
  dataToThirdParty: nullable(boolean),
});
export const SiteProperties = message('SiteProperties', {
  categories: ref(SiteCategories),
  locale: ref(SiteLocale),
  language: nullable(text()),
  paymentCurrency: nullable(text()),
  timeZone: nullable(text()),
  email: nullable(text()),
  phone: nullable(text()),
  fax: nullable(text()),
  address: ref(SiteAddress),
  siteDisplayName: nullable(text()),
  businessName: nullable(text()),
  logo: nullable(text()),
  description: nullable(text()),
  businessSchedule: ref(BusinessSchedule),
  multilingual: ref(Multilingual),
  consentPolicy: ref(ConsentPolicy),
  businessConfig: nullable(text()),
  externalSiteUrl: nullable(text()),
  trackClicksAnalytics: boolean,
  companyId: nullable(text({ maxLength: 50 })),
});
export const BusinessProfileData = message('BusinessProfileData', {
  siteDisplayName: nullable(text({ maxLength: 100 })),
  businessName: nullable(text({ maxLength: 100 })),
  logo: nullable(text({ maxLength: 2048 })),
  description: nullable(text({ maxLength: 1000 })),
  companyId: nullable(text({ maxLength: 50 })),
});
export const BusinessContactData = message('BusinessContactData', {
  email: nullable(text({ maxLength: 320 })),
  phone: nullable(text({ maxLength: 50 })),
  fax: nullable(text({ maxLength: 50 })),
  address: ref(SiteAddress),
});

export const siteProperties = service('site.properties', ['/site-properties', ''], {
  getSiteProperties: operation({
    method: 'GET',
    path: '/v4/properties',
    summary: 'Get site properties',
    permit: backOffice('SITE_SETTINGS.VIEW'),
    request: { fields: fieldMask() },
    response: { version: text(), properties: ref(SiteProperties) },
  }),
  updateBusinessProfile: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/properties/business-profile',
    summary: 'Update business profile; fields that are neither sent nor in the mask stay',
    permit: backOffice('SITE_PROPERTIES.UPDATE_BUSINESS_PROFILE'),
    request: { businessProfile: ref(BusinessProfileData), fields: fieldMask('businessProfile') },
    response: {},
    required: ['businessProfile'],
  }),
  updateBusinessContact: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/properties/business-contact',
    summary: 'Update business contact; fields that are neither sent nor in the mask stay',
    permit: backOffice('SITE_PROPERTIES.UPDATE_BUSINESS_CONTACT'),
    request: { businessContact: ref(BusinessContactData), fields: fieldMask('businessContact') },
    response: {},
    required: ['businessContact'],
  }),
  updateBusinessSchedule: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/properties/business-schedule',
    summary: 'Update business schedule',
    permit: backOffice('SITE_PROPERTIES.UPDATE_BUSINESS_SCHEDULE'),
    request: { businessSchedule: ref(BusinessSchedule) },
    response: {},
    required: ['businessSchedule'],
  }),
  updateConsentPolicy: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/properties/policy',
    summary: 'Update consent policy',
    permit: backOffice('SITE_PROPERTIES.UPDATE_CONSENT_POLICY'),
    request: { consentPolicy: ref(ConsentPolicy) },
    response: {},
    required: ['consentPolicy'],
  }),
});
