import type { ProductDraft, VariantDraft } from '../product.ts';
import { errorAt, type ImportProblem, warningAt } from './import-problem.ts';
import { readFlag } from './product-cells.ts';
import { cellOf, type Row, textOf } from './product-row.ts';
import { findPicturedOption, readMedia } from './read-media.ts';
import { describesVariant, type OptionColumn, readVariant } from './read-variant.ts';

const LONGEST_NAME = 80;
const LONGEST_SLUG = 100;
const LONGEST_OPTION_NAME = 50;
const MOST_OPTIONS = 6;
const MOST_VARIANTS = 1000;

/**
 * Makes a product of the rows that share a handle, the first of which carries what belongs to the product as a whole.
 * A bad first row leaves out the product and is reported by one line; a bad later row leaves out its variant.
 * @param rows at least one
 */
export function readProduct(
  rows: [Row, ...Row[]],
  currency: string,
): { draft: ProductDraft | null; problems: ImportProblem[] } {
  const first = rows[0];
  const problems: ImportProblem[] = [];
  const slug = readSlug(first, problems);
  const name = readName(first, problems);
  const options = readOptionColumns(first, problems);
  const visible = readVisible(first, problems);
  const productType = readProductType(first, problems);
  const firstVariant = readVariant(first, options, currency, problems);

  const error = problems.find((problem) => problem.severity === 'error');
  if (error) return { draft: null, problems: [leavingOutProduct(error, rows.length)] };

  const variants = readVariants(rows, firstVariant, options, currency, problems);
  const media = readMedia(rows);
  const draft: ProductDraft = {
    name,
    slug,
    visible,
    productType,
    description: textOf(first, 'description'),
    options: draftOptions(options, variants, media),
    variants: variants.map((variant) => variant.draft),
    media,
    brand: textOf(first, 'vendor') || null,
    categories: categoryNames(first),
    seo: readSeo(first),
  };
  return { draft, problems: withoutRepeatedWarnings(problems) };
}

function leavingOutProduct(error: ImportProblem, rowCount: number): ImportProblem {
  const consequence =
    rowCount > 1 ? `The product was left out with all its ${rowCount} rows.` : 'The product was left out.';
  return { ...error, reason: `${error.reason} ${consequence}` };
}

function readSlug(row: Row, problems: ImportProblem[]): string {
  const cell = cellOf(row, 'handle');
  const slug = cell.value
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
  if (slug === '')
    problems.push(errorAt(row, cell, 'The handle has neither letters nor digits to make an address of.'));
  else if (slug !== cell.value)
    problems.push(warningAt(row, cell, `The handle was turned into the address "${slug}".`));
  return slug;
}

