/** Texts of a site in its other languages: what is translated, what is to be checked, and what is missing. */
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, guid, int64, integer, list, message, nullable, readonly, ref, text } from '../schema.ts';
import { TEXT_LANGUAGES } from './site-settings.ts';

const language = choice(...TEXT_LANGUAGES);

/** `SITE` is the menu and the footer. A site has one of it, and of `TAGS`, `CHECKOUT`, `GIFT_CARD` and `CONSENT`, by its own id. */
export const TranslatedKind = choice(
  'PRODUCT',
  'CATEGORY',
  'BRAND',
  'RIBBON',
  'TAGS',
  'PAGE',
  'SITE',
  'CHECKOUT',
  'SHIPPING_OPTION',
  'PICKUP_LOCATION',
  'LOCAL_DELIVERY',
  'GIFT_CARD',
  'CONSENT',
  'FORM',
  'BLOG_POST',
  'BLOG_CATEGORY',
  'BLOG_TAG',
);
/** `OUTDATED`: the original has changed since it was translated. */
export const TranslationState = choice('MISSING', 'OUTDATED', 'DONE');

export const TranslatedText = message('TranslatedText', {
  /** `name`, or the block and property of a page. Long texts are in pieces: `description.0`. */
  field: text({ maxLength: 300 }),
  label: readonly(text()),
  /** The original. */
  source: readonly(text()),
  /** Names the original as it is now; to be sent back as it was read, so that later changes of the original are seen. */
  sourceVersion: text({ maxLength: 32 }),
  /** The version of the original that it was translated from; null where it is not translated. */
  translatedFrom: readonly(nullable(text())),
  lines: readonly(choice('ONE', 'SEVERAL')),
  text: nullable(text({ maxLength: 10_000 })),
  state: readonly(TranslationState),
});

export const Translation = message('Translation', {
  kind: TranslatedKind,
  entityId: guid,
  language,
  title: readonly(text()),
  state: readonly(TranslationState),
  texts: list(ref(TranslatedText), { maxItems: 5000 }),
  /** `0` as long as nothing is translated. */
  revision: int64,
});

export const TranslationSummary = message('TranslationSummary', {
  kind: TranslatedKind,
  entityId: guid,
  language,
  title: text(),
  state: TranslationState,
  /** The numbers of texts in each state. */
  missing: integer(),
  outdated: integer(),
  done: integer(),
});

/** How much of a kind is translated into a language: things, not texts. */
export const TranslationProgress = message('TranslationProgress', {
  kind: TranslatedKind,
  missing: integer(),
  outdated: integer(),
  done: integer(),
  /** Whether there are more than were counted. */
  hasMore: boolean,
});

export const translations = service('stoa.translations', ['/stoa'], {
  listTranslations: operation({
    method: 'GET',
    path: '/v1/translations',
    summary: 'List what can be translated into a language of the site, with what is translated of it',
    permit: backOffice('TRANSLATIONS.READ'),
    request: {
      language,
      kind: TranslatedKind,
      /** `UNFINISHED`: to translate, or to check. */
      state: choice('MISSING', 'OUTDATED', 'DONE', 'UNFINISHED'),
      /** A part of the titles. */
      search: text({ maxLength: 100 }),
      /** The `next` of the answer before. */
      cursor: nullable(text({ maxLength: 300 })),
    },
    response: { translations: list(ref(TranslationSummary)), next: nullable(text()) },
    required: ['language', 'kind'],
  }),
  getProgress: operation({
    method: 'GET',
    path: '/v1/translation-progress/{language}',
    summary: 'Count what is translated into a language of the site, by kind; kinds without texts are left out',
    permit: backOffice('TRANSLATIONS.READ'),
    request: { language },
    response: { progress: list(ref(TranslationProgress)) },
    required: ['language'],
  }),
  getNextUnfinished: operation({
    method: 'GET',
    path: '/v1/translations/{kind}/{entityId}/{language}/next',
    summary: 'Find what is to be translated or checked after something of the same kind; null where nothing is',
    permit: backOffice('TRANSLATIONS.READ'),
    request: { kind: TranslatedKind, entityId: guid, language },
    response: { entityId: nullable(text()) },
    required: ['kind', 'entityId', 'language'],
  }),
  getTranslation: operation({
    method: 'GET',
    path: '/v1/translations/{kind}/{entityId}/{language}',
    summary: 'Get the texts of something with their translations',
    permit: backOffice('TRANSLATIONS.READ'),
    request: { kind: TranslatedKind, entityId: guid, language },
    response: { translation: ref(Translation) },
    required: ['kind', 'entityId', 'language'],
  }),
  saveTranslation: operation({
    method: 'PUT',
    effect: 'write',
    path: '/v1/translations/{translation.kind}/{translation.entityId}/{translation.language}',
    summary: 'Translate something; texts that are left out are shown in the language of the site',
    permit: backOffice('TRANSLATIONS.UPDATE'),
    request: { translation: ref(Translation) },
    response: { translation: ref(Translation) },
    required: [
      'translation',
      'translation.kind',
      'translation.entityId',
      'translation.language',
      'translation.texts',
      'translation.texts.field',
      'translation.revision',
    ],
  }),
});
