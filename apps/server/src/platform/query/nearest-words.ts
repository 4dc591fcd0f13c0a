import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';
import type { Checked } from '../result.ts';
import type { CompiledQuery } from './query.ts';
import type { Corrections } from './text-search.ts';

/** The maximum of alternatives for one mistyped word. */
const mostAlternatives = 3;

/**
 * For each word that no word of the site begins with: the few words it may have been mistyped for. One typing error is
 * forgiven in words of up to five letters and two in longer ones; swapping neighbours is one. One statement.
 */
export async function nearestWords(tx: Tx, words: readonly string[]): Promise<Corrections> {
  const asked = words.filter((word) => word.length > 2 && !/\p{N}/u.test(word));
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ asked_word: string; word: string }>`
    select asked_word, word from words_like(${asked}::text[])`.execute(tx.db);
  const found = Map.groupBy(rows, (row) => row.asked_word);
  const corrections = [...found].map(([word, candidates]): [string, string[]] => [
    word,
    nearest(
      word,
      candidates.map((candidate) => candidate.word),
    ),
  ]);
  return new Map(corrections.filter(([, words]) => words.length > 0));
}

/** A query, compiled again with corrections for its words; unchanged where all of them are known. */
export async function correctWords(
  tx: Tx,
  query: CompiledQuery,
  compile: (corrections: Corrections) => Checked<CompiledQuery>,
): Promise<{ query: CompiledQuery; corrections: Corrections }> {
  const corrections = await nearestWords(tx, query.text?.words ?? []);
  const corrected = corrections.size > 0 ? compile(corrections) : undefined;
  return { query: corrected?.ok ? corrected.value : query, corrections };
}

/** The candidates nearest to a word, most likely first. */
export function nearest(word: string, candidates: readonly string[]): string[] {
  const measured = candidates.map((candidate) => ({ candidate, errors: errorsTo(word, candidate) }));
  const least = Math.min(...measured.map(({ errors }) => errors));
  if (least > (word.length > 5 ? 2 : 1)) return [];
  const best = measured.filter(({ errors }) => errors === least);
  return best.slice(0, mostAlternatives).map(({ candidate }) => candidate);
}

/** The number of letters too many, missing, wrong or swapped between the word and the beginning of the candidate. */
function errorsTo(word: string, candidate: string): number {
  const letters = [...candidate];
  let beforeLast: number[] = [];
  let last = letters.map((_, place) => place + 1);
  last.unshift(0);
  for (const [row, letter] of [...word].entries()) {
    const next = [row + 1];
    for (const [place, other] of letters.entries()) {
      const least = (values: readonly (number | undefined)[]) => Math.min(...values.map((value) => value ?? Infinity));
      const swapped =
        letter === letters[place - 1] && word[row - 1] === other ? (beforeLast[place - 1] ?? 0) + 1 : Infinity;
      const replaced = (last[place] ?? 0) + (letter === other ? 0 : 1);
      next.push(least([replaced, (last[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1, swapped]));
    }
    beforeLast = last;
    last = next;
  }
  return Math.min(...last);
}
