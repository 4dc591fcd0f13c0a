/** The settings of a site that its shop needs before its first sale, and how far its set-up is. */
import { backOffice, operation, service, staffOnly } from '../operation.ts';
import {
  boolean,
  choice,
  country,
  currency,
  email,
  int64,
  language,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { SiteState } from './site.ts';

/** The languages that there are texts for shoppers in. */
export const TEXT_LANGUAGES = ['en', 'de', 'es', 'fr', 'he', 'ja'] as const;

/** Where the business is. Its country decides which taxes and addresses are suggested. */
export const BusinessAddress = message('BusinessAddress', {
  country: nullable(country),
  /** ISO 3166-2, or a name where there are no codes. */
  subdivision: nullable(text({ maxLength: 50 })),
  city: nullable(text({ maxLength: 50 })),
  postalCode: nullable(text({ maxLength: 20 })),
  addressLine: nullable(text({ maxLength: 150 })),
  addressLine2: nullable(text({ maxLength: 100 })),
});

export const SiteSettings = message('SiteSettings', {
  name: text({ minLength: 1, maxLength: 100 }),
  /** Changed by `setSiteState`. */
  state: readonly(SiteState),
  /** Where customers can reach the business; shown on the site. */
  email: nullable(email),
  phone: nullable(text({ maxLength: 50 })),
  address: ref(BusinessAddress),
  /** BCP 47; texts and amounts of the site and its e-mails are in this language. */
  language,
  /** The other languages in which visitors can read the site: its pages are at addresses that begin with them. */
  otherLanguages: list(choice(...TEXT_LANGUAGES), { maxItems: 5 }),
  /** A name of the IANA time zone database. */
  timeZone: text({ minLength: 1, maxLength: 64 }),
  currency,
  /** Whether the currency can no longer change, as something on the site has a price. */
  isCurrencyFixed: readonly(boolean),
  weightUnit: choice('KG', 'LB'),
  /** How customers can pay; none: nothing can be ordered that costs anything. */
  paymentMethods: list(choice('offline', 'card', 'payPal'), { maxItems: 3 }),
  /** The number of the next order. It can be raised, and lowered to one that no order has reached. */
  nextOrderNumber: int64,
  /** Whether the dashboard no longer shows the steps of the set-up. */
  isSetUpHidden: boolean,
  revision: int64,
});

export const SetUpStep = message('SetUpStep', {
  step: choice('BUSINESS', 'PRODUCTS', 'DELIVERY', 'TAX', 'PAYMENT', 'LEGAL'),
  isDone: boolean,
});

export const siteSettings = service('stoa.sites.settings', ['/stoa'], {
  getSiteSettings: operation({
    method: 'GET',
    path: '/v1/site/settings',
    summary: 'Get the settings of the site: business, language, currency, units, payment methods',
    permit: backOffice('SETTINGS.SITE_READ'),
    request: {},
    response: { settings: ref(SiteSettings) },
  }),
  updateSiteSettings: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/site/settings',
    summary: 'Change settings of the site; what is left out stays',
    permit: backOffice('SETTINGS.SITE_UPDATE'),
    request: { settings: ref(SiteSettings) },
    response: { settings: ref(SiteSettings) },
    required: ['settings', 'settings.revision'],
    errors: ['CURRENCY_IS_FIXED', 'LANGUAGE_IS_PAGE_ADDRESS', 'ORDER_NUMBER_TAKEN'],
  }),
  setSiteState: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/site/settings/state',
    summary:
      'Open the site to visitors, or close it: ENABLED for open, PENDING before its opening, DISABLED for closed',
    permit: staffOnly('SETTINGS.SITE_UPDATE'),
    request: { state: choice('ENABLED', 'PENDING', 'DISABLED') },
    response: { settings: ref(SiteSettings) },
    required: ['state'],
  }),
  getSetUpProgress: operation({
    method: 'GET',
    path: '/v1/site/set-up',
    summary: 'Get the steps of setting up the shop, and which of them are done',
    permit: backOffice('SETTINGS.SITE_READ'),
    request: {},
    response: { steps: list(ref(SetUpStep)), isHidden: boolean },
  }),
});
