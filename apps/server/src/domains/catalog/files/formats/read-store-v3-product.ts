import type { Dimensions } from '../../product/product.ts';
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
  readCode,
  readCompareAtPrice,
  readFlag,
  readList,
  readMeasure,
  readName,
  readOptionalAmount,
  readPrice,
  readSku,
  readSlug,
  readWeight,
} from './product-cells.ts';
import type { MediaDraft, ModifierDraft, ProductDraft, VariantDraft } from './product-draft.ts';
import { cellOf, has, type Row, textOf } from './product-row.ts';
import type { ReadSettings } from './read-settings.ts';
import {
  draftOptions,
  mediaAddress,
  readChoice,
  readChoices,
  readOptions,
  readTextLimit,
  readVisible,
  sortRows,
  stockOf,
} from './store-cells.ts';
import type { ReadOutcome } from './table-format.ts';

/**
 * Makes a product from rows of the newer store format: one for the product, one for each variant, one for each further
 * picture or video. Empty cells of a variant's row take the value of the product's row.
 */
export function readStoreV3Product(rows: [Row, ...Row[]], settings: ReadSettings): ReadOutcome {
  const first = rows[0];
  const problems: ImportProblem[] = [];
  const sorted = sortRows(rows, problems);
  if ('error' in sorted) return { draft: null, problems: [sorted.error] };
  const address = readSlug(first, problems);
  const name = readName(first, problems);
  const options = readOptions(first, problems);
  const visible = readVisible(first, problems);
  // if variants have rows of their own, the product's row need not have a price
  if (sorted.variants.length === 0) readVariant(first, first, settings, problems);
  const error = problems.find((problem) => problem.severity === 'error');
  if (error) return { draft: null, problems: [leavingOutProduct(error, rows.length)] };

  const variantRows = sorted.variants.length ? sorted.variants : [first];
  const isOwn = sorted.variants.length > 0;
  const variants = gatherVariants(
    variantRows,
    options.map(({ field }) => field),
    problems,
    (row, flaws) => ({
      choices: isOwn || options.length > 0 ? readChoices(row, options, flaws) : {},
      ...readVariant(row, first, settings, flaws),
      ...(isOwn ? { visible: readVisible(row, flaws) } : {}),
    }),
  ).map(({ draft }) => draft);
  if (variants.length === 0) {
    const reason = 'None of its variants could be read.';
    const absent = leavingOutProduct(errorAt(first, cellOf(first, 'handle'), reason), rows.length);
    return { draft: null, problems: [absent, ...problems] };
  }
  const draft: ProductDraft = {
    name,
    ...address,
    visible,
    ...(has(first, 'description') ? { description: textOf(first, 'description') } : {}),
    options: draftOptions(options),
    variants,
    ...(has(first, 'image') ? { media: readMedia([first, ...sorted.media]) } : {}),
    ...(has(first, 'ribbon') ? { ribbon: textOf(first, 'ribbon') || null } : {}),
    ...(has(first, 'vendor') ? { brand: textOf(first, 'vendor') || null } : {}),
    ...(has(first, 'type') ? { categories: readList(first, 'type', ';').map((slug) => ({ name: slug, slug })) } : {}),
    ...(has(first, 'mainCategory') ? { mainCategory: textOf(first, 'mainCategory') || null } : {}),
    ...(has(first, 'baseMeasure')
      ? { pricePerUnit: readMeasure(first, 'baseMeasure', 'baseMeasureUnit', problems) }
      : {}),
    ...(has(first, 'modifier1Name') ? { modifiers: readModifiers(first, problems) } : {}),
  };
  return { draft, problems: withoutRepeatedWarnings(problems) };
}

