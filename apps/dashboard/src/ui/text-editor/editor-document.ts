/**
 * Converts rich content of the API to documents of the text editor, and back. Nothing is lost on the way: a node's data
 * beyond its children is carried as `kept`, decorations are carried unchanged, and nodes that are unknown to the editor
 * stay in the document as single, untouched pieces.
 */
import type { RichContentNode } from '@stoa/contract';

/** A node of the editor, in its JSON form. */
export type EditorNode = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: EditorNode[];
  text?: string;
  marks?: EditorMark[];
};
export type EditorMark = { type: string; attrs?: Record<string, unknown> };

type Decoration = Record<string, unknown>;

const blockNames: Record<string, string> = {
  PARAGRAPH: 'paragraph',
  HEADING: 'heading',
  BULLETED_LIST: 'bulletList',
  ORDERED_LIST: 'orderedList',
  LIST_ITEM: 'listItem',
  BLOCKQUOTE: 'blockquote',
  CODE_BLOCK: 'codeBlock',
  DIVIDER: 'horizontalRule',
  IMAGE: 'image',
};
const wireNames = Object.fromEntries(Object.entries(blockNames).map(([wire, editor]) => [editor, wire]));
const markNames: Record<string, string> = {
  BOLD: 'bold',
  ITALIC: 'italic',
  UNDERLINE: 'underline',
  STRIKETHROUGH: 'strike',
  LINK: 'link',
};
const decorationNames = Object.fromEntries(Object.entries(markNames).map(([wire, editor]) => [editor, wire]));

export const toEditor = (nodes: readonly RichContentNode[]): EditorNode => ({
  type: 'doc',
  content: nodes.length > 0 ? nodes.map(toBlock) : [{ type: 'paragraph' }],
});

export const fromEditor = (document: EditorNode): RichContentNode[] => {
  const nodes = (document.content ?? []).map(fromBlock);
  const [only] = nodes;
  // an editor always has at least one paragraph
  return nodes.length === 1 && only?.type === 'PARAGRAPH' && !only.id && !only.nodes?.length ? [] : nodes;
};

function toBlock(node: RichContentNode): EditorNode {
  if (!isKnown(node)) return { type: 'unknownBlock', attrs: { node } };
  const type = blockNames[node.type ?? ''] ?? 'unknownBlock';
  const { nodes = [], type: _, ...kept } = node;
  const attrs = { kept, ...ownAttributes(node) };
  if (type === 'horizontalRule' || type === 'image') return { type, attrs };
  const content = isTextual(node) ? nodes.flatMap((child) => toInline(child, node.type)) : nodes.map(toBlock);
  return { type, attrs, ...(content.length > 0 && { content }) };
}

function ownAttributes(node: RichContentNode): Record<string, unknown> {
  if (node.type === 'HEADING') return { level: node.headingData?.level };
  if (node.type === 'ORDERED_LIST') return { start: startOf(node) };
  return node.type === 'IMAGE' ? imageAttributes(node) : {};
}

const startOf = (node: RichContentNode): number => Number((node.orderedListData as { start?: number })?.start ?? 1);

type ImageData = { image?: { src?: { id?: string; url?: string } }; altText?: string };

function imageAttributes(node: RichContentNode): Record<string, unknown> {
  const { image, altText } = (node.imageData ?? {}) as ImageData;
  const { id, url } = image?.src ?? {};
  return { src: url ?? (id ? `/media/${encodeURIComponent(id)}` : ''), alt: altText ?? '' };
}

/** Whether the editor can hold the node as it is; a node that it would have to alter is left alone. */
function isKnown(node: RichContentNode): boolean {
  const { nodes = [] } = node;
  switch (node.type) {
    case 'PARAGRAPH':
      return nodes.every(isText);
    case 'HEADING':
      return nodes.every(isText) && [1, 2, 3, 4, 5, 6].includes(Number(node.headingData?.level));
    case 'CODE_BLOCK':
      return nodes.every((child) => isText(child) && !child.textData?.decorations?.length);
    case 'BULLETED_LIST':
    case 'ORDERED_LIST':
      return nodes.length > 0 && nodes.every((child) => child.type === 'LIST_ITEM' && isKnown(child));
    case 'LIST_ITEM':
      return nodes[0]?.type === 'PARAGRAPH' && nodes.every((child) => child.type !== 'LIST_ITEM') && isKnown(nodes[0]);
    case 'BLOCKQUOTE':
      return nodes.length > 0 && nodes.every((child) => child.type !== 'LIST_ITEM');
    case 'DIVIDER':
    case 'IMAGE':
      return nodes.length === 0;
    default:
      return false;
  }
}

