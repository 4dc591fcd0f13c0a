import { isSafeHref, type Value } from '@stoa/page-model';

/** A node of the text editor, in its JSON form. */
export type TextNode = {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: TextNode[];
};

/** The text as the page's model takes it: without what the editor adds, such as targets of links. */
export const cleaned = (nodes: readonly TextNode[]): Value[] => nodes.map(cleanedNode);

function cleanedNode({ type, text, attrs, marks = [], content }: TextNode): Value {
  if (type === 'hardBreak') return { type };
  if (type === 'text') {
    const kept = marks.flatMap(cleanedMark);
    return { type, text: text ?? '', ...(kept.length > 0 && { marks: kept }) };
  }
  return {
    type,
    ...(type === 'heading' && { attrs: { level: Number(attrs?.level) } }),
    ...(content && { content: cleaned(content) }),
  };
}

function cleanedMark({ type, attrs }: { type: string; attrs?: Record<string, unknown> }): Value[] {
  if (type !== 'link') return [{ type }];
  const href = String(attrs?.href ?? '');
  return isSafeHref(href) ? [{ type, attrs: { href } }] : [];
}
