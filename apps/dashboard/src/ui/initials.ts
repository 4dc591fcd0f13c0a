const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first characters, as people see them, of the first and last word of a name: an emoji is one of them. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => firstOf(word)).join('');
}

function firstOf(word: string): string {
  for (const { segment } of graphemes.segment(word)) return segment.toLocaleUpperCase();
  return '';
}
