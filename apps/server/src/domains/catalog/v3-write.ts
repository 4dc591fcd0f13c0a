import { isDeepStrictEqual } from 'node:util';
import { parseAmount } from '@stoa/money';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { StockLevel } from '../inventory/index.ts';
import type { ChoiceInput, OptionInput, ProductInput, VariantInput } from './build-product.ts';
import { emptyContent, type Product, type ProductInfoSection } from './product.ts';
import type { StockedProduct } from './products.store.ts';
import { namedChoices } from './read-line.ts';
import { htmlToRichContent, richContentToHtml } from './rich-text.ts';
import { readModifiers } from './v3-modifiers.ts';
import type { V3ProductWrite } from './v3-product-write.ts';
import { sameChoices } from './variant-choices.ts';

type V3Variant = NonNullable<NonNullable<V3ProductWrite['variantsInfo']>['variants']>[number];

/** A product's new content, the media it names, and the stock that came with it, by place of the variant. */
export type V3Change = { input: ProductInput; stock: (Omit<StockLevel, 'variantId'> | null)[] };

/**
 * What a V3 write makes of a product: fields that it leaves out stay as they are, arrays are replaced whole. Options
 * and variants have to come together, as variants refer to the options' choices.
 */
export function fromV3(wire: V3ProductWrite, known: StockedProduct | null, currency: string): V3Change | Refusal {
  const isHalf = (wire.options === undefined) !== (wire.variantsInfo === undefined);
  const hasOptions = Boolean(known?.options.length || wire.options?.length);
  if (known && isHalf && hasOptions) {
    return refuse('VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT', {
      reason: 'options and variantsInfo.variants must be sent together',
    });
  }
  const base = known ? toInput(known) : { ...emptyContent, variants: [] };
  const options = wire.options ? readOptions(wire.options) : base.options;
  const variants = readVariants(wire, base, options, currency);
  if (isRefusal(variants)) return variants;
  const modifiers = wire.modifiers ? readModifiers(wire.modifiers, currency) : base.modifiers;
  if (isRefusal(modifiers)) return modifiers;
  const input: ProductInput = {
    ...base,
    name: wire.name ?? base.name,
    slug: wire.slug || base.slug,
    visible: wire.visible ?? base.visible,
    productType: known ? base.productType : (wire.productType ?? base.productType),
    ...readDescription(wire, base),
    options,
    modifiers,
    variants,
    brand: wire.brand === undefined ? base.brand : reference(wire.brand),
    ribbon: wire.ribbon === undefined ? base.ribbon : reference(wire.ribbon),
    infoSections: wire.infoSections ? readInfoSections(wire.infoSections, base) : base.infoSections,
    discount: wire.variantsInfo ? null : base.discount,
    seo: wire.seoData === undefined ? base.seo : (wire.seoData as Record<string, unknown> | null),
    extendedFields:
      wire.extendedFields === undefined ? base.extendedFields : (wire.extendedFields as Record<string, unknown> | null),
    taxGroupId: wire.taxGroupId === undefined ? base.taxGroupId : wire.taxGroupId,
  };
  return { input, stock: (wire.variantsInfo?.variants ?? []).map(readStock) };
}

/** A stored product as one would write it: choices by name. */
export function toInput(product: StockedProduct): ProductInput {
  const { id: _id, numericId: _n, revision: _r, createdDate: _c, updatedDate: _u, stock: _s, ...content } = product;
  const variants = product.variants.map(
    (variant): VariantInput => ({
      ...variant,
      choices: Object.fromEntries(
        namedChoices(product, variant).map(({ option, choice }) => [option.name, choice.name]),
      ),
    }),
  );
  return { ...content, variants };
}

const reference = (wire: { id?: string | null; name?: string | null } | null | undefined): Product['brand'] =>
  wire?.id || wire?.name ? { id: wire.id ?? '', name: wire.name ?? '' } : null;

/** A description comes as rich content or as HTML; one that is sent back as it was read changes nothing. */
function readDescription(
  { description, plainDescription }: V3ProductWrite,
  base: ProductInput,
): Pick<ProductInput, 'description' | 'richDescription'> {
  const shown = base.richDescription ?? htmlToRichContent(base.description);
  if (description && !isDeepStrictEqual(description, shown))
    return { description: richContentToHtml(description.nodes ?? []), richDescription: description };
  if (plainDescription !== undefined && plainDescription !== base.description)
    return { description: plainDescription ?? '', richDescription: null };
  return { description: base.description, richDescription: base.richDescription };
}

