import { parseAmount } from '@stoa/money';
import type { Product } from '../../product/product.ts';
import { reducedPrice } from '../../v1/v1-write.ts';
import { gatherVariants } from './gather-variants.ts';
import {
  errorAt,
  type ImportProblem,
  leavingOutProduct,
  warningAt,
  withoutRepeatedWarnings,
} from './import-problem.ts';
import {
  amountOf,
  MOST_VARIANTS,
  readFlag,
  readList,
  readName,
  readOptionalAmount,
  readPrice,
  readSku,
  readSlug,
  readWeight,
} from './product-cells.ts';
import type { InfoSectionDraft, ModifierDraft, ProductDraft, VariantDraft } from './product-draft.ts';
import { cellOf, has, type Row, textOf } from './product-row.ts';
import type { ReadSettings } from './read-settings.ts';
import {
  combinationsOf,
  draftOptions,
  mediaAddress,
  readChoices,
  readOptions,
  readTextLimit,
  readVisible,
  type StoreOption,
  sortRows,
  stockOf,
} from './store-cells.ts';
import type { ReadOutcome } from './table-format.ts';

/**
 * Makes a product from rows of the older store format: one for the product and one for each variant, whose price is the
 * product's plus a surcharge. Without variant rows, every combination of choices becomes a variant.
 */
export function readStoreV1Product(rows: [Row, ...Row[]], settings: ReadSettings): ReadOutcome {
  const first = rows[0];
  const problems: ImportProblem[] = [];
  const sorted = sortRows(rows, problems);
  if ('error' in sorted) return { draft: null, problems: [sorted.error] };
  const address = readSlug(first, problems);
  const name = readName(first, problems);
  const full = readPrice(first, settings.currency, problems);
  const options = readOptions(first, problems);
  const discount = readDiscount(first, settings.currency, problems);
  const visible = readVisible(first, problems);
  const common = readVariantCells(first, settings, problems);
  const error = problems.find((problem) => problem.severity === 'error');
  if (error) return { draft: null, problems: [leavingOutProduct(error, rows.length)] };

  const priced = (surcharge: number) => {
    const { price, compareAtPrice } = reducedPrice(full + surcharge, discount, settings.currency);
    // without a discount, the file does not mention compare-at prices
    return discount ? { price, compareAtPrice } : { price };
  };
  const variants = sorted.variants.length
    ? gatherVariants(
        sorted.variants,
        options.map(({ field }) => field),
        problems,
        (row, flaws) => ({
          choices: readChoices(row, options, flaws),
          ...priced(readSurcharge(row, full, settings.currency, flaws)),
          ...readVariantCells(row, settings, flaws),
          visible: readVisible(row, flaws),
        }),
      ).map(({ draft }) => draft)
    : everyVariant(first, options, { ...common, ...priced(0) }, problems);
  if (variants.length === 0) return { draft: null, problems: [withoutVariants(first, rows.length), ...problems] };
  const draft: ProductDraft = {
    name,
    ...address,
    visible,
    ...(has(first, 'description') ? { description: textOf(first, 'description') } : {}),
    options: draftOptions(options),
    variants,
    ...(has(first, 'image') ? { media: readImages(first) } : {}),
    ...(has(first, 'type') ? { categories: readList(first, 'type', ';').map((category) => ({ name: category })) } : {}),
    ...(has(first, 'ribbon') ? { ribbon: textOf(first, 'ribbon') || null } : {}),
    ...(has(first, 'vendor') ? { brand: textOf(first, 'vendor') || null } : {}),
    ...(has(first, 'discountMode') ? { discount } : {}),
    ...(has(first, 'section1Title') ? { infoSections: readSections(first, problems) } : {}),
    ...(has(first, 'modifier1Name') ? { textFields: readTextFields(first, problems) } : {}),
    manageVariants: sorted.variants.length > 0,
  };
  return { draft, problems: withoutRepeatedWarnings(problems) };
}

const withoutVariants = (row: Row, rowCount: number): ImportProblem =>
  leavingOutProduct(errorAt(row, cellOf(row, 'handle'), 'None of its variants could be read.'), rowCount);

