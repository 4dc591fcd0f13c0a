/**
 * The product's own texts in all languages, as strings and functions with parameters. For use on the server; browsers
 * load single subjects with `load.ts`.
 */
import { de } from './de/index.ts';
import { en, type Messages } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { he } from './he/index.ts';
import { ja } from './ja/index.ts';
import { type Language, languageOf } from './languages.ts';

export type { Messages, Notice, Subject } from './en/index.ts';
export { formatsOf } from './formats.ts';
export { directionOf, isSpoken, type Language, languageOf, languages } from './languages.ts';

const catalogues: Record<Language, Messages> = { en, de, es, fr, he, ja };

/** Returns the texts for a site's language, a BCP 47 tag. */
export const messagesIn = (language: string): Messages => catalogues[languageOf(language)];
