/** Formatted texts are translated piece by piece, so that their structure stays: as trees of the page editor, or of the catalogue. */
import { isRecord } from '../../platform/is-record.ts';
import type { SourceText } from './texts.ts';

/** A tree with each of its texts changed. Texts without words stay. */
export function mapPieces<T>(tree: T, change: (text: string) => string): T {
  if (Array.isArray(tree)) return tree.map((node) => mapPieces(node, change)) as T;
  if (!isRecord(tree)) return tree;
  const { type, text, textData } = tree as Record<string, unknown>;
  const changed = (original: string) => (/\p{L}/u.test(original) ? change(original) : original);
  if (type === 'text' && typeof text === 'string') return { ...tree, text: changed(text) };
  if (type === 'TEXT' && isRecord(textData) && typeof textData.text === 'string')
    return { ...tree, textData: { ...textData, text: changed(textData.text) } };
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, mapPieces(value, change)])) as T;
}

/** The texts of a tree, in their order. */
export function everyPiece(tree: unknown): string[] {
  const found: string[] = [];
  mapPieces(tree, (text) => {
    found.push(text);
    return text;
  });
  return found;
}

/** The texts of a tree as fields: `description.0`, `description.1`. */
export const inPieces = (field: string, label: string, tree: unknown): SourceText[] =>
  everyPiece(tree).map((text, index) => ({ field: `${field}.${index}`, label, text, lines: 'several' }));
