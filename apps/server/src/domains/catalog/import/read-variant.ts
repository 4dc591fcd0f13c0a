import type { VariantDraft } from '../product.ts';
import { errorAt, type ImportProblem, warningAt } from './import-problem.ts';
import {
  readCode,
  readCompareAtPrice,
  readFlag,
  readKilograms,
  readOptionalAmount,
  readPrice,
  readQuantity,
} from './product-cells.ts';
import { cellOf, type Row, textOf } from './product-row.ts';
import type { Field } from './shopify-columns.ts';

/** The option columns of a product: `name` is the option's, `field` the column that holds its values. */
export type OptionColumn = { name: string; field: Field };

const LONGEST_CHOICE = 50;
const LONGEST_CODE = 40;

/** Whether a row after a product's first describes a variant; otherwise it only adds an image. */
export function describesVariant(row: Row): boolean {
  for (const [field, cell] of row.cells) {
    if (cell.value !== '' && (field === 'price' || field === 'sku' || /^option\dValue$/.test(field))) return true;
  }
  return false;
}

/** Reads the variant of a row. The result counts only if no error was added to `problems`. */
export function readVariant(
  row: Row,
  options: OptionColumn[],
  currency: string,
  problems: ImportProblem[],
): VariantDraft {
  const choices = readChoices(row, options, problems);
  const price = readPrice(row, currency, problems);
  return {
    choices,
    visible: true,
    sku: readCode(row, 'sku', LONGEST_CODE, problems),
    barcode: readCode(row, 'barcode', LONGEST_CODE, problems),
    price,
    compareAtPrice: readCompareAtPrice(row, price, currency, problems),
    cost: readOptionalAmount(row, 'cost', currency, problems),
    weight: readKilograms(row, problems),
    stock: readStock(row, problems),
  };
}

function readChoices(row: Row, options: OptionColumn[], problems: ImportProblem[]): Record<string, string> {
  for (const { name, field } of options) {
    const cell = cellOf(row, field);
    if (cell.value === '') problems.push(errorAt(row, cell, `The value of the option "${name}" is missing.`));
    if (cell.value.length > LONGEST_CHOICE) {
      problems.push(errorAt(row, cell, `The option value is longer than ${LONGEST_CHOICE} characters.`));
    }
  }
  for (const [field, cell] of row.cells) {
    const isOptionValue = /^option\dValue$/.test(field) && cell.value !== '' && cell.value !== 'Default Title';
    if (isOptionValue && !options.some((option) => option.field === field)) {
      problems.push(errorAt(row, cell, "The value belongs to an option that the product's first row does not name."));
    }
  }
  return Object.fromEntries(options.map(({ name, field }) => [name, textOf(row, field)]));
}

function readStock(row: Row, problems: ImportProblem[]): VariantDraft['stock'] {
  // Files made by hand often give quantities without the tracker column.
  const trackerField: Field = row.cells.has('inventoryTracker') ? 'inventoryTracker' : 'inventoryQuantity';
  if (textOf(row, trackerField) === '') return { trackQuantity: false, inStock: true };
  const policy = cellOf(row, 'inventoryPolicy');
  if (policy.value.toLowerCase() === 'continue' || readFlag(row, 'inventoryPolicy') === true) {
    problems.push(
      warningAt(row, policy, 'Selling beyond the stock is not imported: sales stop when the stock is used up.'),
    );
  }
  return { trackQuantity: true, quantity: readQuantity(row, problems) };
}
