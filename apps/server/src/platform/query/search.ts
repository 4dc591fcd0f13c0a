import { type RawBuilder, sql } from 'kysely';

export type SearchOptions = {
  /** Whether all words must be found or any of them; any where not said. */
  mode?: 'AND' | 'OR';
  /** Whether words that are nearly alike count too. Looks at every row's text, where exact words use an index. */
  fuzzy?: boolean;
};

const maxWords = 20;

/** How much of a word's trigrams a text must share; a typing error in a word of six letters leaves this much. */
const fuzzyThreshold = 0.4;

/** Letters that do not take their accent off when decomposed. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Text as searches want it in their column: lower case, unaccented words with single spaces between. */
export function toSearchText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Whether words of the expression begin words in the column, which holds `toSearchText`. Scripts that leave no space
 * between words are found anywhere. An expression without words matches everything; of more than 20, the first count.
 */
export function compileSearch(
  expression: string,
  column: RawBuilder<unknown>,
  { mode = 'OR', fuzzy = false }: SearchOptions = {},
): RawBuilder<boolean> {
  const words = toSearchText(expression).split(' ').filter(Boolean).slice(0, maxWords);
  if (words.length === 0) return sql<boolean>`true`;
  const conditions = words.map((word) => {
    const found = hasWord(word, column);
    return fuzzy ? sql`(${found} or word_similarity(${word}::text, ${column}) >= ${fuzzyThreshold}::real)` : found;
  });
  return sql<boolean>`(${sql.join(conditions, mode === 'AND' ? sql` and ` : sql` or `)})`;
}

// A word is letters and digits only: nothing in it means anything in a pattern.
function hasWord(word: string, column: RawBuilder<unknown>): RawBuilder<boolean> {
  const isSpaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(
    word,
  );
  return isSpaceless
    ? sql<boolean>`(${column}) like ${`%${word}%`}::text`
    : sql<boolean>`(${column}) ~ ${`\\m${word}`}::text`;
}
