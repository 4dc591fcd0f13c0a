import { words } from '../../../../app/words.ts';
/** Variants as spreadsheet cells: the text of a cell, and the effect of typed or pasted text on the variant. */
import { readAmount, readMeasure, readQuantity } from '../../../../ui/form/read-number.ts';
import type { ProductForm, StockDraft, VariantDraft } from '../product-form.ts';

const texts = words.productVariants;

export const columns = [
  'price',
  'compareAtPrice',
  'cost',
  'stock',
  'sku',
  'barcode',
  'weight',
  'contents',
  'visible',
] as const;
export type Column = (typeof columns)[number];

export const columnLabels: Record<Column, string> = texts.columns;

/** The columns that apply to the product. */
export function columnsOf({ productType, pricePerUnit }: Pick<ProductForm, 'productType' | 'pricePerUnit'>): Column[] {
  const isPhysical = productType === 'PHYSICAL';
  return columns.filter((column) => {
    if (column === 'weight') return isPhysical;
    return column === 'contents' ? isPhysical && pricePerUnit !== null : true;
  });
}

const stockWords: Record<Exclude<StockDraft['mode'], 'TRACKED'>, string> = {
  IN_STOCK: texts.inStock,
  OUT_OF_STOCK: texts.outOfStock,
};

/** The text of a cell. */
export function cellText(variant: VariantDraft, column: Column): string {
  if (column === 'visible') return variant.visible ? texts.yes : texts.no;
  if (column !== 'stock') return variant[column];
  const { mode, quantity } = variant.stock;
  return mode === 'TRACKED' ? quantity : stockWords[mode];
}

/**
 * Converts text to a change of a variant. Amounts and codes are accepted unchanged and validated where they are shown;
 * null for stock or visibility that cannot be understood. In the stock column a number means tracked stock, `in` and
 * `out` mean untracked stock, as do the words that the dashboard shows in its own language.
 */
export function cellChange(variant: VariantDraft, column: Column, typed: string): Partial<VariantDraft> | null {
  const text = typed.trim();
  if (column === 'visible') {
    const visible = readYesNo(text);
    return visible === null ? null : { visible };
  }
  if (column !== 'stock') return { [column]: text };
  const stock = readStock(text);
  return stock && { stock: { ...variant.stock, ...stock } };
}

function readStock(text: string): Pick<StockDraft, 'mode' | 'quantity'> | null {
  if (readQuantity(text) !== null) return { mode: 'TRACKED', quantity: text };
  if (/^(in( stock)?|yes|∞|)$/i.test(text) || isOneOf(text, texts.inStock, texts.yes))
    return { mode: 'IN_STOCK', quantity: '' };
  return /^(out( of stock)?|no)$/i.test(text) || isOneOf(text, texts.outOfStock, texts.no)
    ? { mode: 'OUT_OF_STOCK', quantity: '' }
    : null;
}

function readYesNo(text: string): boolean | null {
  if (/^(yes|y|true|1|x)$/i.test(text) || isOneOf(text, texts.yes)) return true;
  return /^(no|n|false|0|)$/i.test(text) || isOneOf(text, texts.no) ? false : null;
}

/** Whether a text is one of the words that cells show. */
const isOneOf = (text: string, ...shown: string[]): boolean =>
  shown.some((word) => word.toLowerCase() === text.toLowerCase());

/** A rectangle of cells, by row and column index among those shown; both ends are inclusive. */
export type Range = { top: number; bottom: number; left: number; right: number };

export const rangeBetween = (one: Place, other: Place): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});
export type Place = { row: number; column: number };

/** Changes of variants by key. */
export type Patches = Map<string, Partial<VariantDraft>>;
/** `said` tells of a change that can be undone; null for one that needs no telling. */
export type OnPatch = (patches: Patches, said: ((count: number) => string) | null) => void;

/** The cells of a range in the clipboard format of spreadsheets: tabs between columns, line breaks between rows. */
export const copyRange = (rows: VariantDraft[], shown: Column[], { top, bottom, left, right }: Range): string =>
  rows
    .slice(top, bottom + 1)
    .map((variant) =>
      shown
        .slice(left, right + 1)
        .map((column) => cellText(variant, column))
        .join('\t'),
    )
    .join('\n');

