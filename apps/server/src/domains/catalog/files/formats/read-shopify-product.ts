import { ownValue } from '../../../../platform/own-value.ts';
import { gatherVariants, type VariantOfRow } from './gather-variants.ts';
import {
  errorAt,
  type ImportProblem,
  leavingOutProduct,
  noteAt,
  warningAt,
  withoutRepeatedWarnings,
} from './import-problem.ts';
import {
  isNoCategory,
  LONGEST_CHOICE,
  LONGEST_OPTION_NAME,
  MOST_OPTIONS,
  readCode,
  readCompareAtPrice,
  readFlag,
  readGrams,
  readList,
  readMeasure,
  readName,
  readOptionalAmount,
  readPrice,
  readQuantity,
  readSku,
  readSlug,
} from './product-cells.ts';
import type {
  CategoryDraft,
  MediaDraft,
  OptionDraft,
  ProductDraft,
  StockDraft,
  VariantDraft,
} from './product-draft.ts';
import { cellOf, type Field, has, type Row, textOf } from './product-row.ts';
import { findPicturedOption, readMedia } from './read-media.ts';
import type { ReadSettings } from './read-settings.ts';
import type { ReadOutcome } from './table-format.ts';

/** The option columns of a product: `name` is the option's, `field` the column that holds its values. */
type OptionColumn = { name: string; field: Field };

/**
 * Makes a product from the rows that share a handle; the first row carries the product's own data. A bad first row
 * leaves out the product and is reported once; a bad later row leaves out its variant.
 */
export function readShopifyProduct(rows: [Row, ...Row[]], settings: ReadSettings): ReadOutcome {
  const first = rows[0];
  const problems: ImportProblem[] = [];
  const address = readSlug(first, problems);
  const name = readName(first, problems);
  const options = readOptionColumns(first, problems);
  const visible = readVisible(first, problems);
  const productType = readProductType(first, problems);
  const flaws: ImportProblem[] = [];
  readVariant(first, options, settings, flaws);

  const error = [...problems, ...flaws].find((problem) => problem.severity === 'error');
  if (error) return { draft: null, problems: [leavingOutProduct(error, rows.length)] };

  const variantRows = rows.filter((row) => row === first || describesVariant(row));
  const variants = gatherVariants(
    variantRows,
    options.map(({ field }) => field),
    problems,
    (row, rowFlaws) => readVariant(row, options, settings, rowFlaws),
  );
  const media = readMedia(rows);
  const draft: ProductDraft = {
    name,
    ...address,
    ...(visible === null ? {} : { visible }),
    ...(productType === null ? {} : { productType }),
    ...(has(first, 'description') ? { description: textOf(first, 'description') } : {}),
    ...(has(first, 'taxable') ? { isTaxed: readTaxed(variantRows, problems) } : {}),
    options: draftOptions(options, variants, media),
    variants: variants.map((variant) => variant.draft),
    ...(has(first, 'image') || has(first, 'variantImage') ? { media } : {}),
    ...(has(first, 'vendor') ? { brand: textOf(first, 'vendor') || null } : {}),
    ...(has(first, 'tags') ? { tags: { public: readList(first, 'tags', ',') } } : {}),
    ...(has(first, 'type') || has(first, 'productCategory') ? { oneOfCategories: categoryOf(first) } : {}),
    ...(has(first, 'seoTitle') || has(first, 'seoDescription')
      ? { seoTexts: { title: textOf(first, 'seoTitle'), description: textOf(first, 'seoDescription') } }
      : {}),
    ...(has(first, 'baseMeasure')
      ? { pricePerUnit: readMeasure(first, 'baseMeasure', 'baseMeasureUnit', problems) }
      : {}),
  };
  return { draft, problems: withoutRepeatedWarnings(problems) };
}

/** Shopify writes a product without options as one option with the value `Default Title`. */
function readOptionColumns(row: Row, problems: ImportProblem[]): OptionColumn[] {
  if (textOf(row, 'option1Value') === 'Default Title') return [];
  const options: OptionColumn[] = [];
  for (let number = 1; number <= 9; number += 1) {
    const cell = cellOf(row, `option${number}Name`);
    if (cell.value === '') continue;
    if (options.some((option) => option.name === cell.value)) {
      problems.push(errorAt(row, cell, `Two options are called "${cell.value}".`));
    }
    if (cell.value.length > LONGEST_OPTION_NAME) {
      problems.push(errorAt(row, cell, `The option name is longer than ${LONGEST_OPTION_NAME} characters.`));
    }
    if (options.length === MOST_OPTIONS)
      problems.push(errorAt(row, cell, `A product has at most ${MOST_OPTIONS} options.`));
    options.push({ name: cell.value, field: `option${number}Value` });
  }
  return options;
}

/** Null where the file has no column for it. */
function readVisible(row: Row, problems: ImportProblem[]): boolean | null {
  if (!has(row, 'status') && !has(row, 'published')) return null;
  const cell = cellOf(row, 'status');
  const status = cell.value.toLowerCase();
  if (!['', 'active', 'draft', 'archived', 'unlisted'].includes(status)) {
    problems.push(warningAt(row, cell, 'The status is none of active, draft, archived or unlisted: imported hidden.'));
  }
  if (status === 'archived') problems.push(noteAt(row, cell, 'Archived products are imported hidden.'));
  if (status === 'unlisted')
    problems.push(warningAt(row, cell, 'Products that only a link leads to are not offered: imported hidden.'));
  return (status === '' || status === 'active') && readFlag(row, 'published') !== false;
}

