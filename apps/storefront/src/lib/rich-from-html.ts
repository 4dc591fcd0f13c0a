/** Formatted text of the shop, which is sanitised HTML, as the tree that blocks show. What such a tree cannot hold is left out. */
import { isRichText, isSafeHref, type RichMark, type RichNode, type Value } from '@stoa/page-model';
import { decoded, plainText } from './plain-text.ts';

type Container = { type: 'top' | 'bulletList' | 'orderedList' | 'listItem'; content: RichNode[] };
type State = { stack: [Container, ...Container[]]; line: RichNode[]; level: number | null; marks: RichMark[] };

const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|([^<]+)/gi;
const LISTS = new Map<string, 'bulletList' | 'orderedList'>([
  ['ul', 'bulletList'],
  ['ol', 'orderedList'],
]);
const MARKS = new Map<string, 'bold' | 'italic'>([
  ['b', 'bold'],
  ['strong', 'bold'],
  ['i', 'italic'],
  ['em', 'italic'],
]);
const LINES = ['p', 'div', 'blockquote', 'pre', 'tr', 'hr', 'table'];

export function richFromHtml(html: string): Value {
  const state: State = { stack: [{ type: 'top', content: [] }], line: [], level: null, marks: [] };
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(TOKEN)) {
    if (text !== undefined) addText(state, decoded(text).replace(/\s+/g, ' '));
    else if (slash) closeTag(state, name.toLowerCase());
    else openTag(state, name.toLowerCase(), attributes);
  }
  endLine(state);
  const rich = state.stack[0].content as unknown as Value;
  // such as lists that are nested too deeply
  return isRichText(rich) ? rich : [{ type: 'paragraph', content: [{ type: 'text', text: plainText(html) }] }];
}

function addText({ line, marks }: State, text: string): void {
  const words = line.length === 0 ? text.trimStart() : text;
  if (words) line.push({ type: 'text', text: words, ...(marks.length > 0 && { marks: [...marks] }) });
}

/** What was read since the last line is a paragraph, or a heading where none stands in a list. */
function endLine(state: State): void {
  const { line: content, level } = state;
  const hasWords = content.some((node) => node.type === 'text' && node.text.trim());
  const parent = innermost(state);
  state.line = [];
  state.level = null;
  if (!hasWords) return;
  if (isList(parent)) parent.content.push({ type: 'listItem', content: [{ type: 'paragraph', content }] });
  else if (level !== null && parent.type === 'top') parent.content.push({ type: 'heading', attrs: { level }, content });
  else parent.content.push({ type: 'paragraph', content });
}

const innermost = ({ stack }: State): Container => stack.at(-1) ?? stack[0];
const isList = ({ type }: Container): boolean => type === 'bulletList' || type === 'orderedList';

function openTag(state: State, name: string, attributes: string): void {
  const { line, marks } = state;
  const list = LISTS.get(name);
  const mark = MARKS.get(name);
  if (name === 'br' && line.length > 0) line.push({ type: 'hardBreak' });
  if (mark) marks.push({ type: mark });
  const link = name === 'a' ? linkOf(attributes) : null;
  if (link) marks.push(link);
  if (name === 'td' || name === 'th') addText(state, ' ');
  const isHeading = /^h[1-6]$/.test(name);
  if (list || isHeading || name === 'li' || LINES.includes(name)) endLine(state);
  if (isHeading) state.level = name <= 'h3' ? 3 : 4;
  if (list) open(state, list);
  if (name === 'li' && isList(innermost(state))) open(state, 'listItem');
}

function open(state: State, type: Exclude<Container['type'], 'top'>): void {
  const parent = innermost(state);
  const content: RichNode[] = [];
  const node: RichNode = { type, content };
  parent.content.push(isList(parent) && type !== 'listItem' ? { type: 'listItem', content: [node] } : node);
  state.stack.push({ type, content });
}

function closeTag(state: State, name: string): void {
  const { stack, marks } = state;
  const mark = name === 'a' ? 'link' : MARKS.get(name);
  const last = mark ? marks.findLastIndex(({ type }) => type === mark) : -1;
  if (last >= 0) marks.splice(last, 1);
  const type = name === 'li' ? 'listItem' : LISTS.get(name);
  if (type || /^h[1-6]$/.test(name) || LINES.includes(name)) endLine(state);
  const depth = type ? stack.findLastIndex((container) => container.type === type) : -1;
  if (depth > 0) stack.splice(depth);
}

function linkOf(attributes: string): RichMark | null {
  const [, href = ''] = /\bhref="([^"]*)"/i.exec(attributes) ?? [];
  const address = decoded(href);
  return isSafeHref(address) ? { type: 'link', attrs: { href: address } } : null;
}
