/** Words of rich content of the API, as short texts have them: paragraphs of words and links. */
import { isSafeHref } from '@stoa/page-model';

export type Span = { text: string; href?: string };

type Node = {
  type?: string;
  nodes?: Node[];
  textData?: { text?: string; decorations?: Record<string, unknown>[] };
};
type Content = { nodes?: Node[] } | null | undefined;

/** The paragraphs of a text, whatever it is made of; those without words are left out. */
export const spansOf = (content: Content): Span[][] =>
  (content?.nodes ?? []).flatMap(paragraphsOf).filter((spans) => spans.some(({ text }) => text.trim()));

/** The same as texts. */
export const plainParagraphs = (content: Content): string[] =>
  spansOf(content).map((spans) => spans.map(({ text }) => text).join(''));

function paragraphsOf(node: Node): Span[][] {
  if (node.type === 'TEXT') return [[spanOf(node)]];
  const { nodes = [] } = node;
  if (nodes.some(({ type }) => type !== 'TEXT')) return nodes.flatMap(paragraphsOf);
  return [nodes.map(spanOf)];
}

function spanOf({ textData: { text = '', decorations = [] } = {} }: Node): Span {
  const link = decorations.find(({ type }) => type === 'LINK')?.linkData as { link?: { url?: unknown } } | undefined;
  const url = link?.link?.url;
  return typeof url === 'string' && isSafeHref(url) ? { text, href: url } : { text };
}

/** A text as rich content: a paragraph for each of its lines. */
export const richWords = (text: string) => ({
  nodes: text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => paragraphOf([{ text: line.trim() }])),
});

/** A line of words and links as rich content. */
export const richLine = (spans: readonly Span[]) => ({ nodes: [paragraphOf(spans)] });

const paragraphOf = (spans: readonly Span[]) => ({ type: 'PARAGRAPH' as const, nodes: spans.map(nodeOf) });

const nodeOf = ({ text, href }: Span) => ({
  type: 'TEXT' as const,
  textData: { text, decorations: href ? [{ type: 'LINK', linkData: { link: { url: href } } }] : [] },
});