function readProductType(row: Row, problems: ImportProblem[]): ProductDraft['productType'] | null {
  if (readFlag(row, 'giftCard') === true) {
    problems.push(
      warningAt(row, cellOf(row, 'giftCard'), 'A gift card was imported as a digital product: it creates no codes.'),
    );
    return 'DIGITAL';
  }
  const isShipped = readFlag(row, 'requiresShipping');
  if (isShipped === null) return null;
  return isShipped ? 'PHYSICAL' : 'DIGITAL';
}

/** Shopify taxes variants, Stoa products: untaxed is a product with no variant that is taxed. */
function readTaxed(rows: readonly Row[], problems: ImportProblem[]): boolean {
  const untaxed = rows.filter((row) => readFlag(row, 'taxable') === false);
  const [first] = untaxed;
  if (first && untaxed.length < rows.length)
    problems.push(warningAt(first, cellOf(first, 'taxable'), 'Other variants are taxed: the whole product is taxed.'));
  return untaxed.length < rows.length;
}

/** Whether a row after a product's first describes a variant; otherwise it only adds an image. */
function describesVariant(row: Row): boolean {
  for (const [field, cell] of row.cells) {
    if (cell.value !== '' && (field === 'price' || field === 'sku' || /^option\dValue$/.test(field))) return true;
  }
  return false;
}

/** Reads the variant of a row. The result counts only if no error was added to `problems`. */
function readVariant(
  row: Row,
  options: OptionColumn[],
  { currency, weightUnit }: ReadSettings,
  problems: ImportProblem[],
): VariantDraft {
  const choices = readChoices(row, options, problems);
  const price = readPrice(row, currency, problems);
  return {
    choices,
    price,
    ...(has(row, 'compareAtPrice') ? { compareAtPrice: readCompareAtPrice(row, price, currency, problems) } : {}),
    ...(has(row, 'sku') ? { sku: readSku(row, problems) } : {}),
    ...(has(row, 'barcode') ? { barcode: readCode(row, 'barcode', problems) } : {}),
    ...(has(row, 'cost') ? { cost: readOptionalAmount(row, 'cost', currency, problems) } : {}),
    ...(has(row, 'grams') ? { weight: readGrams(row, weightUnit, problems) } : {}),
    ...(has(row, 'totalMeasure') ? { contents: readMeasure(row, 'totalMeasure', 'totalMeasureUnit', problems) } : {}),
    ...(has(row, 'inventoryTracker') || has(row, 'inventoryQuantity') ? { stock: readStock(row, problems) } : {}),
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

function readStock(row: Row, problems: ImportProblem[]): StockDraft {
  // handmade files often give quantities without the tracker column
  const trackerField: Field = has(row, 'inventoryTracker') ? 'inventoryTracker' : 'inventoryQuantity';
  if (textOf(row, trackerField) === '') return { trackQuantity: false, inStock: true };
  const policy = cellOf(row, 'inventoryPolicy');
  if (policy.value.toLowerCase() === 'continue' || readFlag(row, 'inventoryPolicy') === true) {
    problems.push(
      warningAt(row, policy, 'Selling beyond the stock is not imported: sales stop when the stock is used up.'),
    );
  }
  return { trackQuantity: true, quantity: readQuantity(row, problems) };
}

/** The choices used by variants, in the order of the file. */
function draftOptions(
  options: OptionColumn[],
  variants: readonly VariantOfRow[],
  media: readonly MediaDraft[],
): OptionDraft[] {
  const pictured = findPicturedOption(
    options.map((option) => option.name),
    variants.map(({ draft, row }) => ({ choices: draft.choices, image: textOf(row, 'variantImage') })),
  );
  return options.map(({ name }) => {
    const choiceNames = [...new Set(variants.map(({ draft }) => ownValue(draft.choices, name) ?? ''))];
    const choices = choiceNames.map((choice) => {
      const image = pictured?.name === name ? pictured.imageOfChoice.get(choice) : undefined;
      return image === undefined || !media.some(({ source }) => source === image)
        ? { name: choice }
        : { name: choice, media: [image] };
    });
    return { name, choices, isGathered: true };
  });
}

/** The merchant's own `Type`, or the last step below the others of Shopify's category, `Home & Garden > Decor > Posters`. */
function categoryOf(row: Row): CategoryDraft[] {
  const type = textOf(row, 'type');
  if (type !== '' && !isNoCategory(type)) return [{ name: type }];
  const steps = textOf(row, 'productCategory')
    .split('>')
    .map((step) => step.trim())
    .filter((step) => step !== '' && !isNoCategory(step));
  const name = steps.pop();
  if (name === undefined) return [];
  return [{ name, ...(steps.length > 0 ? { parents: steps.map((step) => ({ name: step })) } : {}) }];
}
