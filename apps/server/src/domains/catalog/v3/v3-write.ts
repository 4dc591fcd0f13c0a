import { isDeepStrictEqual } from 'node:util';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { StockLevel } from '../../inventory/index.ts';
import { readTagIds } from '../../tags/index.ts';
import type { ProductInput } from '../product/build-product.ts';
import { takeDeposit } from '../product/deposit.ts';
import { emptyContent, type NamedReference, type Product, type ProductInfoSection } from '../product/product.ts';
import { toInput } from '../product/product-input.ts';
import type { StockedProduct } from '../product/products.store.ts';
import { htmlToRichContent, richContentToHtml } from '../product/rich-text.ts';
import { readMedia } from './v3-media-write.ts';
import { readModifiers } from './v3-modifiers.ts';
import { readOptions } from './v3-options-write.ts';
import type { V3ProductWrite } from './v3-product-write.ts';
import { readStock } from './v3-stock.ts';
import { readSubscriptions } from './v3-subscriptions.ts';
import { readMeasure, readVariants } from './v3-variants-write.ts';

/** A product's new content, and the stock sent with it, by position of the variant. */
export type V3Change = { input: ProductInput; stock: (Omit<StockLevel, 'variantId'> | null)[] };

/**
 * The product that results from a V3 request: omitted fields stay, null clears, arrays are replaced. Options and
 * variants must come together, as variants refer to the options' choices.
 */
export function readV3(wire: V3ProductWrite, known: StockedProduct | null, currency: string): V3Change | Refusal {
  const isHalf = (wire.options === undefined) !== (wire.variantsInfo === undefined);
  const hasOptions = Boolean(known?.options.length || wire.options?.length);
  if (known && isHalf && hasOptions) {
    return refuse('VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT', {
      reason: 'options and variantsInfo.variants must be sent together',
    });
  }
  const base: ProductInput = known ? toInput(known) : { ...emptyContent, variants: [] };
  const unfit = refusalOfType(wire, known?.productType ?? wire.productType ?? base.productType);
  if (unfit) return unfit;
  const parts = readParts(wire, base, currency);
  if (isRefusal(parts)) return parts;
  const { extendedFields } = wire;
  const extra =
    extendedFields === undefined ? {} : takeDeposit(extendedFields as Record<string, unknown> | null, currency);
  if (isRefusal(extra)) return extra;
  const input: ProductInput = {
    ...base,
    name: wire.name ?? base.name,
    slug: wire.slug || base.slug,
    visible: wire.visible ?? base.visible,
    visibleInPos: wire.visibleInPos ?? base.visibleInPos,
    productType: known ? base.productType : (wire.productType ?? base.productType),
    ...readDescription(wire, base),
    ...parts,
    ...readReferences(wire, base),
    discount: wire.variantsInfo ? null : base.discount,
    seo: wire.seoData === undefined ? base.seo : (wire.seoData as Record<string, unknown> | null),
    ...extra,
    purchaseEligibility:
      wire.purchaseEligibility === undefined
        ? base.purchaseEligibility
        : (wire.purchaseEligibility?.userCriteria ?? null),
  };
  return { input, stock: (wire.variantsInfo?.variants ?? []).map(readStock) };
}

/** Physical products have weights and measures, digital ones have downloads: neither may have the other's. */
function refusalOfType(wire: V3ProductWrite, productType: Product['productType']): Refusal | null {
  const notAllowed = (field: string): Refusal =>
    invalid({ field, description: `is not for ${productType} products`, violatedRule: 'FIELD_NOT_ALLOWED' });
  const isDigital = productType === 'DIGITAL';
  if (isDigital && hasContent(wire.physicalProperties)) return notAllowed('product.physicalProperties');
  for (const [place, variant] of (wire.variantsInfo?.variants ?? []).entries()) {
    const field = isDigital ? 'physicalProperties' : 'digitalProperties';
    if (hasContent(variant[field])) return notAllowed(`product.variantsInfo.variants.${place}.${field}`);
  }
  return null;
}

const hasContent = (value: object | null | undefined): boolean =>
  Object.values(value ?? {}).some((one) => one !== undefined && one !== null);

type Parts = Pick<
  ProductInput,
  'options' | 'variants' | 'modifiers' | 'media' | 'subscriptionPlans' | 'allowOneTimePurchases' | 'pricePerUnit'
