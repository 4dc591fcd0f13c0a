import type { Content } from 'pdfmake/interfaces.js';
import { changeContent, isTable } from './content.ts';
import { bidi } from './letters.ts';

const OTHER_SIDE: Record<string, string> = { left: 'right', right: 'left' };

/** The same document for readers who begin at the right: its columns, cells, margins and sides change places. */
export const mirrored = (content: readonly Content[]): Content[] => changeContent(content, { node: mirroredNode });

function mirroredNode(node: Record<string, unknown>): Record<string, unknown> {
  const { alignment, columns, margin, table } = node;
  return {
    ...node,
    ...(typeof alignment === 'string' && { alignment: OTHER_SIDE[alignment] ?? alignment }),
    ...(Array.isArray(columns) && { columns: columns.toReversed() }),
    ...(Array.isArray(margin) && margin.length === 4 && { margin: [margin[2], margin[1], margin[0], margin[3]] }),
    ...(isTable(table) && {
      table: {
        ...table,
        body: table.body.map((row) => row.toReversed()),
        ...(table.widths && { widths: table.widths.toReversed() }),
      },
    }),
  };
}

/** A word of a line as pdfmake has measured it, in points. `read` is its text before brackets of it were turned round. */
type Word = { text: string; x: number; width: number; read?: string };

/** What is known of a line of text: its words in the order in which they are read. */
export type Line = { inlines: Word[]; trailingCut: number };

/**
 * Puts the words of a line where they are seen: the bidirectional algorithm of Unicode, UAX #9, rules L2 and L4. Brackets are
 * turned round only here, as a pair of them has a say in the levels. Lines that are drawn again stay as they are.
 */
export function placeWords({ inlines, trailingCut }: Line, direction: 'ltr' | 'rtl'): void {
  for (const word of inlines) word.read ??= word.text;
  const levels = levelsOf(inlines, direction);
  if (levels.every((level) => level === 0)) return;
  for (const [index, word] of inlines.entries()) word.text = turned(word, levels[index] ?? 0);
  // rule L1: the space after the last word is at the end of the line, whichever way that word is read
  const endsTurned = (levels.at(-1) ?? 0) % 2 === 1;
  const cut = direction === 'rtl' ? trailingCut : 0;
  let x = endsTurned ? -cut : (inlines[0]?.x ?? 0);
  for (const word of inVisualOrder(inlines, levels)) {
    word.x = x;
    x += word === inlines.at(-1) && !endsTurned ? word.width - cut : word.width;
  }
}

function levelsOf(words: readonly Word[], direction: 'ltr' | 'rtl'): number[] {
  const { levels } = bidi.getEmbeddingLevels(words.map(textRead).join(''), direction);
  let start = 0;
  return words.map((word) => {
    const level = levels[start] ?? 0;
    start += textRead(word).length;
    return level;
  });
}

const textRead = ({ text, read = text }: Word): string => read;

/** Signs that are read from the right stand alone (`runsOf`). */
function turned(word: Word, level: number): string {
  const read = textRead(word);
  return level % 2 === 1 ? (bidi.getMirroredCharacter(read) ?? read) : read;
}

/** Turns round what has a level or a higher one, from the highest to the lowest that is read from the right. */
function inVisualOrder<Item>(items: readonly Item[], levels: readonly number[]): Item[] {
  let order = items.map((item, index) => ({ item, level: levels[index] ?? 0 }));
  for (let level = Math.max(...levels); level >= 1; level--) {
    const turned: typeof order = [];
    let together: typeof order = [];
    for (const each of order) {
      if (each.level >= level) {
        together.unshift(each);
      } else {
        turned.push(...together, each);
        together = [];
      }
    }
    order = [...turned, ...together];
  }
  return order.map(({ item }) => item);
}