function readVariantCells(row: Row, { currency }: ReadSettings, problems: ImportProblem[]): Partial<VariantDraft> {
  return {
    ...(has(row, 'sku') ? { sku: readSku(row, problems) } : {}),
    ...(has(row, 'cost') ? { cost: readOptionalAmount(row, 'cost', currency, problems) } : {}),
    ...(has(row, 'weight') ? { weight: readWeight(row, problems) } : {}),
    ...stockOf(row, problems),
  };
}

/** One variant for each combination, all alike. An SKU can belong to only one variant. */
function everyVariant(
  row: Row,
  options: readonly StoreOption[],
  common: Omit<VariantDraft, 'choices'>,
  problems: ImportProblem[],
): VariantDraft[] {
  const count = options.reduce((product, { choices }) => product * choices.length, 1);
  if (count > MOST_VARIANTS) {
    problems.push(errorAt(row, cellOf(row, 'option1Value'), `The choices make more than ${MOST_VARIANTS} variants.`));
    return [];
  }
  const combinations = combinationsOf(options);
  if (combinations.length > 1 && common.sku)
    problems.push(warningAt(row, cellOf(row, 'sku'), 'The product has several variants: its SKU was left out.'));
  return combinations.map((choices) => ({
    ...common,
    ...(combinations.length > 1 && common.sku !== undefined ? { sku: null } : {}),
    choices,
  }));
}

/** The difference between a variant's price and the product's: below zero where the variant costs less. */
function readSurcharge(row: Row, price: number, currency: string, problems: ImportProblem[]): number {
  const cell = cellOf(row, 'surcharge');
  if (cell.value === '') return 0;
  const amount = parseAmount(cell.value, currency);
  if (amount === null)
    problems.push(errorAt(row, cell, `The surcharge is not an amount in ${currency} such as 12.50.`));
  else if (price + amount < 0)
    problems.push(errorAt(row, cell, "The surcharge takes more off than the product's price."));
  return amount ?? 0;
}

function readDiscount(row: Row, currency: string, problems: ImportProblem[]): Product['discount'] {
  const mode = cellOf(row, 'discountMode');
  const value = cellOf(row, 'discountValue');
  const type = mode.value.toUpperCase();
  const number = Number(value.value);
  if (value.value === '' || number === 0) return null;
  if (type !== 'PERCENT' && type !== 'AMOUNT') {
    problems.push(warningAt(row, mode, 'The discount is neither PERCENT nor AMOUNT and was left out.'));
    return null;
  }
  const isPossible = type === 'PERCENT' ? number > 0 && number <= 100 : amountOf(value.value, currency) !== null;
  if (isPossible) return { type, value: number };
  problems.push(errorAt(row, value, 'The discount is not a number that can be taken off.'));
  return null;
}

/** Pictures, each once; the format has no texts for them. */
const readImages = (row: Row) => readList(row, 'image', ';').map((source) => ({ source: mediaAddress(source) }));

function readSections(row: Row, problems: ImportProblem[]): InfoSectionDraft[] {
  const sections: InfoSectionDraft[] = [];
  for (let number = 1; number <= 6; number += 1) {
    const title = cellOf(row, `section${number}Title`);
    const description = cellOf(row, `section${number}Text`);
    if (title.value !== '') sections.push({ title: title.value, description: description.value });
    else if (description.value !== '')
      problems.push(warningAt(row, description, 'The section has no title and was left out.'));
  }
  return sections;
}

function readTextFields(row: Row, problems: ImportProblem[]): ModifierDraft[] {
  const fields: ModifierDraft[] = [];
  for (const number of [1, 2]) {
    const name = textOf(row, `modifier${number}Name`);
    if (name === '') continue;
    const maxLength = readTextLimit(row, `modifier${number}Limit`, problems);
    fields.push({
      name,
      renderType: 'FREE_TEXT',
      mandatory: readFlag(row, `modifier${number}Mandatory`) ?? false,
      choices: [],
      freeText: { title: name, minLength: 0, maxLength, addedPrice: 0 },
    });
  }
  return fields;
}