>;

/** The parts of a product, each read by its own rules. */
function readParts(wire: V3ProductWrite, base: ProductInput, currency: string): Parts | Refusal {
  const options = wire.options ? readOptions(wire.options, base.options) : base.options;
  if (isRefusal(options)) return options;
  const variants = readVariants(wire, base, options, currency);
  if (isRefusal(variants)) return variants;
  const modifiers = wire.modifiers ? readModifiers(wire.modifiers, base.modifiers, currency) : base.modifiers;
  if (isRefusal(modifiers)) return modifiers;
  const media = readMedia(wire, base.media);
  if (isRefusal(media)) return media;
  const subscriptions = readSubscriptions(wire.subscriptionDetails, base, currency);
  if (isRefusal(subscriptions)) return subscriptions;
  const { pricePerUnit: unit } = wire.physicalProperties ?? {};
  const pricePerUnit = unit ? readMeasure(unit, 'product.physicalProperties.pricePerUnit') : unit;
  if (isRefusal(pricePerUnit)) return pricePerUnit;
  const { subscriptionPlans, allowOneTimePurchases } = subscriptions;
  return {
    options,
    variants,
    modifiers,
    media,
    subscriptionPlans,
    allowOneTimePurchases,
    pricePerUnit: pricePerUnit === undefined ? base.pricePerUnit : pricePerUnit,
  };
}

type References = Pick<
  ProductInput,
  | 'brand'
  | 'ribbon'
  | 'additionalRibbons'
  | 'infoSections'
  | 'mainCategoryId'
  | 'tags'
  | 'taxGroupId'
  | 'fulfillerId'
  | 'deliveryProfileId'
>;

/** The references of the product, looked up later. */
function readReferences(wire: V3ProductWrite, base: ProductInput): References {
  const { fulfillerId, deliveryProfileId } = wire.physicalProperties ?? {};
  const tags = readTagIds(wire.tags);
  return {
    brand: wire.brand === undefined ? base.brand : reference(wire.brand),
    ribbon: wire.ribbon === undefined ? base.ribbon : reference(wire.ribbon),
    additionalRibbons: wire.additionalRibbons
      ? wire.additionalRibbons.flatMap((one) => reference(one) ?? [])
      : base.additionalRibbons,
    infoSections: wire.infoSections ? readInfoSections(wire.infoSections, base) : base.infoSections,
    mainCategoryId: wire.mainCategoryId === undefined ? base.mainCategoryId : wire.mainCategoryId,
    tags: {
      public: wire.tags?.publicTags ? tags.public : base.tags.public,
      private: wire.tags?.privateTags ? tags.private : base.tags.private,
    },
    taxGroupId: wire.taxGroupId === undefined ? base.taxGroupId : wire.taxGroupId,
    fulfillerId: fulfillerId === undefined ? base.fulfillerId : fulfillerId,
    deliveryProfileId: deliveryProfileId === undefined ? base.deliveryProfileId : deliveryProfileId,
  };
}

const reference = (wire: { id?: string | null; name?: string | null } | null | undefined): NamedReference | null =>
  wire?.id || wire?.name ? { id: wire.id ?? '', name: wire.name ?? '' } : null;

/** A description comes as rich content or as HTML; one sent back as it was read changes nothing. */
function readDescription(
  { description, plainDescription }: V3ProductWrite,
  base: ProductInput,
): Pick<Product, 'description' | 'richDescription'> {
  const shown = base.richDescription ?? htmlToRichContent(base.description);
  if (description && !isDeepStrictEqual(description, shown))
    return { description: richContentToHtml(description.nodes ?? []), richDescription: description };
  if (plainDescription !== undefined && plainDescription !== base.description)
    return { description: plainDescription ?? '', richDescription: null };
  return { description: base.description, richDescription: base.richDescription };
}

/** Sections by id or unique name; their content is looked up where they are new to the product. */
function readInfoSections(wire: NonNullable<V3ProductWrite['infoSections']>, base: ProductInput): ProductInfoSection[] {
  return wire.map(({ id, uniqueName, plainDescription }) => {
    const known = base.infoSections.find((section) => (id ? section.id === id : section.uniqueName === uniqueName));
    // a title tells a section with content from a mere reference
    return known ?? { id: id ?? '', uniqueName: uniqueName ?? '', title: '', description: plainDescription ?? '' };
  });
}
