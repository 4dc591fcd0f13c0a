import { ownValue } from '../../../platform/own-value.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { areComparable } from './measures.ts';
import type { OptionChoice, ProductContent, ProductMedia, ProductOption, ProductVariant } from './product.ts';
import { sanitise } from './rich-text.ts';

/** A product as a caller of either API describes it; choices go by name. Amounts in minor units. */
export type ProductInput = Omit<ProductContent, 'options' | 'variants'> & {
  options: OptionInput[];
  variants: VariantInput[];
};
export type OptionInput = {
  id?: string;
  name: string;
  renderType: ProductOption['renderType'];
  choices: ChoiceInput[];
};
export type ChoiceInput = {
  id?: string;
  name: string;
  colorCode?: string | null;
  mediaIds?: string[];
  displayImageId?: string | null;
};
export type VariantInput = Omit<ProductVariant, 'id' | 'choices'> & {
  id?: string;
  /** Option name to choice name. */
  choices: Record<string, string>;
};

const MOST_OPTIONS = 6;
export const MOST_VARIANTS = 1000;
const LONGEST_NAME = 80;
const LONGEST_SLUG = 300;

/**
 * Puts a product in canonical shape: new ids, choices as references, a sanitised description. Refuses inconsistencies:
 * missing names, choices that no option has, variants that cannot be told apart. @param sharedSkus SKUs that several
 * variants may have; all others belong to one
 */
export function buildProduct(
  input: ProductInput,
  newId: () => string,
  sharedSkus: ReadonlySet<string> = new Set(),
): ProductContent | Refusal {
  const refusal = refusalOfTexts(input);
  if (refusal) return refusal;
  const options = buildOptions(input.options, newId);
  if (isRefusal(options)) return options;
  const variants = buildVariants(input.variants, options, { newId, sharedSkus });
  if (isRefusal(variants)) return variants;
  const unfit = refusalOfCombination(input);
  if (unfit) return unfit;
  const linked = [...options, ...input.modifiers]
    .flatMap(({ choices }) => choices)
    .flatMap((choice) => choice.mediaIds);
  const unknown = linked.find((id) => !input.media.some((one) => one.id === id));
  if (unknown) return refuse('PRODUCT_MEDIA_NOT_EXIST', { mediaId: unknown });
  const withId = <T extends { id: string }>(one: T): T => ({ ...one, id: one.id || newId() });
  return {
    ...input,
    name: input.name.trim(),
    description: sanitise(input.description),
    options,
    variants,
    modifiers: input.modifiers.map((one) => ({ ...withId(one), choices: one.choices.map(withId) })),
    subscriptionPlans: input.subscriptionPlans.map(withId),
    infoSections: input.infoSections.map((one) => ({ ...withId(one), description: sanitise(one.description) })),
    media: withoutDoubles(input.media),
  };
}

/** The refusal of an invalid combination of ribbons, measures or subscriptions; null if there is none. */
function refusalOfCombination(input: ProductInput): Refusal | null {
  const { ribbon, additionalRibbons, pricePerUnit, variants } = input;
  if (hasDoubles(additionalRibbons.map(({ id }) => id))) return refuse('DUPLICATE_RIBBON_IN_ADDITIONAL');
  if (additionalRibbons.some(({ id }) => id === ribbon?.id))
    return refuse('DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL');
  const place = variants.findIndex(
    ({ contents }) => pricePerUnit && contents && !areComparable(contents, pricePerUnit),
  );
  if (place >= 0) {
    const field = `product.variantsInfo.variants.${place}.physicalProperties.pricePerUnit.settings.measurementUnit`;
    const description = "does not measure what the product's unit does";
    return invalid({ field, description, violatedRule: 'OTHER', ruleName: 'PRICE_PER_UNIT_NOT_ALIGNED' });
  }
  return refusalOfSubscriptions(input);
}

function refusalOfSubscriptions(input: ProductInput): Refusal | null {
  const { subscriptionPlans: plans, allowOneTimePurchases, productType, variants } = input;
  if (plans.length === 0) return null;
  if (productType === 'DIGITAL') return refuse('INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION');
  if (!allowOneTimePurchases && !plans.some(({ visible }) => visible))
    return refuse('ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT');
  if (hasDoubles(plans.flatMap(({ id }) => (id ? [id] : [])))) return refuse('SUBSCRIPTION_ID_ALREADY_EXISTS');
  const lowest = Math.min(...variants.map(({ price }) => price));
  const isTooHigh = plans.some(({ discount }) => discount?.type === 'AMOUNT' && discount.value >= lowest);
  const isNegative = plans.some(({ discount }) => discount !== null && discount.value <= 0);
  return isTooHigh || isNegative ? refuse('INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT') : null;
}

