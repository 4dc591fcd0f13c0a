import { slugOf } from '../../product/slug.ts';
import { gatherVariants } from './gather-variants.ts';
import { errorAt, type ImportProblem, leavingOutProduct, noteAt, withoutRepeatedWarnings } from './import-problem.ts';
import {
  LONGEST_CHOICE,
  LONGEST_OPTION_NAME,
  MOST_OPTIONS,
  MOST_VARIANTS,
  readCode,
  readName,
  readOptionalAmount,
  readSku,
} from './product-cells.ts';
import type { InfoSectionDraft, ProductDraft, VariantDraft } from './product-draft.ts';
import { cellOf, type Field, has, type Row, textOf } from './product-row.ts';
import type { ReadSettings } from './read-settings.ts';
import { combinationsOf } from './store-cells.ts';
import type { ReadOutcome } from './table-format.ts';
import {
  isVariation,
  longText,
  partsOf,
  readCategories,
  readPrices,
  readWooSize,
  readWooStock,
  readWooWeight,
  typesOf,
} from './woocommerce-cells.ts';

const MOST_ATTRIBUTES = 20;

type Attribute = { name: string; values: string[]; field: Field; isVisible: boolean };

/**
 * Makes a product from a row of WooCommerce and the rows of its variations. An attribute that variations have becomes an
 * option, any other visible one a section of the product's page.
 */
export function readWooCommerceProduct(rows: [Row, ...Row[]], settings: ReadSettings): ReadOutcome {
  const problems: ImportProblem[] = [];
  const first = rows.find((row) => !isVariation(row));
  if (!first) {
    const error = errorAt(rows[0], cellOf(rows[0], 'parent'), 'The file has no product of this id or SKU.');
    return { draft: null, problems: [leavingOutProduct(error, rows.length)] };
  }
  const types = typesOf(first);
  if (types.includes('grouped')) {
    const reason = 'Grouped products only list others, which are imported by themselves: they were left out.';
    return { draft: null, problems: [noteAt(first, cellOf(first, 'productType'), reason)] };
  }
  const variations = rows.filter(isVariation);
  const name = readName(first, problems);
  const attributes = readAttributes(first);
  const optionNames = new Set(variations.flatMap((row) => readAttributes(row).map((attribute) => attribute.name)));
  const options = optionsOf(attributes, variations, optionNames);
  checkOptions(first, options, problems);
  if (types.includes('variable') && variations.length === 0)
    problems.push(errorAt(first, cellOf(first, 'productType'), 'The product has no variations in the file.'));
  if (variations.length === 0) readVariant(first, {}, settings, problems);
  const error = problems.find(({ severity }) => severity === 'error');
  if (error) return { draft: null, problems: [leavingOutProduct(error, rows.length)] };

  const variants = variations.length
    ? gatherVariations(variations, options, settings, problems)
    : [readVariant(first, {}, settings, [])];
  if (variants.length === 0) {
    const none = errorAt(first, cellOf(first, 'productType'), 'None of its variations could be read.');
    return { draft: null, problems: [leavingOutProduct(none, rows.length), ...problems] };
  }
  const described = variations.length ? variations : [first];
  const isDigital = described.every((row) =>
    typesOf(row).some((type) => type === 'virtual' || type === 'downloadable'),
  );
  const images = [...new Set(rows.flatMap((row) => partsOf(textOf(row, 'image'))))];
  const slug = slugOf(name).slice(0, 100);
  const draft: ProductDraft = {
    name,
    slug,
    otherSlug: `${slug.slice(0, 90)}-${textOf(first, 'id') || first.number}`,
    visible: readVisible(first, types, problems),
    productType: isDigital ? 'DIGITAL' : 'PHYSICAL',
    description: [longText(first, 'shortDescription'), longText(first, 'description')].filter(Boolean).join('\n'),
    options: options.map(({ name: option, values }) => ({
      name: option,
      isGathered: true,
      choices: values.map((value) => ({ name: value })),
    })),
    variants,
    infoSections: sectionsOf(attributes, optionNames),
    ...(has(first, 'taxStatus') ? { isTaxed: ['', 'taxable'].includes(textOf(first, 'taxStatus').toLowerCase()) } : {}),
    ...(has(first, 'image') ? { media: images.map((source) => ({ source })) } : {}),
    ...(has(first, 'tags') ? { tags: { public: partsOf(textOf(first, 'tags')) } } : {}),
    ...(has(first, 'type') ? { categories: readCategories(first) } : {}),
    ...(has(first, 'vendor') ? { brand: partsOf(textOf(first, 'vendor'))[0] ?? null } : {}),
  };
  return { draft, problems: withoutRepeatedWarnings(problems) };
}

/** The attributes of a row, without those that it leaves open. */
function readAttributes(row: Row): Attribute[] {
  return Array.from({ length: MOST_ATTRIBUTES }, (_, index) => index + 1).flatMap((number) => {
    const name = textOf(row, `option${number}Name`);
    const field: Field = `option${number}Value`;
    const isVisible = textOf(row, `option${number}Visible`) !== '0';
    return name ? [{ name, values: partsOf(textOf(row, field)), field, isVisible }] : [];
  });
}

