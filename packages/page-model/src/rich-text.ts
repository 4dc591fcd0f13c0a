/** Formatted text as a tree, of which only what is listed here is taken. Never HTML, so that nothing in it can run. */
import type { Value } from './document.ts';
import { isSafeHref } from './links.ts';

export type RichMark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } };
export type RichNode =
  | { type: 'text'; text: string; marks?: readonly RichMark[] }
  | { type: 'hardBreak' }
  | { type: 'heading'; attrs: { level: number }; content?: readonly RichNode[] }
  | { type: 'paragraph' | 'bulletList' | 'orderedList' | 'listItem'; content?: readonly RichNode[] };

const INLINE = ['text', 'hardBreak'];
const BLOCKS = ['paragraph', 'heading', 'bulletList', 'orderedList'];
/** What may be in what. */
const CONTENT: Readonly<Record<string, readonly string[]>> = {
  paragraph: INLINE,
  heading: INLINE,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: ['paragraph', 'bulletList', 'orderedList'],
};
const LEVELS = [3, 4];
const DEEPEST = 12;

type Tree = { readonly [name: string]: Value };
const isTree = (value: Value | undefined): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasOnly = (tree: Tree, names: readonly string[]): boolean =>
  Object.keys(tree).every((name) => names.includes(name));

/** The words of formatted text, on a single line; empty for anything else. */
export const wordsOfRich = (value: Value): string =>
  isRichText(value)
    ? wordsIn(value as unknown as RichNode[])
        .replace(/\s+/g, ' ')
        .trim()
    : '';

const wordsIn = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      return node.type === 'hardBreak' ? ' ' : `${wordsIn(node.content ?? [])} `;
    })
    .join('');

/** Whether a value is formatted text. */
export const isRichText = (value: Value): boolean => areNodes(value, BLOCKS, 0);

function areNodes(value: Value | undefined, types: readonly string[], depth: number): boolean {
  if (value === undefined) return true;
  return depth <= DEEPEST && Array.isArray(value) && value.every((node: Value) => isNode(node, types, depth));
}

function isNode(node: Value, types: readonly string[], depth: number): boolean {
  if (!isTree(node) || typeof node.type !== 'string' || !types.includes(node.type)) return false;
  if (node.type === 'hardBreak') return hasOnly(node, ['type']);
  if (node.type === 'text')
    return hasOnly(node, ['type', 'text', 'marks']) && typeof node.text === 'string' && areMarks(node.marks);
  const isRight = node.type === 'heading' ? hasLevel(node) : hasOnly(node, ['type', 'content']);
  return isRight && areNodes(node.content, CONTENT[node.type] ?? [], depth + 1);
}

const hasLevel = ({ attrs, ...node }: Tree): boolean =>
  hasOnly(node, ['type', 'content']) &&
  isTree(attrs) &&
  hasOnly(attrs, ['level']) &&
  LEVELS.includes(Number(attrs.level));

const areMarks = (marks: Value | undefined): boolean =>
  marks === undefined || (Array.isArray(marks) && marks.every((mark: Value) => isTree(mark) && isMark(mark)));

function isMark({ type, attrs, ...others }: Tree): boolean {
  if (Object.keys(others).length > 0) return false;
  if (type === 'bold' || type === 'italic') return attrs === undefined;
  return (
    type === 'link' &&
    isTree(attrs) &&
    hasOnly(attrs, ['href']) &&
    typeof attrs.href === 'string' &&
    isSafeHref(attrs.href)
  );
}