/** Sections by id or unique name; what they say is looked up where the product does not have them yet. */
function readInfoSections(wire: NonNullable<V3ProductWrite['infoSections']>, base: ProductInput): ProductInfoSection[] {
  return wire.map(({ id, uniqueName }) => {
    const known = base.infoSections.find((section) => section.id === id);
    return known ?? { id: id ?? '', uniqueName: uniqueName ?? '', title: '', description: '' };
  });
}

function readOptions(wire: NonNullable<V3ProductWrite['options']>): OptionInput[] {
  return wire.map((option) => ({
    ...(option.id ? { id: option.id } : {}),
    name: option.name ?? '',
    renderType: option.optionRenderType ?? 'TEXT_CHOICES',
    choices: (option.choicesSettings?.choices ?? []).map(
      (choice): ChoiceInput => ({
        ...(choice.choiceId ? { id: choice.choiceId } : {}),
        name: choice.name ?? '',
        colorCode: choice.colorCode ?? null,
        mediaIds: (choice.linkedMedia ?? []).flatMap((one) => (one.id ? [one.id] : [])),
      }),
    ),
  }));
}

function readVariants(
  wire: V3ProductWrite,
  base: ProductInput,
  options: readonly OptionInput[],
  currency: string,
): VariantInput[] | Refusal {
  if (!wire.variantsInfo) return base.variants;
  const variants: VariantInput[] = [];
  for (const [index, one] of (wire.variantsInfo.variants ?? []).entries()) {
    const variant = readVariant(one, options, currency, `product.variantsInfo.variants.${index}`);
    if (isRefusal(variant)) return variant;
    const same = base.variants.find((other) => sameChoices(other.choices, variant.choices));
    variants.push({ ...(same?.id ? { id: same.id } : {}), ...variant });
  }
  return variants;
}

function readVariant(
  wire: V3Variant,
  options: readonly OptionInput[],
  currency: string,
  path: string,
): VariantInput | Refusal {
  const actual = wire.price?.actualPrice?.amount;
  if (actual === undefined)
    return invalid({
      field: `${path}.price.actualPrice.amount`,
      description: 'is required',
      violatedRule: 'REQUIRED_FIELD',
    });
  const amounts = {
    price: actual,
    compareAtPrice: wire.price?.compareAtPrice?.amount,
    cost: wire.revenueDetails?.cost?.amount,
  };
  const parsed: Record<string, number | null> = {};
  for (const [name, amount] of Object.entries(amounts)) {
    parsed[name] = amount === undefined ? null : parseAmount(amount, currency);
    if (amount !== undefined && parsed[name] === null) {
      return invalid({
        field: `${path}.${name}`,
        description: `is not an amount of ${currency}: ${amount}`,
        violatedRule: 'DECIMAL_MAX_SCALE',
      });
    }
  }
  const choices: Record<string, string> = {};
  for (const choice of wire.choices ?? []) {
    const named = readChoice(choice, options);
    if (!named) return refuse('CHOICE_NOT_EXIST', { field: `${path}.choices` });
    choices[named.option] = named.choice;
  }
  const weight = 'physicalProperties' in wire ? (wire.physicalProperties?.weight ?? null) : null;
  return {
    ...(wire.id ? { id: wire.id } : {}),
    choices,
    visible: wire.visible ?? true,
    sku: wire.sku ?? null,
    barcode: wire.barcode ?? null,
    price: parsed.price ?? 0,
    compareAtPrice: parsed.compareAtPrice ?? null,
    cost: parsed.cost ?? null,
    weight,
  };
}

type WireChoice = NonNullable<V3Variant['choices']>[number];

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

function readStock(wire: V3Variant): Omit<StockLevel, 'variantId'> | null {
  const item = 'inventoryItem' in wire ? wire.inventoryItem : undefined;
  if (!item) return null;
  if (item.quantity !== undefined)
    return { trackQuantity: true, quantity: Math.max(0, item.quantity), inStock: item.quantity > 0 };
  return { trackQuantity: false, quantity: null, inStock: item.inStock ?? false };
}
