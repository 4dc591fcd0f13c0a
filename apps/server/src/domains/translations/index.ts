export { everyPiece, inPieces, mapPieces } from './pieces.ts';
export { seoSources, translatedSeo } from './seo-texts.ts';
export { type SourceText, type StoredTexts, type Texts, versionOf } from './texts.ts';
export {
  findAllTranslations,
  findTranslations,
  saveTranslation,
  type TranslatedKind,
  translatedTexts,
} from './translations.store.ts';
