/** What is translated: texts by fields, each with the version of the text that it was translated from. */
import { createHash } from 'node:crypto';

/** A text of something as its owner wrote it. */
export type SourceText = {
  field: string;
  /** What staff know the field by. */
  label: string;
  text: string;
  lines: 'one' | 'several';
};

/** Translations by field; `source` is the version of the original. */
export type StoredTexts = Readonly<Record<string, { text: string; source: string }>>;

/** The texts of something in a language. */
export type Texts = {
  /** The translation of a field, also where its original has changed since; the original where there is none. */
  of<T extends string | null | undefined>(field: string, original: T): T | string;
  /** The translation of a piece of a long text, where that piece is still as it was. */
  ofPiece(field: string, original: string): string;
};

/** Names a text: different for different ones. */
export const versionOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Reads translations. Fields that are empty in the original stay so. */
export function textsIn(stored: StoredTexts): Texts {
  const pieces = new Map(
    Object.entries(stored).map(([field, { text, source }]) => [`${field.replace(/\.\d+$/, '')} ${source}`, text]),
  );
  return {
    of: (field, original) => (original ? (stored[field]?.text ?? original) : original),
    ofPiece: (field, original) => {
      const text = pieces.get(`${field} ${versionOf(original)}`);
      // the spaces between pieces stay
      return text === undefined ? original : original.replace(/\S(?:.*\S)?/s, () => text);
    },
  };
}
