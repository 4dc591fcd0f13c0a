/** Texts of a site in its other languages: what is translated, what is to be checked, and what is missing. */
import { backOffice, operation, service } from '../operation.ts';
import { choice, guid, int64, integer, list, message, nullable, readonly, ref, text } from '../schema.ts';
import { TEXT_LANGUAGES } from './site-settings.ts';

const language = choice(...TEXT_LANGUAGES);

/** `SITE` is what all pages share: its menu and its footer. */
export const TranslatedKind = choice('PRODUCT', 'CATEGORY', 'PAGE', 'SITE');
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

export const translations = service('stoa.translations', ['/stoa'], {
  listTranslations: operation({
    method: 'GET',
    path: '/v1/translations',
    summary: 'List what can be translated into a language of the site, with what is translated of it',
    permit: backOffice('TRANSLATIONS.READ'),
    request: {
      language,
      kind: TranslatedKind,
      state: TranslationState,
      /** The `next` of the answer before. */
      cursor: nullable(text({ maxLength: 300 })),
    },
    response: { translations: list(ref(TranslationSummary)), next: nullable(text()) },
    required: ['language', 'kind'],
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
