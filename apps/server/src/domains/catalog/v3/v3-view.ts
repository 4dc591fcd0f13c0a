import type { productsV3, Response } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import type { CategoryName } from '../../categories/index.ts';
import { withDeposit } from '../product/deposit.ts';
import { viewV3Media } from '../product/media-view.ts';
import type { ProductVariant, SubscriptionPlan } from '../product/product.ts';
import type { StockedProduct } from '../product/products.store.ts';
import { htmlToRichContent } from '../product/rich-text.ts';
import { BACK_OFFICE } from './v3-fields.ts';
import { viewV3Modifier, viewV3Option } from './v3-options-view.ts';
import { inventoryOf } from './v3-stock.ts';
import { viewV3Money, viewV3PricePerUnit, viewV3Range, viewV3Variant } from './v3-variant-view.ts';

export type V3Product = NonNullable<Response<typeof productsV3.getProduct>['product']>;
type View = Pick<Context, 'site' | 'addresses'>;
type Asked = ReadonlySet<string>;

/**
 * A product as V3 clients see it. @param fields the requested optional fields @param breadcrumbs the categories from
 * the root to the product's main one
 */
export function viewV3(
  ctx: View,
  product: StockedProduct,
  fields: Asked,
  breadcrumbs: readonly CategoryName[] = [],
): V3Product {
  const extendedFields = withDeposit(product, ctx.site.currency);
  const prices = offeredOf(product).map((variant) => variant.price);
  const compared = product.variants.flatMap((variant) =>
    variant.compareAtPrice === null ? [] : [variant.compareAtPrice],
  );
  return {
    id: product.id,
    revision: String(product.revision),
    createdDate: product.createdDate,
    updatedDate: product.updatedDate,
    name: product.name,
    slug: product.slug,
    handle: product.slug,
    visible: product.visible,
    visibleInPos: product.visibleInPos,
    productType: product.productType,
    media: mediaOf(ctx, product, fields),
    options: product.options.map((option) => viewV3Option(ctx, product, option, fields)),
    modifiers: product.modifiers.map((modifier) => viewV3Modifier(ctx, product, modifier, fields)),
    ...referencesOf(product),
    tags: tagsOf(product, fields),
    actualPriceRange: viewV3Range(ctx, prices),
    ...(compared.length ? { compareAtPriceRange: viewV3Range(ctx, compared) } : {}),
    inventory: inventoryOf(product),
    ...(product.productType === 'PHYSICAL' ? { physicalProperties: physicalOf(ctx, product, fields) } : {}),
    variantsInfo: { variants: product.variants.map((variant) => viewV3Variant(ctx, product, variant, fields)) },
    ...(product.subscriptionPlans.length ? { subscriptionDetails: subscriptionsOf(ctx, product) } : {}),
    ...(product.purchaseEligibility ? { purchaseEligibility: { userCriteria: product.purchaseEligibility } } : {}),
    ...(extendedFields ? { extendedFields } : {}),
    ...(product.seo ? { seoData: product.seo } : {}),
    ...(product.rating.count > 0 ? { rating: product.rating } : {}),
    variantSummary: summaryOf(ctx, product, fields),
    ...askedFor(ctx, product, fields, breadcrumbs),
  } as V3Product;
}

/** The visible variants; all variants where none is visible. */
function offeredOf({ variants }: StockedProduct): ProductVariant[] {
  const offered = variants.filter((variant) => variant.visible);
  return offered.length ? offered : variants;
}

function mediaOf(ctx: View, product: StockedProduct, fields: Asked) {
  const media = product.media.map((one) => viewV3Media(ctx, one));
  return {
    ...(media[0] ? { main: media[0] } : {}),
    ...(fields.has('MEDIA_ITEMS_INFO') ? { itemsInfo: { items: media } } : {}),
  };
}

function referencesOf({ brand, ribbon, additionalRibbons, mainCategoryId, taxGroupId }: StockedProduct) {
  return {
    ...(brand ? { brand } : {}),
    ...(ribbon ? { ribbon } : {}),
    ...(additionalRibbons.length ? { additionalRibbons } : {}),
    ...(mainCategoryId ? { mainCategoryId } : {}),
    ...(taxGroupId ? { taxGroupId } : {}),
  };
}

const tagsOf = ({ tags }: StockedProduct, fields: Asked) => ({
  publicTags: { tagIds: tags.public },
  ...(fields.has(BACK_OFFICE) ? { privateTags: { tagIds: tags.private } } : {}),
});

function summaryOf(ctx: View, product: StockedProduct, fields: Asked) {
  const variantCount = product.variants.length;
  if (!fields.has('MIN_PRICE_VARIANT')) return { variantCount };
  const cheapest = offeredOf(product).reduce((least, one) => (one.price < least.price ? one : least));
  return { variantCount, minPriceVariant: viewV3Variant(ctx, product, cheapest, fields) };
}

