/** The common parts of both store formats: kinds of rows, options with their choices, lists in one cell. */

import { errorAt, type ImportProblem, leavingOutProduct, warningAt } from './import-problem.ts';
import { LONGEST_CHOICE, LONGEST_OPTION_NAME, readFlag, readList, readStoreStock } from './product-cells.ts';
import type { ChoiceDraft, OptionDraft, VariantDraft } from './product-draft.ts';
import { cellOf, type Field, type Row, textOf } from './product-row.ts';
import type { ReadSettings } from './read-settings.ts';

export type StoreOption = Required<Pick<OptionDraft, 'name' | 'renderType' | 'choices'>> & { field: Field };

type RowType = 'product' | 'variant' | 'media';
const rowTypeOf = (row: Row): RowType | null => {
  const type = textOf(row, 'rowType').toLowerCase();
  return type === 'product' || type === 'variant' || type === 'media' ? type : null;
};

/**
 * A product's rows by kind. An error where the first is not the product's own row; rows of unknown kinds are left out.
 */
export function sortRows(
  rows: readonly [Row, ...Row[]],
  problems: ImportProblem[],
): { variants: Row[]; media: Row[] } | { error: ImportProblem } {
  const [first, ...others] = rows;
  const cell = cellOf(first, 'rowType');
  if (rowTypeOf(first) !== 'product') {
    const error = errorAt(first, cell, 'The first row of a product must have the fieldType PRODUCT.');
    return { error: leavingOutProduct(error, rows.length) };
  }
  const sorted: Record<RowType, Row[]> = { product: [], variant: [], media: [] };
  for (const row of others) {
    const type = rowTypeOf(row);
    if (type === 'variant' || type === 'media') sorted[type].push(row);
    else {
      const reason = type
        ? `The product in row ${first.number} has the same handle. This row was left out.`
        : 'The fieldType is none of PRODUCT, VARIANT and MEDIA. This row was left out.';
      problems.push(errorAt(row, cellOf(row, type ? 'handle' : 'rowType'), reason));
    }
  }
  return { variants: sorted.variant, media: sorted.media };
}

/** The options that a product's row declares. */
export function readOptions(row: Row, problems: ImportProblem[]): StoreOption[] {
  const options: StoreOption[] = [];
  for (let number = 1; number <= 6; number += 1) {
    const cell = cellOf(row, `option${number}Name`);
    if (cell.value === '') continue;
    const field: Field = `option${number}Value`;
    if (options.some(({ name }) => name === cell.value))
      problems.push(errorAt(row, cell, `Two options are called "${cell.value}".`));
    if (cell.value.length > LONGEST_OPTION_NAME)
      problems.push(errorAt(row, cell, `The option name is longer than ${LONGEST_OPTION_NAME} characters.`));
    const isColor = ['COLOR', 'SWATCH_CHOICES'].includes(textOf(row, `option${number}Type`).toUpperCase());
    const choices = readList(row, field, ';').map((text) => readChoice(text, isColor));
    if (choices.some(({ name }) => name.length > LONGEST_CHOICE))
      problems.push(errorAt(row, cellOf(row, field), `A choice is longer than ${LONGEST_CHOICE} characters.`));
    options.push({ name: cell.value, field, renderType: isColor ? 'SWATCH_CHOICES' : 'TEXT_CHOICES', choices });
  }
  return options;
}

/** `#ff0000:Red` of a colour, else the name alone. */
export function readChoice(text: string, isColor: boolean): ChoiceDraft {
  const [, colorCode, name] = (isColor && /^\s*(#[0-9a-f]{3,8}|rgba?\([^)]*\)|[a-z]+)\s*:\s*(.+)$/i.exec(text)) || [];
  return name === undefined ? { name: text } : { name, colorCode };
}

export const writeChoice = ({ name, colorCode }: { name: string; colorCode?: string | null }): string =>
  colorCode ? `${colorCode}:${name}` : name;

/** The choices of a variant's row. A choice that is missing from the product's row is added to it. */
export function readChoices(
  row: Row,
  options: readonly StoreOption[],
  problems: ImportProblem[],
): Record<string, string> {
  const chosen = options.map((option): [string, string] => {
    const cell = cellOf(row, option.field);
    const choice = readChoice(cell.value, option.renderType === 'SWATCH_CHOICES');
    if (cell.value === '') problems.push(errorAt(row, cell, `The value of the option "${option.name}" is missing.`));
    else if (choice.name.length > LONGEST_CHOICE)
      problems.push(errorAt(row, cell, `The option value is longer than ${LONGEST_CHOICE} characters.`));
    else if (!option.choices.some(({ name }) => name === choice.name)) option.choices.push(choice);
    return [option.name, choice.name];
  });
  return Object.fromEntries(chosen);
}

/** Every combination of the options' choices. */
export function combinationsOf(options: readonly Pick<StoreOption, 'name' | 'choices'>[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (made, { name, choices }) =>
      made.flatMap((chosen) => choices.map((choice) => ({ ...chosen, [name]: choice.name }))),
    [{}],
  );
}

export const draftOptions = (options: readonly StoreOption[]): OptionDraft[] =>
  options.map(({ name, renderType, choices }) => ({ name, renderType, choices }));

/** Visible unless the cell says no. */
export function readVisible(row: Row, problems: ImportProblem[]): boolean {
  const cell = cellOf(row, 'visible');
  const visible = readFlag(row, 'visible');
  if (visible === null && cell.value !== '')
    problems.push(warningAt(row, cell, 'This is neither TRUE nor FALSE: imported visible.'));
  return visible ?? true;
}

export const stockOf = (row: Row, problems: ImportProblem[]): Pick<VariantDraft, 'stock'> =>
  row.cells.has('inventoryQuantity') ? { stock: readStoreStock(row, problems) } : {};

const LONGEST_TEXT = 500;

/** The maximum length of a buyer's text. */
export function readTextLimit(row: Row, field: Field, problems: ImportProblem[]): number {
  const cell = cellOf(row, field);
  const limit = Number(cell.value);
  if (cell.value === '') return LONGEST_TEXT;
  if (Number.isInteger(limit) && limit > 0 && limit <= LONGEST_TEXT) return limit;
  problems.push(warningAt(row, cell, `This is no number from 1 to ${LONGEST_TEXT}: ${LONGEST_TEXT} was taken.`));
  return LONGEST_TEXT;
}

/** The address of a picture that an older file names as on the server it was exported from. */
export function mediaAddress(source: string): string {
  return /^[0-9a-z]{6,}_[0-9a-f]{32}~mv2/.test(source) ? `https://static.wixstatic.com/media/${source}` : source;
}

export type { ReadSettings };
