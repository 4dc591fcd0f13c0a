import type { Content } from 'pdfmake/interfaces.js';

type Node = Record<string, unknown>;

/** What is done to the nodes of a document, from the inside out. */
export type Change = { node?: (node: Node) => Node; text?: (text: string) => unknown };

/**
 * Changes each node and each text of a document's content. Nodes hold others in `stack`, `columns`, `text` and the rows of
 * a `table`; all else is left as it is.
 */
export const changeContent = (content: readonly Content[], change: Change): Content[] =>
  content.map((each) => changed(each, change) as Content);

function changed(part: unknown, change: Change): unknown {
  if (typeof part === 'string') return change.text ? { text: change.text(part) } : part;
  if (Array.isArray(part)) return part.map((each) => changed(each, change));
  if (typeof part !== 'object' || part === null) return part;
  const node: Node = { ...part };
  if (typeof node.text === 'string') node.text = change.text ? change.text(node.text) : node.text;
  if (Array.isArray(node.stack)) node.stack = changed(node.stack, change);
  if (Array.isArray(node.columns)) node.columns = changed(node.columns, change);
  if (isTable(node.table)) node.table = { ...node.table, body: changed(node.table.body, change) };
  return change.node ? change.node(node) : node;
}

export const isTable = (value: unknown): value is { body: unknown[][]; widths?: unknown[] } =>
  typeof value === 'object' && value !== null && 'body' in value;