/** Reads a variant except its choices. The result counts only if no error was added to `problems`. */
function readVariant(
  row: Row,
  product: Row,
  { currency }: ReadSettings,
  problems: ImportProblem[],
): Omit<VariantDraft, 'choices'> {
  const isPriced = textOf(row, 'price') !== '' || amountOf(textOf(product, 'price'), currency) === null;
  const priced = isPriced ? row : product;
  const price = readPrice(priced, currency, problems);
  return {
    price,
    ...(has(row, 'compareAtPrice') ? { compareAtPrice: readCompareAtPrice(priced, price, currency, problems) } : {}),
    ...(has(row, 'sku') ? { sku: readSku(row, problems) } : {}),
    ...(has(row, 'barcode') ? { barcode: readCode(row, 'barcode', problems) } : {}),
    ...(has(row, 'cost') ? { cost: readOptionalAmount(row, 'cost', currency, problems) } : {}),
    ...(has(row, 'weight') ? { weight: readWeight(row, problems) } : {}),
    ...(has(row, 'totalMeasure') ? { contents: readMeasure(row, 'totalMeasure', 'totalMeasureUnit', problems) } : {}),
    ...(has(row, 'packageLength') ? { packageDimensions: readPackage(row, problems) } : {}),
    ...(has(row, 'preorderEnabled') ? { preorder: readPreorder(row, problems) } : {}),
    ...stockOf(row, problems),
  };
}

function readPreorder(row: Row, problems: ImportProblem[]): VariantDraft['preorder'] {
  if (readFlag(row, 'preorderEnabled') !== true) return null;
  const cell = cellOf(row, 'preorderLimit');
  const limit = cell.value === '' ? null : Number(cell.value);
  const isLimit = limit === null || (Number.isInteger(limit) && limit > 0 && limit < 1_000_000);
  if (!isLimit) problems.push(warningAt(row, cell, 'This is no whole number from 1: imported without a limit.'));
  return { message: textOf(row, 'preorderMessage') || null, limit: isLimit ? limit : null };
}

const LENGTH_UNITS = ['MM', 'CM', 'M', 'IN', 'FT', 'YD'] as const;

function readPackage(row: Row, problems: ImportProblem[]): Dimensions | null {
  const sides = (['packageLength', 'packageWidth', 'packageHeight'] as const).map((field) => cellOf(row, field));
  if (sides.every(({ value }) => value === '')) return null;
  const unit = LENGTH_UNITS.find((one) => one === textOf(row, 'packageUnit').toUpperCase());
  const wrong = sides.find(({ value }) => value !== '' && !/^\d{1,9}(\.\d+)?$/.test(value));
  if (!unit || wrong) {
    problems.push(warningAt(row, wrong ?? cellOf(row, 'packageUnit'), 'The size of the package was left out.'));
    return null;
  }
  const [length = null, width = null, height = null] = sides.map(({ value }) => value || null);
  return { length, width, height, unit };
}

/** Pictures and videos in the order of their rows, each once. */
function readMedia(rows: readonly Row[]): MediaDraft[] {
  const media = new Map<string, MediaDraft>();
  for (const row of rows) {
    const source = mediaAddress(textOf(row, 'image'));
    if (source && !media.has(source)) {
      const altText = has(row, 'imageAltText') ? { altText: textOf(row, 'imageAltText') || null } : {};
      media.set(source, { source, ...altText });
    }
  }
  return [...media.values()];
}

const MODIFIER_TYPES = ['TEXT_CHOICES', 'SWATCH_CHOICES', 'FREE_TEXT'] as const;

function readModifiers(row: Row, problems: ImportProblem[]): ModifierDraft[] {
  const modifiers: ModifierDraft[] = [];
  for (let number = 1; number <= 10; number += 1) {
    const name = textOf(row, `modifier${number}Name`);
    if (name === '') continue;
    const type = cellOf(row, `modifier${number}Type`);
    const renderType = MODIFIER_TYPES.find((one) => one === type.value.toUpperCase());
    const choices = cellOf(row, `modifier${number}Choices`);
    if (!renderType || (renderType !== 'FREE_TEXT' && choices.value === '')) {
      const cell = renderType ? choices : type;
      const reason = renderType
        ? 'The modifier has no choices and was left out.'
        : `The modifier is none of ${MODIFIER_TYPES.join(', ')} and was left out.`;
      problems.push(warningAt(row, cell, reason));
      continue;
    }
    const isText = renderType === 'FREE_TEXT';
    const maxLength = isText ? readTextLimit(row, `modifier${number}Limit`, problems) : 0;
    modifiers.push({
      name,
      renderType,
      mandatory: readFlag(row, `modifier${number}Mandatory`) ?? false,
      choices: isText
        ? []
        : readList(row, `modifier${number}Choices`, ';').map((text) =>
            readChoice(text, renderType === 'SWATCH_CHOICES'),
          ),
      freeText: isText ? { title: choices.value || name, minLength: 0, maxLength, addedPrice: 0 } : null,
    });
  }
  return modifiers;
}
