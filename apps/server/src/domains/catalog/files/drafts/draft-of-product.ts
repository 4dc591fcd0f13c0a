import type { LocationLevel } from '../../../inventory/index.ts';
import type { Product } from '../../product/product.ts';
import type { StockedProduct } from '../../product/products.store.ts';
import { namedChoices } from '../../product/variant-choices.ts';
import type { ChoiceDraft, ProductDraft, StockDraft, VariantDraft } from '../formats/product-draft.ts';

type CategoryName = { name: string; slug: string };

/** The entities that a product refers to only by id: their names and addresses. */
export type ProductNames = {
  categories: ReadonlyMap<string, CategoryName & { parents: CategoryName[] }>;
  tags: ReadonlyMap<string, string>;
  /** Ids of info sections that products share. */
  sharedSections: ReadonlySet<string>;
  /** The stock of variants that have some outside the default location. */
  levels: ReadonlyMap<string, readonly LocationLevel[]>;
  /** The name of a media file in the export. */
  sourceOf: (mediaId: string) => string;
};

/** The complete product, by names in place of ids, with its keys in a fixed order. */
export function draftOfProduct(product: StockedProduct, names: ProductNames): ProductDraft {
  const { sourceOf } = names;
  const tagNames = (ids: readonly string[]) => ids.flatMap((id) => names.tags.get(id) ?? []);
  const categories = product.categoryIds.flatMap((id) => names.categories.get(id) ?? []);
  const main = product.mainCategoryId ? names.categories.get(product.mainCategoryId) : undefined;
  return {
    slug: product.slug,
    name: product.name,
    visible: product.visible,
    visibleInPos: product.visibleInPos,
    productType: product.productType,
    createdDate: product.createdDate,
    description: product.description,
    richDescription: product.richDescription,
    options: product.options.map(({ name, renderType, choices }) => ({
      name,
      renderType,
      choices: choices.map((choice) => draftOfChoice(choice, sourceOf)),
    })),
    modifiers: product.modifiers.map(({ name, renderType, mandatory, choices, freeText }) => ({
      name,
      renderType,
      mandatory,
      choices: choices.map((choice) => ({ ...draftOfChoice(choice, sourceOf), addedPrice: choice.addedPrice })),
      freeText,
    })),
    variants: product.variants.map((variant) => draftOfVariant(product, variant, names.levels.get(variant.id) ?? [])),
    media: product.media.map(({ id, kind = 'IMAGE', altText, displayName, posterId }) => ({
      source: sourceOf(id),
      kind,
      altText,
      displayName: displayName ?? null,
      poster: posterId ? sourceOf(posterId) : null,
    })),
    brand: product.brand?.name ?? null,
    ribbon: product.ribbon?.name ?? null,
    additionalRibbons: product.additionalRibbons.map(({ name }) => name),
    tags: { public: tagNames(product.tags.public), private: tagNames(product.tags.private) },
    infoSections: product.infoSections.map(({ id, uniqueName, title, description }) => ({
      title,
      description,
      uniqueName,
      isShared: names.sharedSections.has(id),
    })),
    categories: categories.map(({ name, slug, parents }) => ({ name, slug, ...(parents.length > 0 && { parents }) })),
    mainCategory: main?.slug ?? null,
    discount: product.discount,
    manageVariants: product.manageVariants,
    seo: product.seo,
    extendedFields: product.extendedFields,
    taxGroupId: product.taxGroupId,
    pricePerUnit: product.pricePerUnit,
    fulfillerId: product.fulfillerId,
    deliveryProfileId: product.deliveryProfileId,
    subscriptionPlans: product.subscriptionPlans,
    allowOneTimePurchases: product.allowOneTimePurchases,
    deposit: product.deposit,
    purchaseEligibility: product.purchaseEligibility,
  };
}

function draftOfChoice(
  { name, colorCode, mediaIds, displayImageId }: Product['options'][number]['choices'][number],
  sourceOf: ProductNames['sourceOf'],
): ChoiceDraft {
  return {
    name,
    colorCode,
    media: mediaIds.map(sourceOf),
    displayImage: displayImageId ? sourceOf(displayImageId) : null,
  };
}

function draftOfVariant(
  product: StockedProduct,
  variant: Product['variants'][number],
  levels: readonly LocationLevel[],
): VariantDraft {
  const level = product.stock.find(({ variantId }) => variantId === variant.id);
  return {
    choices: Object.fromEntries(namedChoices(product, variant).map(({ option, choice }) => [option.name, choice.name])),
    price: variant.price,
    compareAtPrice: variant.compareAtPrice,
    cost: variant.cost,
    visible: variant.visible,
    sku: variant.sku,
    barcode: variant.barcode,
    weight: variant.weight,
    contents: variant.contents ?? null,
    productDimensions: variant.productDimensions ?? null,
    packageDimensions: variant.packageDimensions ?? null,
    digitalFile: variant.digitalFile ?? null,
    preorder: level?.preorder ? { message: level.preorder.message, limit: level.preorder.limit } : null,
    ...(level ? { stock: draftOfStock(level) } : {}),
    ...(levels.length > 0
      ? { stockByLocation: levels.map((one) => ({ location: one.location, ...draftOfStock(one) })) }
      : {}),
  };
}

const draftOfStock = ({ trackQuantity, quantity, inStock }: Omit<LocationLevel, 'location'>): StockDraft =>
  trackQuantity ? { trackQuantity, quantity: quantity ?? 0 } : { trackQuantity, inStock };
