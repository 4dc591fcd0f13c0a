export { namedInLanguage, textsOfOne, translatedBy } from './in-language.ts';
export { everyPiece, inPieces, mapPieces } from './pieces.ts';
export { seoSources, translatedSeo } from './seo-texts.ts';
export { lineSource, linesSource, type Source, sourcesAmong, type Which } from './sources.ts';
export { type SourceText, type StoredTexts, type Texts, textsIn, versionOf } from './texts.ts';
export {
  fieldInEveryLanguage,
  findAllTranslations,
  findTranslations,
  hasTranslatedWords,
  saveTranslation,
  type TranslatedKind,
  textsOfEveryLanguage,
  translatedTexts,
  translatedWords,
  wordIn,
} from './translations.store.ts';