function physicalOf(ctx: View, product: StockedProduct, fields: Asked) {
  const { pricePerUnit: base, fulfillerId, deliveryProfileId } = product;
  const weights = product.variants.flatMap((variant) => (variant.weight === null ? [] : [variant.weight]));
  const perUnit = offeredOf(product)
    .flatMap((variant) => viewV3PricePerUnit(ctx, product, variant, variant.price) ?? [])
    .sort((one, other) => Number(one.value) - Number(other.value));
  return {
    ...(base ? { pricePerUnit: { quantity: base.quantity, measurementUnit: base.unit } } : {}),
    ...(perUnit.length ? { pricePerUnitRange: { minValue: perUnit[0], maxValue: perUnit.at(-1) } } : {}),
    ...(fulfillerId ? { fulfillerId } : {}),
    ...(deliveryProfileId ? { deliveryProfileId } : {}),
    ...(weights.length
      ? { shippingWeightRange: { minValue: Math.min(...weights), maxValue: Math.max(...weights) } }
      : {}),
    ...(fields.has('WEIGHT_MEASUREMENT_UNIT_INFO')
      ? { weightMeasurementUnitInfo: { weightMeasurementUnit: ctx.site.settings.weightUnit } }
      : {}),
  };
}

const subscriptionsOf = (ctx: View, { subscriptionPlans, allowOneTimePurchases }: StockedProduct) => ({
  subscriptions: subscriptionPlans.map((plan) => viewSubscription(ctx, plan)),
  allowOneTimePurchases,
});

function viewSubscription(ctx: View, plan: SubscriptionPlan) {
  const { id, title, description, visible, frequency, interval, billingCycles, discount, freeTrial } = plan;
  return {
    id,
    title,
    ...(description ? { description } : {}),
    visible,
    frequency,
    interval,
    ...(billingCycles === null ? { autoRenewal: true } : { billingCycles }),
    ...(freeTrial && { freeTrialPeriod: freeTrial }),
    ...(discount
      ? {
          discount: {
            type: discount.type,
            ...(discount.type === 'AMOUNT'
              ? { amountOff: viewV3Money(ctx, discount.value).amount }
              : { percentOff: discount.value }),
          },
        }
      : {}),
  };
}

function askedFor(
  ctx: View,
  product: StockedProduct,
  fields: Asked,
  breadcrumbs: readonly CategoryName[],
): Partial<V3Product> {
  const costs = product.variants.flatMap((variant) => (variant.cost === null ? [] : [variant.cost]));
  const withId = (id: string) => ({ id });
  return {
    ...(fields.has('CURRENCY') ? { currency: ctx.site.currency } : {}),
    ...(fields.has('URL') ? { url: pageOf(ctx, product.slug) } : {}),
    ...(fields.has('PLAIN_DESCRIPTION') ? { plainDescription: product.description } : {}),
    ...(fields.has('DESCRIPTION')
      ? { description: product.richDescription ?? htmlToRichContent(product.description) }
      : {}),
    ...(fields.has('MERCHANT_DATA') && costs.length ? { costRange: viewV3Range(ctx, costs) } : {}),
    ...(fields.has('DIRECT_CATEGORIES_INFO')
      ? { directCategoriesInfo: { categories: product.categoryIds.map(withId) } }
      : {}),
    ...(fields.has('ALL_CATEGORIES_INFO')
      ? { allCategoriesInfo: { categories: product.allCategoryIds.map(withId) } }
      : {}),
    ...(fields.has('BREADCRUMBS_INFO') ? { breadcrumbsInfo: { breadcrumbs: breadcrumbs.map(viewBreadcrumb) } } : {}),
    ...([...fields].some((field) => field.startsWith('INFO_SECTION'))
      ? { infoSections: product.infoSections.map((section) => viewInfoSection(section, fields)) }
      : {}),
  } as Partial<V3Product>;
}

const viewBreadcrumb = ({ id, name, slug }: CategoryName) => ({
  categoryId: id,
  categoryName: name,
  categorySlug: slug,
});

function viewInfoSection(section: StockedProduct['infoSections'][number], fields: Asked) {
  return {
    id: section.id,
    uniqueName: section.uniqueName,
    title: section.title,
    ...(fields.has('INFO_SECTION_PLAIN_DESCRIPTION') ? { plainDescription: section.description } : {}),
    ...(fields.has('INFO_SECTION_DESCRIPTION') ? { description: htmlToRichContent(section.description) } : {}),
  };
}

const pageOf = (ctx: Pick<Context, 'addresses'>, slug: string) => ({
  relativePath: `/product-page/${slug}`,
  url: `${ctx.addresses.pages}/product-page/${slug}`,
});
