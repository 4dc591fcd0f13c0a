type Correction = { word: string; alternatives: string[] };

/**
 * The search text with each mistyped word replaced by its likeliest correction.
 * Null if no word was mistyped.
 */
export function correctedWords(words: string, corrections: readonly Correction[]): string | null {
  const better = new Map(
    corrections.flatMap(({ word, alternatives: [first] }) => (first ? [[plain(word), first]] : [])),
  );
  const corrected = words.split(/\s+/).map((word) => better.get(plain(word)) ?? word);
  const changed = corrected.join(' ');
  return changed === words.split(/\s+/).join(' ') ? null : changed;
}

/** Words are compared in the same way as in searches: without case and accents. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
