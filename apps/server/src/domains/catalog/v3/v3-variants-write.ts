import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { OptionInput, ProductInput, VariantInput } from '../product/build-product.ts';
import { isMeasurementUnit } from '../product/measures.ts';
import type { Dimensions, Measure } from '../product/product.ts';
import { readAmount } from './v3-amounts.ts';
import type { V3ProductWrite, V3VariantWrite } from './v3-product-write.ts';

/**
 * The complete list of variants of a V3 request. An existing variant, found by its id or its choices, keeps what the
 * request omits.
 */
export function readVariants(
  wire: V3ProductWrite,
  base: ProductInput,
  options: readonly OptionInput[],
  currency: string,
): VariantInput[] | Refusal {
  if (!wire.variantsInfo) return base.variants;
  const byId = new Map(base.variants.map((variant) => [variant.id, variant]));
  const byChoices = new Map(base.variants.map((variant) => [keyOf(variant.choices), variant]));
  const variants: VariantInput[] = [];
  for (const [index, one] of (wire.variantsInfo.variants ?? []).entries()) {
    const path = `product.variantsInfo.variants.${index}`;
    const choices = one.choices ? readChoices(one.choices, options, path) : {};
    if (isRefusal(choices)) return choices;
    const known = one.id ? byId.get(one.id) : byChoices.get(keyOf(choices));
    const variant = readVariant(one, known, currency, path);
    if (isRefusal(variant)) return variant;
    variants.push({ ...variant, choices: one.choices ? choices : (known?.choices ?? {}) });
  }
  return variants;
}

const keyOf = (choices: Record<string, string>): string => JSON.stringify(Object.entries(choices).sort());

/** A variant of a V3 request, except its choices. `path` is its place in the request. */
export function readVariant(
  wire: V3VariantWrite,
  known: VariantInput | undefined,
  currency: string,
  path: string,
): VariantInput | Refusal {
  const amounts = readAmounts(wire, known, currency, path);
  if (isRefusal(amounts)) return amounts;
  const physical = readPhysical(wire, known, path);
  if (isRefusal(physical)) return physical;
  return {
    ...known,
    ...withId(wire.id ?? known?.id),
    choices: known?.choices ?? {},
    visible: wire.visible ?? known?.visible ?? true,
    sku: wire.sku === undefined ? (known?.sku ?? null) : wire.sku,
    barcode: wire.barcode === undefined ? (known?.barcode ?? null) : wire.barcode,
    ...amounts,
    ...physical,
    digitalFile: readDigitalFile(wire, known),
  };
}

const withId = (id: string | undefined) => (id ? { id } : {});

type Amounts = Pick<VariantInput, 'price' | 'compareAtPrice' | 'cost'>;

function readAmounts(
  { price, revenueDetails }: V3VariantWrite,
  known: VariantInput | undefined,
  currency: string,
  path: string,
): Amounts | Refusal {
  const actual = price?.actualPrice?.amount;
  if (actual === undefined && !known) {
    const field = `${path}.price.actualPrice.amount`;
    return invalid({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  }
  const read = (amount: string | undefined, field: string) =>
    amount === undefined ? null : readAmount(amount, currency, `${path}.${field}.amount`);
  const parsed = read(actual, 'price.actualPrice');
  if (isRefusal(parsed)) return parsed;
  const compareAtPrice = read(price?.compareAtPrice?.amount, 'price.compareAtPrice');
  if (isRefusal(compareAtPrice)) return compareAtPrice;
  const cost = read(revenueDetails?.cost?.amount, 'revenueDetails.cost');
  if (isRefusal(cost)) return cost;
  return {
    price: parsed ?? known?.price ?? 0,
    // a price is written as a whole: without a compare-at price, there is none
    compareAtPrice: price ? compareAtPrice : (known?.compareAtPrice ?? null),
    // clients that may not see costs do not send them back
    cost: revenueDetails ? cost : (known?.cost ?? null),
  };
}

type Physical = Pick<VariantInput, 'weight' | 'contents' | 'productDimensions' | 'packageDimensions'>;

function readPhysical(
  { physicalProperties: wire }: V3VariantWrite,
  known: VariantInput | undefined,
  path: string,
): Physical | Refusal {
  const { settings } = wire?.pricePerUnit ?? {};
  const left = wire?.pricePerUnit === null ? null : (known?.contents ?? null);
  const contents = settings ? readMeasure(settings, `${path}.physicalProperties.pricePerUnit.settings`) : left;
  if (isRefusal(contents)) return contents;
  return {
    weight: wire?.weight === undefined ? (known?.weight ?? null) : wire.weight,
    contents,
    productDimensions: readDimensions(wire?.productDimensions, known?.productDimensions),
    packageDimensions: readDimensions(wire?.packageDimensions, known?.packageDimensions),
  };
}

/** A quantity with its unit; both are required. */
export function readMeasure(
  { quantity, measurementUnit: unit }: { quantity?: number; measurementUnit?: string },
  field: string,
): Measure | Refusal {
  if (quantity === undefined)
    return invalid({ field: `${field}.quantity`, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  if (unit === undefined || !isMeasurementUnit(unit)) {
    const description = 'is the unit in which the quantity is given';
    return invalid({ field: `${field}.measurementUnit`, description, violatedRule: 'REQUIRED_FIELD' });
  }
  return { quantity, unit };
}

type WireDimensions = { length?: string | null; width?: string | null; height?: string | null; unit?: string };

/** Without any length, the dimensions are removed. */
export function readDimensions(
  wire: WireDimensions | null | undefined,
  known: Dimensions | null | undefined,
): Dimensions | null {
  if (wire === undefined) return known ?? null;
  const { length = null, width = null, height = null, unit } = wire ?? {};
  if (length === null && width === null && height === null) return null;
  const isKnownUnit = unit !== undefined && unit !== 'UNKNOWN_DIMENSIONS_UNIT';
  return { length, width, height, unit: isKnownUnit ? (unit as Dimensions['unit']) : (known?.unit ?? 'CM') };
}

/** The file that buyers get; its name and size come from the media library later. */
function readDigitalFile({ digitalProperties }: V3VariantWrite, known: VariantInput | undefined) {
  if (!digitalProperties) return digitalProperties === null ? null : (known?.digitalFile ?? null);
  const id = digitalProperties.digitalFile?.id;
  if (!id) return null;
  if (known?.digitalFile?.id === id) return known.digitalFile;
  return { id, fileName: '', fileSize: 0, fileType: 'SECURE_RAW' as const };
}

type WireChoice = NonNullable<V3VariantWrite['choices']>[number];

function readChoices(
  wire: readonly WireChoice[],
  options: readonly OptionInput[],
  path: string,
): Record<string, string> | Refusal {
  const choices: Record<string, string> = {};
  for (const choice of wire) {
    const named = readChoice(choice, options);
    if (!named) return refuse('CHOICE_NOT_EXIST', { field: `${path}.choices` });
    choices[named.option] = named.choice;
  }
  return choices;
}

function readChoice(
  { optionChoiceIds, optionChoiceNames }: WireChoice,
  options: readonly OptionInput[],
): { option: string; choice: string } | null {
  if (optionChoiceIds?.optionId) {
    const option = options.find((one) => one.id === optionChoiceIds.optionId);
    const choice = option?.choices.find((one) => one.id === optionChoiceIds.choiceId);
    return option && choice ? { option: option.name, choice: choice.name } : null;
  }
  const { optionName, choiceName } = optionChoiceNames ?? {};
  return optionName && choiceName ? { option: optionName, choice: choiceName } : null;
}
