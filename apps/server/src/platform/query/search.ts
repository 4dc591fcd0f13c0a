import { type RawBuilder, sql } from 'kysely';
import { isSpaceless, toSearchText } from './search-words.ts';

export type SearchOptions = {
  /** Whether all words must be found or any of them; any where not said. */
  mode?: 'AND' | 'OR';
};

const maxWords = 20;

/**
 * For tables with few rows a site, without a `TextSource`: whether words of the expression begin words in the column,
 * which holds `toSearchText`. Scripts that leave no space between words are found anywhere. An expression without words
 * matches everything; of more than 20, the first count.
 */
export function compileSearch(
  expression: string,
  column: RawBuilder<unknown>,
  { mode = 'OR' }: SearchOptions = {},
): RawBuilder<boolean> {
  const words = toSearchText(expression).split(' ').filter(Boolean).slice(0, maxWords);
  if (words.length === 0) return sql<boolean>`true`;
  const conditions = words.map((word) => hasWord(word, column));
  return sql<boolean>`(${sql.join(conditions, mode === 'AND' ? sql` and ` : sql` or `)})`;
}

// A word is letters and digits only: nothing in it means anything in a pattern.
function hasWord(word: string, column: RawBuilder<unknown>): RawBuilder<boolean> {
  return isSpaceless(word)
    ? sql<boolean>`(${column}) like ${`%${word}%`}::text`
    : sql<boolean>`(${column}) ~ ${`\\m${word}`}::text`;
}