/** A text with only words and decorations, so that it may be split and joined during editing. */
const isText = (node: RichContentNode): boolean =>
  node.type === 'TEXT' &&
  Boolean(node.textData?.text) &&
  !node.nodes?.length &&
  Object.keys(node).every(
    (key) => key === 'type' || key === 'textData' || key === 'nodes' || (key === 'id' && !node.id),
  );

const isTextual = ({ type }: RichContentNode): boolean =>
  type === 'PARAGRAPH' || type === 'HEADING' || type === 'CODE_BLOCK';

function toInline(node: RichContentNode, parent: string | undefined): EditorNode[] {
  const text = node.textData?.text ?? '';
  const marks = (node.textData?.decorations ?? []).map(toMark);
  const marked = marks.length > 0 ? { marks } : {};
  if (parent === 'CODE_BLOCK') return [{ type: 'text', text }];
  return text
    .split(/(\n)/)
    .filter(Boolean)
    .map((part) => (part === '\n' ? { type: 'hardBreak', ...marked } : { type: 'text', text: part, ...marked }));
}

function toMark(decoration: Decoration): EditorMark {
  const type = markNames[String(decoration.type)];
  const { type: _, ...kept } = decoration;
  if (!type || (type === 'link' && !addressOf(decoration))) return { type: 'otherDecoration', attrs: { decoration } };
  return { type, attrs: { kept, ...(type === 'link' && { href: addressOf(decoration) }) } };
}

type LinkData = { link?: { url?: string; [more: string]: unknown } };
const addressOf = (decoration: Decoration): string | undefined => (decoration.linkData as LinkData)?.link?.url;

function fromBlock(node: EditorNode): RichContentNode {
  const { attrs = {}, content = [] } = node;
  if (node.type === 'unknownBlock') return attrs.node as RichContentNode;
  const type = wireNames[node.type] ?? 'PARAGRAPH';
  const isText = isTextual({ type });
  return {
    type,
    ...(attrs.kept as object | null),
    ...dataOf(type, attrs),
    nodes: isText ? joined(content.map(fromInline)) : content.map(fromBlock),
  };
}

/** The attributes that editing changes, apart from texts. */
function dataOf(type: string, attrs: Record<string, unknown>): Partial<RichContentNode> {
  const kept = (attrs.kept ?? {}) as RichContentNode;
  if (type === 'HEADING') return { headingData: { ...kept.headingData, level: Number(attrs.level) } };
  if (type === 'ORDERED_LIST' && Number(attrs.start ?? 1) !== startOf(kept))
    return { orderedListData: { ...(kept.orderedListData as object), start: Number(attrs.start) } };
  if (type === 'IMAGE' && !kept.imageData)
    return { imageData: { image: { src: { url: String(attrs.src ?? '') } }, altText: String(attrs.alt ?? '') } };
  return {};
}

function fromInline({ type, text = '', marks = [] }: EditorNode): RichContentNode {
  const decorations = marks.map(fromMark);
  return { type: 'TEXT', nodes: [], textData: { text: type === 'hardBreak' ? '\n' : text, decorations } };
}

function fromMark({ type, attrs = {} }: EditorMark): Decoration {
  if (type === 'otherDecoration') return attrs.decoration as Decoration;
  const kept = (attrs.kept ?? {}) as Decoration;
  if (type !== 'link') return { type: decorationNames[type] ?? type, ...kept };
  const data = (kept.linkData ?? {}) as LinkData;
  return { type: 'LINK', ...kept, linkData: { ...data, link: { ...data.link, url: attrs.href } } };
}

/** Joins equally decorated neighbours into one text. */
function joined(texts: RichContentNode[]): RichContentNode[] {
  const result: RichContentNode[] = [];
  for (const node of texts) {
    const last = result.at(-1);
    const isAlike = JSON.stringify(last?.textData?.decorations) === JSON.stringify(node.textData?.decorations);
    if (!last?.textData || !isAlike) result.push(node);
    else
      result[result.length - 1] = {
        ...last,
        textData: { ...last.textData, text: `${last.textData.text ?? ''}${node.textData?.text ?? ''}` },
      };
  }
  return result;
}

/** The words of a description, for previews. */
export function plainTextOf(nodes: readonly RichContentNode[]): string {
  const texts = nodes.map((node) => node.textData?.text ?? plainTextOf(node.nodes ?? []));
  return texts
    .join(nodes.some(({ type }) => type !== 'TEXT') ? ' ' : '')
    .replace(/\s+/g, ' ')
    .trim();
}
