/** HTML as rich content: input from merchants and imports, with all markup that both forms can express. */
import type { RichContentNode } from '@stoa/contract';

type Decoration = Record<string, unknown>;
type Container = { tag: string; nodes: RichContentNode[] };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

export const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '');

const containerTypes = new Map([
  ['ul', 'BULLETED_LIST'],
  ['ol', 'ORDERED_LIST'],
  ['li', 'LIST_ITEM'],
  ['blockquote', 'BLOCKQUOTE'],
]);
const decorationTypes = new Map([
  ['strong', 'BOLD'],
  ['b', 'BOLD'],
  ['em', 'ITALIC'],
  ['i', 'ITALIC'],
  ['u', 'UNDERLINE'],
  ['s', 'STRIKETHROUGH'],
]);

/** Empty blocks are left out; the same HTML always makes the same nodes. */
export function htmlToRichContent(html: string): { nodes: RichContentNode[] } {
  const root: Container = { tag: '', nodes: [] };
  const containers = [root];
  const decorations: { tag: string; decoration: Decoration }[] = [];
  let block: RichContentNode | null = null;

  const open = (node: RichContentNode) => {
    containers.at(-1)?.nodes.push(node);
    return node;
  };
  const closeBlock = () => {
    if (block) trimBlock(block, containers.at(-1)?.nodes ?? []);
    block = null;
  };
  const addText = (text: string) => {
    if (!block && text.trim() === '') return;
    block ??= open({ type: 'PARAGRAPH', id: '', nodes: [] });
    const current = decorations.map(({ decoration }) => decoration).reverse();
    block.nodes?.push({ type: 'TEXT', id: '', nodes: [], textData: { text, decorations: current } });
  };
  const begin = (tag: string, attributes: string) => {
    const decoration = decorationOf(tag, attributes);
    if (decoration) decorations.push({ tag, decoration });
    else if (tag === 'br') addText('\n');
    else if (isBlock(tag)) {
      closeBlock();
      const type = containerTypes.get(tag);
      if (type) containers.push({ tag, nodes: open({ type, id: '', nodes: [] }).nodes ?? [] });
      else if (tag === 'hr') open({ type: 'DIVIDER', id: '', nodes: [], dividerData: {} });
      else block = open(blockOf(tag));
    }
  };
  const end = (tag: string) => {
    const place = decorations.findLastIndex((one) => one.tag === tag);
    if (place !== -1) decorations.splice(place, 1);
    if (!isBlock(tag)) return;
    closeBlock();
    if (containerTypes.has(tag) && containers.at(-1)?.tag === tag) closeContainer(containers);
  };

  for (const [, slash, tag = '', attributes = '', text = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi,
  )) {
    if (text) addText(spaced(decodeEntities(text), block));
    else if (slash) end(tag.toLowerCase());
    else begin(tag.toLowerCase(), attributes);
  }
  closeBlock();
  while (containers.length > 1) closeContainer(containers);
  root.nodes.forEach((node, index) => {
    node.id = `p${index}`;
  });
  return { nodes: root.nodes };
}

const isBlock = (tag: string): boolean => containerTypes.has(tag) || /^(p|div|h[1-6]|pre|hr|tr|table)$/.test(tag);

function blockOf(tag: string): RichContentNode {
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (level) return { type: 'HEADING', id: '', nodes: [], headingData: { level: Number(level) } };
  return { type: tag === 'pre' ? 'CODE_BLOCK' : 'PARAGRAPH', id: '', nodes: [] };
}

function decorationOf(tag: string, attributes: string): Decoration | null {
  const type = decorationTypes.get(tag);
  if (type) return { type };
  const url = tag === 'a' ? /\bhref="([^"]*)"/.exec(attributes)?.[1] : undefined;
  return url ? { type: 'LINK', linkData: { link: { url: decodeEntities(url) } } } : null;
}

/** Line breaks of the source are insignificant, except in code. */
const spaced = (text: string, block: RichContentNode | null): string =>
  block?.type === 'CODE_BLOCK' ? text : text.replace(/[ \t\r\n]+/g, ' ');

/** Texts of a block without blanks at its ends; an empty block goes. Code has no decorations. */
function trimBlock(block: RichContentNode, siblings: RichContentNode[]): void {
  const texts = joined(block.nodes ?? []);
  const [first, last] = [texts[0]?.textData, texts.at(-1)?.textData];
  if (first) first.text = first.text?.replace(/^\s+/, '') ?? '';
  if (last) last.text = last.text?.replace(/\s+$/, '') ?? '';
  block.nodes = texts.filter(({ textData }) => textData?.text);
  if (block.nodes.length === 0) siblings.splice(siblings.indexOf(block), 1);
}

/** Merges neighbours with the same decorations into one text. */
function joined(texts: readonly RichContentNode[]): RichContentNode[] {
  const result: RichContentNode[] = [];
  for (const node of texts) {
    const last = result.at(-1)?.textData;
    const isAlike = JSON.stringify(last?.decorations) === JSON.stringify(node.textData?.decorations);
    if (last && isAlike) last.text = `${last.text ?? ''}${node.textData?.text ?? ''}`;
    else result.push(node);
  }
  return result;
}

function closeContainer(containers: Container[]): void {
  const closed = containers.pop();
  const siblings = containers.at(-1)?.nodes;
  if (closed?.nodes.length === 0) siblings?.pop();
}
