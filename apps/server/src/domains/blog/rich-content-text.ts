import type { RichContentNode } from '@stoa/contract';

const WORDS_A_MINUTE = 220;
const LONGEST_EXCERPT = 200;
/** Nodes whose words stand in one line. */
const LINES: ReadonlySet<string> = new Set(['PARAGRAPH', 'HEADING', 'CODE_BLOCK', 'CAPTION']);

/** The words of a document, each paragraph on a line of its own. */
export const textOf = (nodes: readonly RichContentNode[] = []): string =>
  nodes
    .map((node) => {
      if (node.type === 'TEXT') return node.textData?.text ?? '';
      const inner = textOf(node.nodes);
      return LINES.has(node.type ?? '') || !inner.endsWith('\n') ? `${inner}${inner ? '\n' : ''}` : inner;
    })
    .join('');

/** How long it takes to read a text, in minutes; nothing where there is nothing to read. */
export const minutesToRead = (text: string): number => Math.ceil((text.match(/\S+/g) ?? []).length / WORDS_A_MINUTE);

/** The beginning of a text, ended where a word does. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_EXCERPT) return line;
  const cut = line.slice(0, LONGEST_EXCERPT);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > LONGEST_EXCERPT / 2 ? end : LONGEST_EXCERPT).replace(/[\s,;:–-]+$/, '')}…`;
}
