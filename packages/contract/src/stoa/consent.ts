/** What visitors of a site are asked to agree to, and what waits for their answer. */
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, int64, list, message, nullable, ref, text } from '../schema.ts';

/** What visitors can agree to. Everything that a site needs to work is not asked for. */
export const ConsentCategory = choice('FUNCTIONAL', 'ANALYTICS', 'ADVERTISING');

/** What a site does before a visitor has decided. */
export const ConsentDefaults = message('ConsentDefaults', {
  /** What the site needs to work; always true. */
  essential: boolean,
  functional: boolean,
  analytics: boolean,
  advertising: boolean,
  /** Whether data may go to others. */
  dataToThirdParty: boolean,
});

/** HTML of another service, such as a tag manager, which is put into pages for visitors who agree to its category. */
export const ConsentTag = message('ConsentTag', {
  name: text({ minLength: 1, maxLength: 80 }),
  category: ConsentCategory,
  /** At the end of the head, or of the body. */
  place: choice('HEAD', 'BODY'),
  html: text({ minLength: 1, maxLength: 10_000 }),
  /** The hosts that it loads from and sends to; `*.` stands for all hosts below one. No others can be reached. */
  hosts: list(text({ minLength: 1, maxLength: 200 }), { maxItems: 20 }),
});

export const ConsentSettings = message('ConsentSettings', {
  /** Whether visitors are asked. Nothing that waits for their consent is loaded otherwise. */
  enabled: boolean,
  /** Empty for the usual words in the language of the site. */
  title: text({ maxLength: 100 }),
  text: text({ maxLength: 1000 }),
  /** What they are asked for. */
  categories: list(ConsentCategory, { maxItems: 3 }),
  policy: ref(ConsentDefaults),
  tags: list(ref(ConsentTag), { maxItems: 20 }),
  revision: int64,
});

/** What the pages of a site need to ask and to follow the answer. */
export const SiteConsent = message('SiteConsent', {
  title: nullable(text()),
  text: nullable(text()),
  categories: list(ConsentCategory),
  policy: ref(ConsentDefaults),
  tags: list(ref(ConsentTag)),
});

export const consent = service('stoa.consent', ['/stoa'], {
  getConsentSettings: operation({
    method: 'GET',
    path: '/v1/consent-settings',
    summary: 'Get what visitors are asked to agree to, and what waits for their answer',
    permit: backOffice('SETTINGS.SITE_READ'),
    request: {},
    response: { settings: ref(ConsentSettings) },
  }),
  updateConsentSettings: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/consent-settings',
    summary: 'Change what visitors are asked to agree to, and what waits for their answer; what is left out stays',
    permit: backOffice('SETTINGS.SITE_UPDATE'),
    request: { settings: ref(ConsentSettings) },
    response: { settings: ref(ConsentSettings) },
    required: ['settings', 'settings.revision'],
    errors: ['INVALID_REVISION'],
  }),
});
