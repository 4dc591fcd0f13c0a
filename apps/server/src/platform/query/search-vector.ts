import { textWords } from './search-words.ts';

/** The significance of a word by its place; A is the highest. Each field of a search has one of them. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** The texts of an entity, by weight. */
export type WeightedTexts = Partial<Record<Weight, string>>;

/** Positions and words beyond these are left out, as by PostgreSQL's own limits. */
const maxWords = 2000;
const maxPosition = 16_000;

/** Precedes the words of the most significant texts, so that an index finds them among all places of a word. */
export const FOREMOST = '=';

/**
 * The text of a `tsvector` with the words of an entity's texts. PostgreSQL's parser is not involved: it would split
 * words differently from `queryWords`. Words of weight A are in it a second time, marked as foremost.
 */
export function searchVector(texts: WeightedTexts): string {
  const places = new Map<string, string[]>();
  let position = 0;
  for (const weight of ['A', 'B', 'C', 'D'] as const) {
    for (const word of textWords(texts[weight] ?? '')) {
      if (places.size >= maxWords) break;
      position = Math.min(position + 1, maxPosition);
      const known = places.get(word);
      if (!known) places.set(word, [`${position}${weight}`]);
      // other places of a word hardly matter
      else if (known.length < 8) known.push(`${position}${weight}`);
      if (weight === 'A') places.set(FOREMOST + word, []);
    }
  }
  // nothing in a word needs an escape: letters and digits only
  return [...places]
    .map(([word, at]) => (at.length ? `'${word}':${[...new Set(at)].join(',')}` : `'${word}'`))
    .join(' ');
}

/** The words that mistyped ones may be corrected to: no numbers, no codes, nothing too short. */
export function vocabulary(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(textWords))].filter((word) => word.length > 2 && !/\p{N}/u.test(word));
}