/** The refusal of an invalid name or slug; null if both are valid. */
function refusalOfTexts({ name, slug }: ProductInput): Refusal | null {
  if (name === '')
    return invalid({ field: 'product.name', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  if (name.trim() === '') return refuse('ONLY_SPACES_STRING_ERROR', { field: 'product.name' });
  if (name.trim().length > LONGEST_NAME) return tooLong('product.name', LONGEST_NAME);
  if (slug.length > LONGEST_SLUG) return tooLong('product.slug', LONGEST_SLUG);
  if (/[\s/\\?#%]/.test(slug)) {
    const description = 'is part of an address: it has no spaces and none of / \\ ? # %';
    return invalid({ field: 'product.slug', description, violatedRule: 'OTHER', ruleName: 'INVALID_SLUG_FORMAT' });
  }
  return null;
}

const tooLong = (field: string, most: number): Refusal =>
  invalid({ field, description: `must have at most ${most} characters`, violatedRule: 'MAX_LENGTH' });

const withoutDoubles = (media: readonly ProductMedia[]): ProductMedia[] => [
  ...new Map(media.map((one) => [one.id, one])).values(),
];

function buildOptions(inputs: readonly OptionInput[], newId: () => string): ProductOption[] | Refusal {
  if (inputs.length > MOST_OPTIONS)
    return invalid({
      field: 'product.options',
      description: `must have at most ${MOST_OPTIONS} items`,
      violatedRule: 'MAX_SIZE',
    });
  if (hasDoubles(inputs.map(({ name }) => name)) || hasDoubles(inputs.flatMap(({ id }) => id ?? [])))
    return refuse('DUPLICATE_PRODUCT_OPTIONS');
  const options: ProductOption[] = [];
  for (const option of inputs) {
    if (!option.name) return refuse('PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED');
    if (option.choices.length === 0 || option.choices.some((choice) => !choice.name)) {
      return refuse('PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED', { option: option.name });
    }
    if (hasDoubles(option.choices.map((choice) => choice.name)))
      return refuse('DUPLICATE_VARIANT_OPTION_CHOICE', { option: option.name });
    const choices = option.choices.map(
      ({ id, name, colorCode, mediaIds, displayImageId }): OptionChoice => ({
        id: id ?? newId(),
        name,
        colorCode: colorCode ?? null,
        mediaIds: mediaIds ?? [],
        displayImageId: displayImageId ?? null,
      }),
    );
    options.push({ id: option.id ?? newId(), name: option.name, renderType: option.renderType, choices });
  }
  return options;
}

function buildVariants(
  inputs: readonly VariantInput[],
  options: readonly ProductOption[],
  { newId, sharedSkus }: { newId: () => string; sharedSkus: ReadonlySet<string> },
): ProductVariant[] | Refusal {
  if (inputs.length === 0)
    return invalid({
      field: 'product.variantsInfo.variants',
      description: 'must have at least 1 item',
      violatedRule: 'MIN_SIZE',
    });
  if (inputs.length > MOST_VARIANTS)
    return invalid({
      field: 'product.variantsInfo.variants',
      description: `must have at most ${MOST_VARIANTS} items`,
      violatedRule: 'MAX_SIZE',
    });
  const isSimple = inputs.length === 1 && Object.keys(inputs[0]?.choices ?? {}).length === 0;
  if (options.length === 0 && !isSimple) return refuse('INVALID_DEFAULT_VARIANT');
  const variants: ProductVariant[] = [];
  for (const input of inputs) {
    const variant = buildVariant(input, options, newId);
    if (isRefusal(variant)) return variant;
    variants.push(variant);
  }
  if (hasDoubles(variants.map((variant) => variant.choices.map(({ choiceId }) => choiceId).join(' '))))
    return refuse('DUPLICATE_VARIANT_OPTION_CHOICE');
  if (hasDoubles(variants.map((variant) => variant.id))) return refuse('VARIANT_ID_ALREADY_EXISTS');
  if ([...repeatedSkus(variants)].some((sku) => !sharedSkus.has(sku))) return refuse('SKU_ALREADY_EXIST_ERROR');
  if (hasDoubles(variants.flatMap(({ barcode }) => (barcode ? [barcode] : []))))
    return refuse('DUPLICATE_BARCODE_ERROR');
  return variants;
}

function buildVariant(
  input: VariantInput,
  options: readonly ProductOption[],
  newId: () => string,
): ProductVariant | Refusal {
  const foreign = Object.keys(input.choices).find((name) => !options.some((option) => option.name === name));
  if (foreign !== undefined) return refuse('VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT', { option: foreign });
  const choices: ProductVariant['choices'] = [];
  for (const option of options) {
    const name = ownValue(input.choices, option.name);
    if (name === undefined) return refuse('MISSING_VARIANT_OPTION_CHOICE', { option: option.name });
    const choice = option.choices.find((one) => one.name === name);
    if (!choice) return refuse('CHOICE_NOT_EXIST', { option: option.name, choice: name });
    choices.push({ optionId: option.id, choiceId: choice.id });
  }
  const { price, compareAtPrice } = input;
  if (compareAtPrice !== null && compareAtPrice < price) return refuse('COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE');
  return {
    ...input,
    id: input.id ?? newId(),
    choices,
    compareAtPrice: compareAtPrice === price ? null : compareAtPrice,
  };
}

/** The SKUs that several of these variants have. */
export function repeatedSkus(variants: readonly Pick<ProductVariant, 'sku'>[]): Set<string> {
  const seen = new Set<string>();
  const isSeen = (sku: string) => seen.size === seen.add(sku).size;
  return new Set(variants.flatMap(({ sku }) => (sku && isSeen(sku) ? sku : [])));
}

const hasDoubles = (values: readonly string[]): boolean => new Set(values).size < values.length;