function readName(row: Row, problems: ImportProblem[]): string {
  const cell = cellOf(row, 'title');
  if (cell.value === '') problems.push(errorAt(row, cell, "The title is missing from the product's first row."));
  if (cell.value.length <= LONGEST_NAME) return cell.value;
  problems.push(warningAt(row, cell, `The title was cut after ${LONGEST_NAME} characters.`));
  // Not through the middle of a character of two units.
  return cell.value
    .slice(0, LONGEST_NAME)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
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

function readVisible(row: Row, problems: ImportProblem[]): boolean {
  const cell = cellOf(row, 'status');
  const status = cell.value.toLowerCase();
  if (!['', 'active', 'draft', 'archived', 'unlisted'].includes(status)) {
    problems.push(warningAt(row, cell, 'The status is none of active, draft, archived or unlisted: imported hidden.'));
  }
  return (status === '' || status === 'active') && readFlag(row, 'published') !== false;
}

function readProductType(row: Row, problems: ImportProblem[]): ProductDraft['productType'] {
  if (readFlag(row, 'giftCard') !== true) return readFlag(row, 'requiresShipping') === false ? 'DIGITAL' : 'PHYSICAL';
  problems.push(
    warningAt(row, cellOf(row, 'giftCard'), 'A gift card was imported as a digital product: it creates no codes.'),
  );
  return 'DIGITAL';
}

type ReadVariant = { draft: VariantDraft; image: string };

function readVariants(
  [first, ...others]: [Row, ...Row[]],
  firstVariant: VariantDraft,
  options: OptionColumn[],
  currency: string,
  problems: ImportProblem[],
): ReadVariant[] {
  const variants: ReadVariant[] = [{ draft: firstVariant, image: textOf(first, 'variantImage') }];
  const rowOfCombination = new Map([[combinationOf(firstVariant), first.number]]);
  for (const row of others.filter(describesVariant)) {
    const flaws: ImportProblem[] = [];
    const draft = readVariant(row, options, currency, flaws);
    const cell = cellOf(row, options[0]?.field ?? 'sku');
    if (variants.length === MOST_VARIANTS) {
      problems.push(
        errorAt(row, cell, `A product has at most ${MOST_VARIANTS} variants: those from here on were left out.`),
      );
      break;
    }
    problems.push(...flaws);
    if (flaws.some((flaw) => flaw.severity === 'error')) continue;
    const sameAs = rowOfCombination.get(combinationOf(draft));
    if (sameAs) {
      problems.push(errorAt(row, cell, `The variant has the same option values as row ${sameAs}.`));
      continue;
    }
    rowOfCombination.set(combinationOf(draft), row.number);
    variants.push({ draft: withOwnCodes(draft, row, variants, problems), image: textOf(row, 'variantImage') });
  }
  return variants;
}

/** A code stands for one variant: what repeats an earlier one's is left out. */
function withOwnCodes(
  draft: VariantDraft,
  row: Row,
  earlier: readonly ReadVariant[],
  problems: ImportProblem[],
): VariantDraft {
  const own = { ...draft };
  for (const [code, name] of [
    ['sku', 'SKU'],
    ['barcode', 'barcode'],
  ] as const) {
    if (draft[code] === null || !earlier.some((variant) => variant.draft[code] === draft[code])) continue;
    own[code] = null;
    problems.push(warningAt(row, cellOf(row, code), `An earlier variant has the same ${name}: it was left out here.`));
  }
  return own;
}

function combinationOf(variant: VariantDraft): string {
  return JSON.stringify(Object.values(variant.choices));
}

/** The choices are those that a variant has, in the order of the file. */
function draftOptions(
  options: OptionColumn[],
  variants: ReadVariant[],
  media: ProductDraft['media'],
): ProductDraft['options'] {
  const pictured = findPicturedOption(
    options.map((option) => option.name),
    variants.map(({ draft, image }) => ({ choices: draft.choices, image })),
  );
  return options.map(({ name }) => {
    const choiceNames = [...new Set(variants.map(({ draft }) => draft.choices[name] ?? ''))];
    const choices = choiceNames.map((choice) => {
      const image = pictured?.name === name ? pictured.imageOfChoice.get(choice) : undefined;
      return image === undefined
        ? { name: choice }
        : { name: choice, mediaIndexes: [media.findIndex(({ source }) => source === image)] };
    });
    return { name, renderType: 'TEXT_CHOICES' as const, choices };
  });
}

/** The merchant's own `Type`, else the last step of Shopify's category, `Home & Garden > Decor > Posters`. */
function categoryNames(row: Row): string[] {
  const name = textOf(row, 'type') || textOf(row, 'productCategory').split('>').at(-1)?.trim();
  return name ? [name] : [];
}

function readSeo(row: Row): ProductDraft['seo'] {
  const title = textOf(row, 'seoTitle');
  const description = textOf(row, 'seoDescription');
  if (title === '' && description === '') return null;
  return { ...(title && { title }), ...(description && { description }) };
}

/** What is true of every variant of a product is said once. */
function withoutRepeatedWarnings(problems: ImportProblem[]): ImportProblem[] {
  const said = new Set<string>();
  return problems.filter(({ severity, column, reason }) => {
    const warning = JSON.stringify([column, reason]);
    if (severity === 'error') return true;
    if (said.has(warning)) return false;
    said.add(warning);
    return true;
  });
}
