import { createHash } from 'node:crypto';

/** Shorter texts are the same by chance: "Great print, thank you!" */
const LEAST_LETTERS = 40;

/** Identifies the words of a text, whatever its punctuation, case and spaces; null for short ones. */
export function textHash(text: string): Buffer | null {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const spoken = words.join(' ');
  return spoken.length < LEAST_LETTERS ? null : createHash('sha256').update(spoken).digest();
}
