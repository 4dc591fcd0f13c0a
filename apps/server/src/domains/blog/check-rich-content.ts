/**
 * The rules of rich content beyond the types of its fields: which nodes stand in which, that a node has the data of its kind
 * alone, where links lead, and how large a document may be.
 */
import type { RichContentNode } from '@stoa/contract';
import { isRecord } from '../../platform/is-record.ts';
import type { Violation } from '../../platform/refusal.ts';
import { textOf } from './rich-content-text.ts';

const DEEPEST = 16;
const MOST_NODES = 5000;
const LONGEST_TEXT = 400_000;
const LONGEST_JSON = 2_000_000;
const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Fields of a node's data that hold addresses. */
const ADDRESSES: ReadonlySet<string> = new Set([
  ...['url', 'src', 'videoUrl', 'thumbnailUrl', 'providerUrl', 'authorUrl', 'gif', 'mp4', 'still', 'imageSrc'],
]);

/** The only nodes that may stand in a node of the kind; any block may stand in those that are not named. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  ...{ PARAGRAPH: ['TEXT'], HEADING: ['TEXT'], CODE_BLOCK: ['TEXT'], CAPTION: ['TEXT'], TEXT: [] },
  ...{ BULLETED_LIST: ['LIST_ITEM'], ORDERED_LIST: ['LIST_ITEM'], CHECKBOX_LIST: ['LIST_ITEM'] },
  ...{ TABLE: ['TABLE_ROW'], TABLE_ROW: ['TABLE_CELL'], COLLAPSIBLE_LIST: ['COLLAPSIBLE_ITEM'] },
  COLLAPSIBLE_ITEM: ['COLLAPSIBLE_ITEM_TITLE', 'COLLAPSIBLE_ITEM_BODY'],
  ...{ LAYOUT: ['LAYOUT_CELL'], SMART_BLOCK: ['SMART_BLOCK_CELL'] },
  ...{ IMAGE: ['CAPTION'], GALLERY: ['CAPTION'], VIDEO: ['CAPTION'], AUDIO: ['CAPTION'], GIF: ['CAPTION'] },
  ...{ FILE: ['CAPTION'], EMBED: ['CAPTION'], HTML: ['CAPTION'], DIVIDER: [], LINK_PREVIEW: [], MAP: [], POLL: [] },
  ...{ APP_EMBED: [], BUTTON: [], EXTERNAL: [], SHAPE: [], TOC: [] },
};
const CONTAINERS = ['LIST_ITEM', 'BLOCKQUOTE', 'TABLE_CELL', 'COLLAPSIBLE_ITEM_TITLE', 'COLLAPSIBLE_ITEM_BODY'];
const PARTS: ReadonlySet<string> = new Set([
  ...['TEXT', 'LIST_ITEM', 'TABLE_ROW', 'TABLE_CELL', 'COLLAPSIBLE_ITEM', 'COLLAPSIBLE_ITEM_TITLE'],
  ...['COLLAPSIBLE_ITEM_BODY', 'LAYOUT_CELL', 'SMART_BLOCK_CELL', 'CAPTION'],
]);
const KINDS: ReadonlySet<string> = new Set([
  ...Object.keys(CHILDREN),
  ...CONTAINERS,
  ...['LAYOUT_CELL', 'CARD', 'SMART_BLOCK_CELL'],
]);

const mayHold = (parent: string | null, child: string): boolean =>
  (parent !== null && CHILDREN[parent]?.includes(child)) ||
  ((parent === null || CHILDREN[parent] === undefined) && !PARTS.has(child));

/** `CODE_BLOCK` has `codeBlockData`. */
const dataFieldOf = (type: string): string =>
  `${type.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}Data`;

const violation = (field: string, description: string, ruleName: string): Violation => ({
  ...{ field, description, violatedRule: 'OTHER', ruleName },
});

/** What is wrong with a document; the first mistakes, each with its place. */
export function checkRichContent({ nodes = [] }: { nodes?: RichContentNode[] }, path: string): Violation[] {
  const found: Violation[] = [];
  let count = 0;
  const visit = (node: RichContentNode, parent: string | null, place: string, depth: number): void => {
    count++;
    if (found.length >= 10 || count > MOST_NODES) return;
    const type = node.type ?? '';
    if (!KINDS.has(type)) {
      found.push(violation(`${place}.type`, 'must be a kind of node', 'UNKNOWN_NODE'));
      return;
    }
    if (!mayHold(parent, type))
      found.push(violation(`${place}.type`, `cannot stand in ${parent ?? 'a document'}`, 'MISPLACED_NODE'));
    if (depth > DEEPEST) {
      found.push(violation(place, `is nested deeper than ${DEEPEST} levels`, 'TOO_DEEP'));
      return;
    }
    found.push(...checkData(node, type, place));
    for (const [index, child] of (node.nodes ?? []).entries()) visit(child, type, `${place}.nodes.${index}`, depth + 1);
  };
  for (const [index, node] of nodes.entries()) visit(node, null, `${path}.nodes.${index}`, 1);
  if (count > MOST_NODES) found.push(violation(`${path}.nodes`, `has more than ${MOST_NODES} nodes`, 'TOO_MANY_NODES'));
  if (found.length > 0) return found;
  const isLong = textOf(nodes).length > LONGEST_TEXT || JSON.stringify(nodes).length > LONGEST_JSON;
  return isLong ? [violation(path, `has more than ${LONGEST_TEXT} characters`, 'TOO_LONG')] : [];
}

function checkData(node: RichContentNode, type: string, place: string): Violation[] {
  const own = dataFieldOf(type);
  const foreign = Object.keys(node).filter((name) => name.endsWith('Data') && name !== own && node[name]);
  const found = foreign.map((name) => violation(`${place}.${name}`, `is not data of ${type}`, 'MISPLACED_DATA'));
  if (type === 'TEXT' && typeof node.textData?.text !== 'string')
    found.push(violation(`${place}.textData.text`, 'is required', 'TEXT_REQUIRED'));
  const level = node.headingData?.level;
  if (type === 'HEADING' && !(Number.isInteger(level) && Number(level) >= 1 && Number(level) <= 6))
    found.push(violation(`${place}.headingData.level`, 'must be from 1 to 6', 'HEADING_LEVEL'));
  return [...found, ...wrongAddresses(node[own], `${place}.${own}`)];
}

function wrongAddresses(value: unknown, place: string): Violation[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => wrongAddresses(item, `${place}.${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner !== 'string') return wrongAddresses(inner, `${place}.${name}`);
    if (!ADDRESSES.has(name) || isHarmless(inner)) return [];
    return [violation(`${place}.${name}`, 'must be a web, mail or telephone address', 'ADDRESS')];
  });
}

/** Whether an address runs nothing: relative ones, and those of schemes that only lead somewhere. */
export function isHarmless(address: string): boolean {
  const url = URL.parse(address, 'https://here.example');
  return url !== null && SCHEMES.has(url.protocol);
}

/** The files of the media library that a document names, each with its place. */
export function filesIn(value: unknown, place: string): { id: string; field: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => filesIn(item, `${place}.${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'src' && isRecord(inner) && typeof inner.id === 'string' && inner.id)
      return [{ id: inner.id, field: `${place}.src.id` }];
    return filesIn(inner, `${place}.${name}`);
  });
}