/**
 * Pastes text copied from a spreadsheet, starting at a cell. A single value fills the whole range; values that exceed
 * the table or that a column does not understand are left out. Currency signs and thousands separators are accepted.
 */
export function pasteText(rows: VariantDraft[], shown: Column[], range: Range, text: string): Patches {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const isOneCell = lines.length === 1 && lines[0]?.length === 1;
  const bottom = isOneCell ? range.bottom : range.top + lines.length - 1;
  const right = isOneCell ? range.right : range.left + Math.max(...lines.map(({ length }) => length)) - 1;
  return patchRange(rows, shown, { ...range, bottom, right }, (row, column) => {
    const line = lines[isOneCell ? 0 : row - range.top];
    return line?.[isOneCell ? 0 : column - range.left];
  });
}

/** Fills each column of the range with the value in its first row. */
export function fillDown(rows: VariantDraft[], shown: Column[], range: Range): Patches {
  const first = rows[range.top];
  return patchRange(rows, shown, { ...range, top: range.top + 1 }, (_, column) => {
    const name = shown[column];
    return first && name ? cellText(first, name) : undefined;
  });
}

export const clearRange = (rows: VariantDraft[], shown: Column[], range: Range): Patches =>
  patchRange(rows, shown, range, (_, column) => (shown[column] === 'visible' ? undefined : ''));

function patchRange(
  rows: VariantDraft[],
  shown: Column[],
  { top, bottom, left, right }: Range,
  textAt: (row: number, column: number) => string | undefined,
): Patches {
  const patches: Patches = new Map();
  for (let row = top; row <= Math.min(bottom, rows.length - 1); row++) {
    const variant = rows[row];
    if (!variant) continue;
    let changed: Partial<VariantDraft> = {};
    for (let column = left; column <= Math.min(right, shown.length - 1); column++) {
      const [name, text] = [shown[column], textAt(row, column)];
      const change =
        name && text !== undefined ? cellChange({ ...variant, ...changed }, name, plainText(name, text)) : null;
      if (change) changed = { ...changed, ...change };
    }
    if (Object.keys(changed).length > 0) patches.set(variant.key, changed);
  }
  return patches;
}

const amounts: readonly Column[] = ['price', 'compareAtPrice', 'cost'];
const measures: readonly Column[] = ['weight', 'contents'];

/** Turns `€ 1,299.00` into 1299.00 in columns with amounts; other texts are left unchanged. */
function plainText(column: Column, text: string): string {
  if (measures.includes(column) && readMeasure(text) !== null) return text;
  if (![...amounts, ...measures].includes(column)) return text;
  const digits = text.replace(/[^\d.,]/g, '');
  const decimal = /[.,]\d{1,2}$/.exec(digits)?.[0] ?? '';
  const whole = digits.slice(0, digits.length - decimal.length).replace(/[.,]/g, '');
  const amount = whole + decimal.replace(',', '.');
  return readAmount(text) === null && readAmount(amount) !== null ? amount : text;
}

/** Applies the changes to the variants. Unchanged variants keep their identity, so they do not rerender. */
export const patched = (variants: VariantDraft[], patches: Patches): VariantDraft[] =>
  variants.map((variant) => {
    const patch = patches.get(variant.key);
    return patch ? { ...variant, ...patch } : variant;
  });

/** The variants with all of the wanted choices, which are keyed by option index. */
export function havingChoices(variants: VariantDraft[], wanted: Record<number, string>): VariantDraft[] {
  const conditions = Object.entries(wanted).filter(([, key]) => key);
  if (conditions.length === 0) return variants;
  return variants.filter(({ choices }) => conditions.every(([place, key]) => choices[Number(place)] === key));
}

/** The destination of a key from a cell; null for keys that do not move. */
export function moveBy(key: string, from: Place, rows: number, width: number, page: number): Place | null {
  const steps: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    PageUp: [-page, 0],
    PageDown: [page, 0],
    Home: [0, -width],
    End: [0, width],
  };
  const step = steps[key];
  if (!step) return null;
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  return { row: within(from.row + step[0], rows), column: within(from.column + step[1], width) };
}
