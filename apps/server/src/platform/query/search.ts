import { type RawBuilder, sql } from 'kysely';
import { isSpaceless, toSearchText } from './search-words.ts';

export type SearchOptions = {
  /** Whether all words must match or any of them; any if absent. */
  mode?: 'AND' | 'OR';
};

const maxWords = 20;

/**
 * For tables with few rows per site, without a `TextSource`: whether words of the expression begin words in the column,
 * which holds `toSearchText`. Text in scripts without spaces is found anywhere. An expression without words matches
 * everything; of more than 20, the first count.
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

// a word is letters and digits only: nothing in it means anything in a pattern
function hasWord(word: string, column: RawBuilder<unknown>): RawBuilder<boolean> {
  return isSpaceless(word)
    ? sql<boolean>`(${column}) like ${`%${word}%`}::text`
    : sql<boolean>`(${column}) ~ ${`\\m${word}`}::text`;
}
