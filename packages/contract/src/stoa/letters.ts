/** Previews of the e-mails that a site sends. */
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, email, list, message, ref, text } from '../schema.ts';

export const LetterKind = message('LetterKind', {
  /** The key of the e-mail, such as `order-confirmation`. */
  name: text(),
  title: text(),
  /** The occasion of the e-mail, as a sentence. */
  when: text(),
  /** `BUSINESS`: the people of the shop. */
  goesTo: choice('CUSTOMER', 'BUSINESS'),
  /** Whether the shop can do without it. */
  isOptional: boolean,
  isOn: boolean,
  /** Who gets an e-mail to the business; empty for the usual: the shop's own address, or else its team. */
  recipients: list(email),
});

export const LetterPreview = message('LetterPreview', {
  name: text(),
  /** The language of the e-mail. */
  language: text(),
  subject: text(),
  /** A complete HTML document without scripts and external resources. */
  html: text(),
  /** The plain-text alternative. */
  text: text(),
});

export const letters = service('stoa.letters', ['/stoa'], {
  listLetters: operation({
    method: 'GET',
    path: '/v1/letters',
    summary: 'List the kinds of e-mails and their languages',
    permit: backOffice('SETTINGS.LETTERS_READ'),
    request: {},
    response: {
      letters: list(ref(LetterKind)),
      /** BCP 47. */
      languages: list(text()),
      /** The site's language, one of `languages`. */
      siteLanguage: text(),
    },
  }),
  previewLetter: operation({
    method: 'GET',
    path: '/v1/letters/{name}/preview',
    summary: 'Preview an e-mail with made-up names, products and amounts',
    permit: backOffice('SETTINGS.LETTERS_READ'),
    request: {
      name: text({ maxLength: 100 }),
      /** BCP 47; the site's language by default. */
      language: text({ maxLength: 35 }),
    },
    response: { preview: ref(LetterPreview) },
    required: ['name'],
  }),
  updateLetter: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/letters/{name}',
    summary: 'Decide whether an e-mail is sent and, of those to the business, to whom',
    permit: backOffice('SETTINGS.LETTERS_UPDATE'),
    request: {
      name: text({ maxLength: 100 }),
      isOn: boolean,
      /** None: the usual. */
      recipients: list(email, { maxItems: 20 }),
    },
    response: { letter: ref(LetterKind) },
    required: ['name'],
    errors: ['LETTER_IS_REQUIRED'],
  }),
  sendTestLetter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/letters/{name}/test',
    summary: 'Mail an e-mail with made-up names, products and amounts to an address',
    permit: backOffice('SETTINGS.LETTERS_UPDATE'),
    request: {
      name: text({ maxLength: 100 }),
      /** BCP 47; the site's language by default. */
      language: text({ maxLength: 35 }),
      to: email,
    },
    response: {},
    required: ['name', 'to'],
    errors: ['THROTTLED_FEATURE'],
  }),
});
