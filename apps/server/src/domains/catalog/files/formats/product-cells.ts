import { createHash } from 'node:crypto';
import { parseAmount } from '@stoa/money';
import { isMeasurementUnit } from '../../product/measures.ts';
import type { Measure } from '../../product/product.ts';
import { errorAt, type ImportProblem, noteAt, warningAt } from './import-problem.ts';
import type { ProductDraft, StockDraft } from './product-draft.ts';
import { cellOf, type Field, type Row, textOf } from './product-row.ts';

/*
 * Readers of single cells. Each adds its findings to `problems` and returns a usable value, so that all mistakes of a
 * row are found at once. An unreadable cell that affects what a buyer gets or pays is an error; any other is left out
 * with a warning.
 */

const LONGEST_CODE = 40;
export const LONGEST_CHOICE = 50;
export const LONGEST_OPTION_NAME = 50;
export const MOST_OPTIONS = 6;
export const MOST_VARIANTS = 1000;
const LONGEST_NAME = 80;
const LONGEST_SLUG = 100;
const GREATEST_QUANTITY = 99_999;
const GRAMS_PER_POUND = 453.592_37;

const slugOfHandle = (handle: string): string =>
  handle
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-');

const cut = (slug: string, length = LONGEST_SLUG): string => slug.slice(0, length).replace(/^-+|-+$/g, '');

/**
 * The slug of a product whose handle is too long for one, where another product has the cut handle. It depends on the
 * handle alone, so that the product is found by it again, in whichever file it comes. Null where the handle is not cut.
 */
function suffixedSlug(handle: string): string | null {
  const slug = slugOfHandle(handle);
  if (slug.length <= LONGEST_SLUG) return null;
  const suffix = createHash('sha256').update(handle).digest('hex').slice(0, 8);
  return `${cut(slug, LONGEST_SLUG - suffix.length - 1)}-${suffix}`;
}

/** The slug of a product: its handle, changed only where a product could not have it. */
export function readSlug(row: Row, problems: ImportProblem[]): Pick<ProductDraft, 'slug' | 'handle' | 'otherSlug'> {
  const cell = cellOf(row, 'handle');
  const slug = cut(slugOfHandle(cell.value));
  if (slug === '')
    problems.push(errorAt(row, cell, 'The handle has neither letters nor digits to make an address of.'));
  const otherSlug = suffixedSlug(cell.value);
  return { slug, handle: cell.value, ...(otherSlug ? { otherSlug } : {}) };
}

export function readName(row: Row, problems: ImportProblem[]): string {
  const cell = cellOf(row, 'title');
  if (cell.value === '') problems.push(errorAt(row, cell, "The title is missing from the product's first row."));
  if (cell.value.length <= LONGEST_NAME) return cell.value;
  problems.push(noteAt(row, cell, `The title was cut after ${LONGEST_NAME} characters.`));
  return cutText(cell.value, LONGEST_NAME);
}

/** Never through a surrogate pair. */
const cutText = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

/** An SKU, cut to what a variant can have. */
export function readSku(row: Row, problems: ImportProblem[]): string | null {
  const cell = cellOf(row, 'sku');
  const sku = withoutApostrophe(cell.value);
  if (sku.length <= LONGEST_CODE) return sku || null;
  problems.push(noteAt(row, cell, `The SKU was cut after ${LONGEST_CODE} characters.`));
  return cutText(sku, LONGEST_CODE);
}

