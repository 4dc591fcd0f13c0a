/** Cells as WooCommerce writes them. */
import { ownValue } from '../../../../platform/own-value.ts';
import type { Dimensions } from '../../product/product.ts';
import { type ImportProblem, noteAt, warningAt } from './import-problem.ts';
import { amountOf, isNoCategory, readOptionalAmount, readPrice, readQuantity } from './product-cells.ts';
import type { CategoryDraft, StockDraft } from './product-draft.ts';
import { cellOf, type Field, type Row, textOf } from './product-row.ts';

/** The words of the column of types: `variation, downloadable, virtual`. */
export const typesOf = (row: Row): string[] => partsOf(textOf(row, 'productType').toLowerCase());
export const isVariation = (row: Row): boolean => typesOf(row).includes('variation');

/** The parts of a list, each once. A comma that belongs to a part has a backslash in front. */
export const partsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/(?<!\\),/)
      .map((part) => part.replaceAll('\\,', ',').trim())
      .filter(Boolean),
  ),
];

/** Text with line breaks, which are written as a backslash and an n. */
export const longText = (row: Row, field: Field): string => textOf(row, field).replaceAll('\\n', '\n').trim();

/** `Clothing > Shirts, Sale`: the last step of each path, below those before it. */
export const readCategories = (row: Row): CategoryDraft[] =>
  partsOf(textOf(row, 'type')).flatMap((path) => {
    const steps = path
      .split('>')
      .map((step) => step.trim())
      .filter(Boolean);
    const name = steps.pop();
    if (name === undefined || isNoCategory(name)) return [];
    return [{ name, ...(steps.length > 0 ? { parents: steps.map((step) => ({ name: step })) } : {}) }];
  });

/** The price that buyers pay, and the regular one above it. A sale that ends of itself is not imported. */
export function readPrices(
  row: Row,
  currency: string,
  problems: ImportProblem[],
): { price: number; compareAtPrice: number | null } {
  const regular = textOf(row, 'price');
  const sale = cellOf(row, 'salePrice');
  const reduced = readOptionalAmount(row, 'salePrice', currency, problems);
  if (regular === '' && reduced !== null) return { price: reduced, compareAtPrice: null };
  const price = readPrice(row, currency, problems);
  if (reduced === null || amountOf(regular, currency) === null) return { price, compareAtPrice: null };
  if (textOf(row, 'saleStart') || textOf(row, 'saleEnd')) {
    problems.push(noteAt(row, sale, 'The sale is limited in time: imported at the regular price.'));
    return { price, compareAtPrice: null };
  }
  if (reduced < price) return { price: reduced, compareAtPrice: price };
  problems.push(noteAt(row, sale, 'The sale price is not below the regular price and was left out.'));
  return { price, compareAtPrice: null };
}

/** Counted stock, or whether there is any. `parent`, which stands for the product's own stock, is not counted. */
export function readWooStock(row: Row, problems: ImportProblem[]): StockDraft {
  const stock = textOf(row, 'inventoryQuantity');
  const backorders = cellOf(row, 'backorders');
  if (['1', 'notify'].includes(backorders.value.toLowerCase()))
    problems.push(
      noteAt(row, backorders, 'Selling beyond the stock is not imported: sales stop when the stock is used up.'),
    );
  if (stock !== '' && stock.toLowerCase() !== 'parent')
    return { trackQuantity: true, quantity: readQuantity(row, problems) };
  return { trackQuantity: false, inStock: textOf(row, 'isInStock') !== '0' };
}

/** The unit in the header of a column: `Weight (kg)`. */
const unitOf = (column: string): string => /\((\w+)\)/.exec(column)?.[1]?.toLowerCase() ?? '';
const GRAMS: Record<string, number> = { g: 1, kg: 1000, oz: 28.349_523_125, lbs: 453.592_37 };

/** The weight in the site's unit. */
export function readWooWeight(row: Row, weightUnit: 'KG' | 'LB', problems: ImportProblem[]): number | null {
  const cell = cellOf(row, 'weight');
  if (cell.value === '') return null;
  if (!/^\d{1,12}(\.\d+)?$/.test(cell.value)) {
    problems.push(warningAt(row, cell, 'The weight is not a number and was left out.'));
    return null;
  }
  const grams = Number(cell.value) * (ownValue(GRAMS, unitOf(cell.column)) ?? 1000);
  return Number((grams / (weightUnit === 'KG' ? 1000 : 453.592_37)).toFixed(6));
}

/** The size as it is shipped. */
export function readWooSize(row: Row, problems: ImportProblem[]): Dimensions | null {
  const sides = (['packageLength', 'packageWidth', 'packageHeight'] as const).map((field) => cellOf(row, field));
  const given = sides.filter(({ value }) => value !== '');
  if (given.length === 0) return null;
  const wrong = given.find(({ value }) => !/^\d{1,9}(\.\d+)?$/.test(value));
  if (wrong) {
    problems.push(warningAt(row, wrong, 'The size is not a number and was left out.'));
    return null;
  }
  const [length = null, width = null, height = null] = sides.map(({ value }) => value || null);
  return { length, width, height, unit: unitOf(sides[0]?.column ?? '').toUpperCase() as Dimensions['unit'] };
}
