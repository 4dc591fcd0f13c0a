/** Words: how texts and searches are split into them, so that both match. */

const maxWordLength = 60;

/** Letters that keep their accent when decomposed. */
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

/** Scripts that leave no space between words. */
const spacelessScripts =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}\\u30fc';
const spaceless = new RegExp(`[${spacelessScripts}]`, 'u');
/** Characters of those scripts, and of others, in a row. */
const runs = new RegExp(`[${spacelessScripts}]+|[^${spacelessScripts}]+`, 'gu');
/** Whether part of a text is in such a script. */
export const isSpaceless = (text: string): boolean => spaceless.test(text);

/** Text in searchable form: lower case, unaccented words with single spaces between. */
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
 * The words of a text in order: letters and digits only. In scripts without spaces, each pair of neighbouring
 * characters is one, and so is the last character, so that any part of a text is found.
 */
export function textWords(text: string): string[] {
  return cut(text, (characters) => [...pairs(characters), characters.at(-1) ?? '']);
}

/** The words of a search: as of a text, except that a pair needs no single character after it. */
export function queryWords(expression: string): string[] {
  return [...new Set(cut(expression, (characters) => (characters.length > 1 ? pairs(characters) : characters)))];
}

function cut(text: string, cutSpaceless: (characters: string[]) => string[]): string[] {
  const plain = toSearchText(text);
  const words = plain.split(' ').filter(Boolean);
  const parts = isSpaceless(plain)
    ? words.flatMap((word) =>
        (word.match(runs) ?? []).flatMap((run) => (isSpaceless(run) ? cutSpaceless([...run]) : run)),
      )
    : words;
  return parts.map((word) => (word.length > maxWordLength ? [...word].slice(0, maxWordLength).join('') : word));
}

const pairs = (characters: string[]): string[] =>
  characters.slice(0, -1).map((character, place) => character + characters[place + 1]);