/** Spreadsheets keep long numbers intact by a leading apostrophe. */
const withoutApostrophe = (code: string): string => code.replace(/^'/, '').trim();

/** Whether a name stands for having no category. */
export const isNoCategory = (name: string): boolean => /^uncategori[sz]ed$/i.test(name);

/** The price in minor units; an error where it is missing, negative or not a decimal number. */
export function readPrice(row: Row, currency: string, problems: ImportProblem[]): number {
  const cell = cellOf(row, 'price');
  if (cell.value === '') {
    problems.push(errorAt(row, cell, 'The price is missing.'));
    return 0;
  }
  const amount = amountOf(cell.value, currency);
  if (amount === null) problems.push(errorAt(row, cell, `The price is not an amount in ${currency} such as 12.50.`));
  return amount ?? 0;
}

/** The compare-at price in minor units; null unless it is above the price. */
export function readCompareAtPrice(
  row: Row,
  price: number,
  currency: string,
  problems: ImportProblem[],
): number | null {
  const amount = readOptionalAmount(row, 'compareAtPrice', currency, problems);
  if (amount === null || amount === 0) return null;
  if (amount > price) return amount;
  if (amount === price) {
    const reason = 'The compare-at price equals the price and was left out.';
    problems.push(noteAt(row, cellOf(row, 'compareAtPrice'), reason));
    return null;
  }
  problems.push(
    warningAt(row, cellOf(row, 'compareAtPrice'), 'The compare-at price is below the price and was left out.'),
  );
  return null;
}

/** An optional amount in minor units; an unreadable one is left out with a warning. */
export function readOptionalAmount(row: Row, field: Field, currency: string, problems: ImportProblem[]): number | null {
  const cell = cellOf(row, field);
  if (cell.value === '') return null;
  const amount = amountOf(cell.value, currency);
  if (amount === null)
    problems.push(warningAt(row, cell, `This is not an amount in ${currency} such as 12.50 and was left out.`));
  return amount;
}

/** The pieces in stock; an error unless the cell is empty or a whole number. */
export function readQuantity(row: Row, problems: ImportProblem[]): number {
  const cell = cellOf(row, 'inventoryQuantity');
  if (cell.value === '') {
    problems.push(warningAt(row, cell, 'The stock is tracked but no quantity is given: imported with 0 pieces.'));
    return 0;
  }
  const quantity = Number(cell.value);
  if (/^-?\d+$/.test(cell.value) && Math.abs(quantity) <= GREATEST_QUANTITY) {
    if (quantity < 0) problems.push(warningAt(row, cell, 'The quantity is negative: imported with 0 pieces.'));
    return Math.max(0, quantity);
  }
  problems.push(errorAt(row, cell, `The quantity is not a whole number up to ${GREATEST_QUANTITY}.`));
  return 0;
}

/**
 * Stock as both store formats write it: a number, or a word for available or not. An empty cell means in stock, not
 * counted.
 */
export function readStoreStock(row: Row, problems: ImportProblem[]): StockDraft {
  const { value } = cellOf(row, 'inventoryQuantity');
  const word = value.toLowerCase().replace(/[^a-z]/g, '');
  if (value === '' || word === 'instock') return { trackQuantity: false, inStock: true };
  if (word === 'outofstock') return { trackQuantity: false, inStock: false };
  return { trackQuantity: true, quantity: readQuantity(row, problems) };
}

/** The weight in the site's unit from a column of grams; null where it is missing. */
export function readGrams(row: Row, weightUnit: 'KG' | 'LB', problems: ImportProblem[]): number | null {
  const grams = readNumber(row, 'grams', 'The weight is not a number of grams and was left out.', problems);
  if (grams === null) return null;
  return Number((grams / (weightUnit === 'KG' ? 1000 : GRAMS_PER_POUND)).toFixed(6));
}

/** Grams as text, for a weight in the site's unit. */
export const gramsOf = (weight: number, weightUnit: 'KG' | 'LB'): string =>
  String(Number((weight * (weightUnit === 'KG' ? 1000 : GRAMS_PER_POUND)).toFixed(4)));

/** The weight in the site's unit, as the store formats write it. */
export const readWeight = (row: Row, problems: ImportProblem[]): number | null =>
  readNumber(row, 'weight', 'The weight is not a number and was left out.', problems);

function readNumber(row: Row, field: Field, reason: string, problems: ImportProblem[]): number | null {
  const cell = cellOf(row, field);
  if (cell.value === '') return null;
  if (/^\d{1,12}(\.\d+)?$/.test(cell.value)) return Number(cell.value);
  problems.push(warningAt(row, cell, reason));
  return null;
}

/** Names of units in the formats that differ from ours. */
const UNIT_NAMES: Record<string, Measure['unit']> = { M2: 'SQM', M3: 'CBM', FT2: 'SQFT' };

/**
 * A quantity with its unit in the next cell; null where either is missing, or with a warning where one is unreadable.
 */
export function readMeasure(
  row: Row,
  quantityField: Field,
  unitField: Field,
  problems: ImportProblem[],
): Measure | null {
  const [quantity, unit] = [cellOf(row, quantityField), cellOf(row, unitField)];
  if (quantity.value === '' || unit.value === '' || Number(quantity.value) === 0) return null;
  const name = unit.value.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const known = UNIT_NAMES[name] ?? name;
  if (!isMeasurementUnit(known)) {
    problems.push(warningAt(row, unit, 'This unit is not known: the price per unit was left out.'));
    return null;
  }
  if (!/^\d{1,9}(\.\d+)?$/.test(quantity.value)) {
    problems.push(warningAt(row, quantity, 'This is not a number: the price per unit was left out.'));
    return null;
  }
  return { quantity: Number(quantity.value), unit: known };
}

/**
 * An optional code; one that is too long is left out with a warning, since a shortened code would name something else.
 */
export function readCode(row: Row, field: Field, problems: ImportProblem[]): string | null {
  const cell = cellOf(row, field);
  const code = withoutApostrophe(cell.value);
  if (code.length <= LONGEST_CODE) return code === '' ? null : code;
  problems.push(warningAt(row, cell, `This is longer than ${LONGEST_CODE} characters and was left out.`));
  return null;
}

/** Whether a cell says yes or no; null where it says neither. */
export function readFlag(row: Row, field: Field): boolean | null {
  const value = cellOf(row, field).value.toLowerCase();
  if (['true', 'yes', '1'].includes(value)) return true;
  if (['false', 'no', '0'].includes(value)) return false;
  return null;
}

/** The parts of a cell, without empty ones and duplicates. */
export const readList = (row: Row, field: Field, separator: string): string[] => [
  ...new Set(
    textOf(row, field)
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** Minor units, or null for what is not a decimal number from 0 in the currency. */
export function amountOf(text: string, currency: string): number | null {
  const amount = parseAmount(text, currency);
  return amount !== null && amount >= 0 ? amount : null;
}
