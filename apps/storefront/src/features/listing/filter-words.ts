import type { Api } from '../../lib/api.ts';

/** As many as are translated at once. */
const MOST = 500;
/** Longer words are in addresses that somebody made up. */
const LONGEST = 500;

/** What options, choices and brands are called in the language of the page. */
export async function loadFilterWords({ storefront }: Api, all: readonly string[]): Promise<(word: string) => string> {
  const words = [...new Set(all)].filter(({ length }) => length <= LONGEST).slice(0, MOST);
  if (words.length === 0) return (word) => word;
  const { words: translated = [] } = await storefront.translateFilters({ words });
  const known = new Map(words.map((word, at) => [word, translated[at] ?? word]));
  return (word) => known.get(word) ?? word;
}
