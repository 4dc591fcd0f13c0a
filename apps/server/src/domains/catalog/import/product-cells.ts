import { parseAmount } from '@stoa/money';
import { errorAt, type ImportProblem, warningAt } from './import-problem.ts';
import { cellOf, type Row } from './product-row.ts';
import type { Field } from './shopify-columns.ts';

/*
 * Readers of single cells. Each adds what is wrong to `problems` and returns a value to go on with, so that all flaws of
 * a row are found at once. What decides what a buyer gets and pays is an error when unreadable; the rest is left out with a warning.
 */

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

/** The struck-through price in minor units; null unless it is above the price. */
export function readCompareAtPrice(
  row: Row,
  price: number,
  currency: string,
  problems: ImportProblem[],
): number | null {
  const amount = readOptionalAmount(row, 'compareAtPrice', currency, problems);
  if (amount === null || amount === 0 || amount === price) return null;
  if (amount > price) return amount;
  problems.push(
    warningAt(row, cellOf(row, 'compareAtPrice'), 'The compare-at price is below the price and was left out.'),
  );
  return null;
}

/** An amount in minor units that may be missing; one that cannot be read is left out with a warning. */
export function readOptionalAmount(row: Row, field: Field, currency: string, problems: ImportProblem[]): number | null {
  const cell = cellOf(row, field);
  if (cell.value === '') return null;
  const amount = amountOf(cell.value, currency);
  if (amount === null)
    problems.push(warningAt(row, cell, `This is not an amount in ${currency} such as 12.50 and was left out.`));
  return amount;
}

/** The pieces in stock; an error unless it is a whole number from 0, or missing. */
export function readQuantity(row: Row, problems: ImportProblem[]): number {
  const cell = cellOf(row, 'inventoryQuantity');
  if (cell.value === '') {
    problems.push(warningAt(row, cell, 'The stock is tracked but no quantity is given: imported with 0 pieces.'));
    return 0;
  }
  const quantity = Number(cell.value);
  if (/^-?\d+$/.test(cell.value) && Math.abs(quantity) <= GREATEST_QUANTITY) {
    if (quantity < 0) problems.push(errorAt(row, cell, 'The quantity is negative.'));
    return quantity;
  }
  problems.push(errorAt(row, cell, `The quantity is not a whole number up to ${GREATEST_QUANTITY}.`));
  return 0;
}

const GREATEST_QUANTITY = 99_999_999;

/** The weight in kilograms from a column of grams; null where it is missing or zero. */
export function readKilograms(row: Row, problems: ImportProblem[]): number | null {
  const cell = cellOf(row, 'grams');
  if (cell.value === '') return null;
  if (!/^\d+(\.\d+)?$/.test(cell.value)) {
    problems.push(warningAt(row, cell, 'The weight is not a number of grams and was left out.'));
    return null;
  }
  const kilograms = Math.round(Number(cell.value)) / 1000;
  return kilograms === 0 ? null : kilograms;
}

/** A text that may be missing; one that is too long is left out with a warning, since a shortened code would name something else. */
export function readCode(row: Row, field: Field, maximumLength: number, problems: ImportProblem[]): string | null {
  const cell = cellOf(row, field);
  // Spreadsheets keep long numbers intact by a leading apostrophe.
  const code = cell.value.replace(/^'/, '').trim();
  if (code.length <= maximumLength) return code === '' ? null : code;
  problems.push(warningAt(row, cell, `This is longer than ${maximumLength} characters and was left out.`));
  return null;
}

/** Whether a cell says yes or no; null where it says neither. */
export function readFlag(row: Row, field: Field): boolean | null {
  const value = cellOf(row, field).value.toLowerCase();
  if (['true', 'yes', '1'].includes(value)) return true;
  if (['false', 'no', '0'].includes(value)) return false;
  return null;
}

/** Minor units, or null for what is not a decimal number from 0 in the currency. */
function amountOf(text: string, currency: string): number | null {
  const amount = parseAmount(text, currency);
  return amount !== null && amount >= 0 ? amount : null;
}