/** The product's attributes that its variations have, with the values of both. */
function optionsOf(attributes: readonly Attribute[], variations: readonly Row[], names: ReadonlySet<string>) {
  return [...names].map((name): Attribute => {
    const own = attributes.find((attribute) => attribute.name === name);
    const used = variations.flatMap((row) => readAttributes(row).find((one) => one.name === name)?.values ?? []);
    const values = [...new Set([...(own?.values ?? []), ...used])];
    return { name, values, field: own?.field ?? 'option1Value', isVisible: true };
  });
}

function checkOptions(row: Row, options: readonly Attribute[], problems: ImportProblem[]): void {
  if (options.length > MOST_OPTIONS)
    problems.push(errorAt(row, cellOf(row, 'option1Name'), `A product has at most ${MOST_OPTIONS} options.`));
  for (const { name, values, field } of options) {
    if (name.length > LONGEST_OPTION_NAME)
      problems.push(
        errorAt(row, cellOf(row, field), `An option name is longer than ${LONGEST_OPTION_NAME} characters.`),
      );
    if (values.some((value) => value.length > LONGEST_CHOICE))
      problems.push(errorAt(row, cellOf(row, field), `An option value is longer than ${LONGEST_CHOICE} characters.`));
    if (values.length === 0)
      problems.push(errorAt(row, cellOf(row, field), `The values of the option "${name}" are missing.`));
  }
}

/** The variants of all variations. One that leaves an option open stands for each of its values that has no other. */
function gatherVariations(
  variations: readonly Row[],
  options: readonly Attribute[],
  settings: ReadSettings,
  problems: ImportProblem[],
): VariantDraft[] {
  const chosen = (row: Row, { name }: Attribute) => readAttributes(row).find((one) => one.name === name)?.values[0];
  const isOpen = (row: Row) => options.some((option) => chosen(row, option) === undefined);
  const closed = gatherVariants(
    variations.filter((row) => !isOpen(row)),
    options.map(({ field }) => field),
    problems,
    (row, flaws) =>
      readVariant(
        row,
        Object.fromEntries(options.map((option) => [option.name, chosen(row, option) ?? ''])),
        settings,
        flaws,
      ),
  ).map(({ draft }) => draft);
  const keyOf = (choices: Record<string, string>) => JSON.stringify(options.map(({ name }) => choices[name]));
  const variants = new Map(closed.map((variant) => [keyOf(variant.choices), variant]));
  for (const row of variations.filter(isOpen)) {
    const possible = options.map((option) => {
      const one = chosen(row, option);
      return { ...option, choices: (one === undefined ? option.values : [one]).map((name) => ({ name })) };
    });
    const flaws: ImportProblem[] = [];
    const variant = readVariant(row, {}, settings, flaws);
    problems.push(...flaws);
    if (flaws.some(({ severity }) => severity === 'error')) continue;
    if (possible.reduce((product, { choices }) => product * choices.length, 1) > MOST_VARIANTS) {
      problems.push(errorAt(row, cellOf(row, 'sku'), `The variation stands for more than ${MOST_VARIANTS} variants.`));
      continue;
    }
    for (const choices of combinationsOf(possible)) {
      if (!variants.has(keyOf(choices)) && variants.size < MOST_VARIANTS)
        variants.set(keyOf(choices), { ...variant, choices });
    }
  }
  return [...variants.values()];
}

/** A variant without its barcode where it stands for several. */
function readVariant(
  row: Row,
  choices: Record<string, string>,
  { currency, weightUnit }: ReadSettings,
  problems: ImportProblem[],
): VariantDraft {
  return {
    choices,
    ...readPrices(row, currency, problems),
    sku: readSku(row, problems),
    ...(has(row, 'barcode') ? { barcode: readCode(row, 'barcode', problems) } : {}),
    ...(has(row, 'cost') ? { cost: readOptionalAmount(row, 'cost', currency, problems) } : {}),
    ...(has(row, 'weight') ? { weight: readWooWeight(row, weightUnit, problems) } : {}),
    ...(has(row, 'packageLength') ? { packageDimensions: readWooSize(row, problems) } : {}),
    ...(has(row, 'isInStock') || has(row, 'inventoryQuantity') ? { stock: readWooStock(row, problems) } : {}),
    ...(isVariation(row) ? { visible: textOf(row, 'published') !== '0' } : {}),
  };
}

function readVisible(row: Row, types: readonly string[], problems: ImportProblem[]): boolean {
  if (types.includes('external')) {
    problems.push(
      noteAt(row, cellOf(row, 'productType'), 'Products that are sold on other sites are imported hidden.'),
    );
    return false;
  }
  if (textOf(row, 'catalogVisibility').toLowerCase() === 'hidden') {
    const reason = 'Products that only a link leads to are not offered: they are imported hidden.';
    problems.push(noteAt(row, cellOf(row, 'catalogVisibility'), reason));
    return false;
  }
  // 0 is private, -1 a draft
  return ['', '1'].includes(textOf(row, 'published'));
}

const sectionsOf = (attributes: readonly Attribute[], options: ReadonlySet<string>): InfoSectionDraft[] =>
  attributes
    .filter(({ name, values, isVisible }) => isVisible && values.length > 0 && !options.has(name))
    .map(({ name, values }) => ({ title: name.slice(0, 50), description: values.join(', ') }));
