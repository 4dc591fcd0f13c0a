import bidiFactory from 'bidi-js';

/** A part of a text that is drawn in one font and one direction. */
export type Run = { text: string; font: string };

// the types are those of the file for bundlers, which has a default export; Node gets the function itself
export const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Noto Sans has Latin, Greek, Cyrillic, Vietnamese and Devanagari letters. */
const DEFAULT_FONT = 'NotoSans';

/** The fonts of other letters. */
const FONTS: readonly [letters: RegExp, font: string][] = [
  [/[\p{Script=Arabic}\u060c\u061b\u061f\u0640\u064b-\u0655\u0660-\u066c]/u, 'Arabic'],
  [/\p{Script=Hangul}/u, 'Korean'],
  [/[\u0590-\u05ff\ufb1d-\ufb4f]/, 'Hebrew'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\u31f0-\u33ff\uff00-\uffef]/u, 'Japanese'],
];

/** Marks of direction, which the fonts would draw as boxes. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const fontOf = (letter: string): string => FONTS.find(([letters]) => letters.test(letter))?.[1] ?? DEFAULT_FONT;

/** Splits a text into runs, in the order in which it is read. Letters that no font has are drawn as boxes. */
export function runsOf(text: string, direction: 'ltr' | 'rtl'): Run[] {
  const [first = [], ...others] = text.split('\n').map((line) => runsOfLine(line, direction));
  return [...first, ...others.flatMap((runs) => [{ text: '\n', font: DEFAULT_FONT }, ...runs])];
}

function runsOfLine(line: string, direction: 'ltr' | 'rtl'): Run[] {
  const text = line.replace(DIRECTION_MARKS, '');
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: (Run & { level: number })[] = [];
  let index = 0;
  for (const letter of text) {
    const [level, font, last] = [levels[index] ?? 0, fontOf(letter), runs.at(-1)];
    index += letter.length;
    // their font turns letters round, but not the signs between words: these stand alone
    const isSign = level % 2 === 1 && font === DEFAULT_FONT;
    // numbers are read from the left, but their font turns them round like words
    const isNumber = level % 2 === 0 && font === 'Arabic';
    if (!isSign && last?.font === font && last.level === level)
      last.text = isNumber ? letter + last.text : last.text + letter;
    else runs.push({ text: letter, font, level });
  }
  return runs.map(({ text: part, font }) => ({ text: part, font }));
}
