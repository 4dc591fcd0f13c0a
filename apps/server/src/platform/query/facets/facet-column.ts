import type { ScalarKind } from '../queryable.ts';

/** The values of a field in many rows, as a small number per row. */
export type FacetColumn = {
  kind: ScalarKind;
  /** The occurring values, in ascending order, as text. */
  values: readonly string[];
  /** The values as numbers, where the field has numbers. */
  numbers: Float64Array | undefined;
  /**
   * By row, 0 where it has no value: the position of its value from 1 on; for a field with many values, the position of
   * its list, as many rows share lists.
   */
  codes: Codes;
  /** For a field with many values: by code, the positions of the list's values. */
  lists: readonly (readonly number[])[] | undefined;
};
type Codes = Uint8Array | Uint16Array | Uint32Array;

/** A set of rows: 1 in their positions, 0 in all others. */
export type Mask = Uint8Array;

/** Collects a column, row by row: the text of its value, the JSON of its list of texts, or null. */
export type ColumnBuilder = { add(text: string | null): void; build(): FacetColumn };

export function columnBuilder(kind: ScalarKind, isMany: boolean): ColumnBuilder {
  const firstCodes = new Map<string, number>(); // in the order in which texts are first seen
  const codes: number[] = [];
  return {
    add(text) {
      if (text === null || (isMany && text === '[]')) {
        codes.push(0);
        return;
      }
      let code = firstCodes.get(text);
      if (code === undefined) {
        code = firstCodes.size + 1;
        firstCodes.set(text, code);
      }
      codes.push(code);
    },
    build() {
      const texts = [...firstCodes.keys()];
      const read = isMany ? texts.map((text): string[] => JSON.parse(text)) : undefined;
      const values = inOrder(kind, read ? [...new Set(read.flat())] : texts);
      const places = new Map(values.map((value, place) => [value, place + 1]));
      const placesOf = (list: readonly string[]) => list.map((value) => places.get(value) ?? 0);
      return {
        kind,
        values,
        numbers: isNumeric(kind) ? Float64Array.from(values, Number) : undefined,
        codes: read ? narrowed(codes, texts.length) : narrowed(codes, texts.length, [0, ...placesOf(texts)]),
        lists: read && [[], ...read.map(placesOf)],
      };
    },
  };
}

const isNumeric = (kind: ScalarKind): boolean => kind === 'number' || kind === 'integer';

const inOrder = (kind: ScalarKind, values: readonly string[]): string[] =>
  values.toSorted(isNumeric(kind) ? (a, b) => Number(a) - Number(b) : compareTexts);

/** Compares texts as the database compares their bytes. */
function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let place = 0; place < length; place++) {
    const [left, right] = [a.charCodeAt(place), b.charCodeAt(place)];
    // halves of a character beyond the first 65,536 stand for more than all others
    if (left !== right) return Number(isSurrogate(left)) - Number(isSurrogate(right)) || left - right;
  }
  return a.length - b.length;
}
const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xe000;

/** Codes in as few bytes as the greatest needs; renumbered where `codeOf` is given. */
function narrowed(codes: readonly number[], greatest: number, codeOf?: readonly number[]): Codes {
  const narrow = newCodes(codes.length, greatest);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? 0;
    narrow[row] = codeOf ? (codeOf[code] ?? 0) : code;
  }
  return narrow;
}

function newCodes(length: number, greatest: number): Codes {
  if (greatest < 2 ** 8) return new Uint8Array(length);
  return greatest < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}

/**
 * The number of rows with each value, by position from 1 on; at 0 the number without a value. A row counts for each of
 * its values.
 */
export function countValues({ values, codes, lists }: FacetColumn, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(lists ? lists.length : values.length + 1);
  for (let place = 0; place < rows.length; place++) {
    const code = codes[rows[place] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  if (!lists) return counts;
  const ofValues = new Uint32Array(values.length + 1);
  ofValues[0] = counts[0] ?? 0;
  for (const [code, list] of lists.entries()) {
    for (const value of list) ofValues[value] = (ofValues[value] ?? 0) + (counts[code] ?? 0);
  }
  return ofValues;
}

/** The rows with one of the given values, by position from 1 on; position 0 stands for rows without a value. */
export function rowsWith({ codes, lists }: FacetColumn, wanted: Uint8Array): Mask {
  const isWanted = lists
    ? Uint8Array.from(lists, (list, code) =>
        code === 0 ? (wanted[0] ?? 0) : Number(list.some((value) => wanted[value])),
      )
    : wanted;
  const mask = new Uint8Array(codes.length);
  for (let row = 0; row < mask.length; row++) mask[row] = isWanted[codes[row] ?? 0] ?? 0;
  return mask;
}

/** The memory of a column in bytes; texts and lists are estimated to need some beside their contents. */
export const sizeOfColumn = ({ values, numbers, codes, lists = [] }: FacetColumn): number =>
  codes.byteLength +
  (numbers?.byteLength ?? 0) +
  values.reduce((sum, value) => sum + 2 * value.length + 40, 0) +
  lists.reduce((sum, list) => sum + 8 * list.length + 40, 0);
